import type { TargetedKeyboardEvent } from 'preact';

/** Where the keyboard is among the lines of a box, counted from 0. */
interface Place {
  /** −1: on the box itself. */
  readonly at: number;
  readonly last: number;
  /** The line at which one comes in from the box. */
  readonly entry: number;
}

/** The line a key leads to; undefined for one that means nothing among lines. */
export function lineFor(key: string, { at, last, entry }: Place): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return at < 0 ? entry : Math.max(at - 1, 0);
    case 'ArrowDown':
      return at < 0 ? entry : Math.min(at + 1, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** From line to line; one comes in at the marked one, else at the last. A key that is taken is nobody else's. */
function goAlong(event: TargetedKeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('a, summary')];
  const last = lines.length - 1;
  const marked = lines.findIndex((line) => line.hasAttribute('aria-current'));
  const at = lines.findIndex((line) => line === event.target);
  const to = lineFor(event.key, { at, last, entry: marked < 0 ? last : marked });
  if (to === undefined) return;
  event.preventDefault();
  lines[to]?.focus();
}

/**
 * Makes a box that scrolls one stop for Tab, however many lines it has. Its links and the headings that open have a
 * `tabIndex` of −1. Up, Down, Home and End move between them.
 */
export const oneStop = { tabIndex: 0, onKeyDown: goAlong };
