import type { Page } from 'playwright-core';
import { settled } from './browser.ts';

/** A player without a mouse: goes from thing to thing by Tab and looks where the focus is. */
export interface Keys {
  /** Presses Tab until the focused thing has such a name. It must come within one round of the page. */
  to(name: RegExp, back?: 'back'): Promise<void>;
  /** Goes there and presses Enter. */
  enter(name: RegExp): Promise<void>;
  /** The same, if the focus may already be there. */
  onOrEnter(name: RegExp): Promise<void>;
  press(key: string): Promise<void>;
  /** Names of focused things that could not be seen: outside of the screen, covered, or without a whole ring. */
  readonly unseen: readonly string[];
}

/** More things than any page has. */
const ROUND = 250;

export function keysOf(page: Page): Keys {
  const unseen: string[] = [];
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const to = async (name: RegExp, back?: 'back'): Promise<void> => {
    const passed: string[] = [];
    for (let tries = 0; tries < ROUND; tries += 1) {
      await press(back === undefined ? 'Tab' : 'Shift+Tab');
      const here = await lookAt(page);
      if (!here.seen) unseen.push(here.name);
      if (name.test(here.name)) return;
      passed.push(here.name);
    }
    throw new Error(`no ${name} within ${ROUND} tabs, but: ${[...new Set(passed)].join(' | ')}`);
  };
  const enter = (name: RegExp): Promise<void> => to(name).then(() => press('Enter'));
  const onOrEnter = async (name: RegExp): Promise<void> =>
    name.test((await lookAt(page)).name) ? press('Enter') : enter(name);
  return { to, press, enter, onOrEnter, unseen };
}

interface Focused {
  readonly name: string;
  readonly seen: boolean;
}

/** What has the focus, once the page has followed it: two drawings later. */
async function lookAt(page: Page): Promise<Focused> {
  await settled(page);
  await settled(page);
  return page.evaluate(focused);
}

/** In the page: the accessible name of the focused thing, and whether it is visible. */
function focused(): Focused {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return { name: '', seen: true };
  const labels = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels : null;
  const label = at.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? at.textContent;
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(at);
  const { left, right, top, bottom } = at.getBoundingClientRect();
  const ring = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  const reach = ring + Number.parseFloat(outlineOffset) - 0.5; // less a rounded pixel
  const isWhole = (clip: { left: number; right: number; top: number; bottom: number }): boolean =>
    left - reach >= clip.left &&
    right + reach <= clip.right &&
    (bottom - top > clip.bottom - clip.top || (top - reach >= clip.top && bottom + reach <= clip.bottom));
  const screen = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
  const clips = [screen];
  let isFixed = getComputedStyle(at).position === 'fixed'; // nothing clips that but the screen
  for (let box = at.parentElement; box !== null && !isFixed; box = box.parentElement) {
    const { overflowX, overflowY, display, position } = getComputedStyle(box);
    isFixed = position === 'fixed';
    if (display === 'contents' || box === document.documentElement || box === document.body) continue;
    if (overflowX !== 'visible' || overflowY !== 'visible') clips.push(box.getBoundingClientRect());
  }
  const over = document.elementFromPoint(
    (left + right) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  );
  const isFree = over !== null && (at.contains(over) || over.contains(at));
  const seen = ring > 0 && clips.every(isWhole) && isFree;
  return { name: (label ?? '').replace(/\s+/g, ' ').trim(), seen };
}
