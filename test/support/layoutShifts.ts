/** Layout shifts as a page saw them; a browser test or the bench adds `watchShifts` before the page's own scripts. */

/** What moved, for whoever looks for the cause. */
export interface Shift {
  /** Ms since the page was opened. */
  readonly at: number;
  /** The part of the screen that moved times how far, as Web Vitals counts it. */
  readonly value: number;
  readonly what: readonly string[];
}

/** Runs in the page first. What follows a tap or a key within half a second does not count. */
export function watchShifts(): void {
  const told: Shift[] = [];
  Object.assign(globalThis, { toldShifts: told });
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element === null || element === undefined ? '?' : `${element.tagName}.${element.className}`;
  };
  type Entry = PerformanceEntry & {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.hadRecentInput) continue;
      const what = entry.sources.map(
        ({ node, previousRect: a, currentRect: b }) =>
          `${nameOf(node)} ${Math.round(a.x)},${Math.round(a.y)} ${Math.round(a.width)}×${Math.round(a.height)} → ${Math.round(b.x)},${Math.round(b.y)} ${Math.round(b.width)}×${Math.round(b.height)}`,
      );
      told.push({ at: entry.startTime, value: entry.value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: all that `watchShifts` saw. */
export const toldShifts = (): readonly Shift[] =>
  (globalThis as unknown as { readonly toldShifts: readonly Shift[] }).toldShifts;
