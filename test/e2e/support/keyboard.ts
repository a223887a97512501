import type { Page } from 'playwright-core';

/** A player without a mouse: goes from thing to thing by Tab and looks where the focus is. */
export interface Keys {
  /** Presses Tab until the focused thing has such a name. It must come within one round of the page. */
  to(name: RegExp, back?: 'back'): Promise<void>;
  /** Goes there and presses Enter. */
  enter(name: RegExp): Promise<void>;
  /** The same, if the focus may already be there. */
  onOrEnter(name: RegExp): Promise<void>;
  press(key: string): Promise<void>;
  /** Names of focused things that could not be seen: outside of the screen, or without a mark. */
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
      const here = await page.evaluate(focused);
      if (!here.seen) unseen.push(here.name);
      if (name.test(here.name)) return;
      passed.push(here.name);
    }
    throw new Error(`no ${name} within ${ROUND} tabs, but: ${[...new Set(passed)].join(' | ')}`);
  };
  const enter = (name: RegExp): Promise<void> => to(name).then(() => press('Enter'));
  const onOrEnter = async (name: RegExp): Promise<void> =>
    name.test((await page.evaluate(focused)).name) ? press('Enter') : enter(name);
  return { to, press, enter, onOrEnter, unseen };
}

/** In the page: the accessible name of the focused thing, and whether it is visible. */
function focused(): { readonly name: string; readonly seen: boolean } {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return { name: '', seen: true };
  const labels = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels : null;
  const label = at.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? at.textContent;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
  const box = at.getBoundingClientRect();
  const marked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  const inside = box.bottom > 0 && box.top < innerHeight && box.width > 0;
  return { name: (label ?? '').replace(/\s+/g, ' ').trim(), seen: marked && inside };
}
