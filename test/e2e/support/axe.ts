import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { until } from '../../support/until.ts';
import { calm, waitUntil } from './browser.ts';
import { ALL } from './extent.ts';
import { service } from './stage.ts';
import { ask } from './table.ts';

const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1440, height: 900 } };

/** WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
export const EVERYTHING: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Rules about colours and space. All other rules are the same for every size and theme. */
const LOOKS: axe.RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
};

export interface Look {
  readonly size: keyof typeof SIZES;
  readonly theme: 'light' | 'dark';
  readonly rules: axe.RunOnly;
}

const WIDE: Look = { size: 'desk', theme: 'light', rules: EVERYTHING };
const LOOKED_AT: readonly Look[] = [
  { size: 'phone', theme: 'light', rules: EVERYTHING },
  { size: 'desk', theme: 'dark', rules: LOOKS },
  ...(ALL ? [WIDE] : []),
];

/** A screen of the page: how to get there, and the heading or text that shows it has arrived. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly ready: RegExp;
  /** Done on the screen before axe runs. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** axe's findings on a screen, one line each. */
async function faultsOf(
  page: Page,
  { name, path, ready, act }: Screen,
  looks: readonly Look[],
): Promise<string[]> {
  await page.setViewportSize(SIZES.desk);
  await page.goto(`${service.origin}${path}`);
  await page.getByText(ready).filter({ visible: true }).first().waitFor();
  await act?.(page);
  await waitUntil(page, 'all parts', () => document.querySelector('.loading, .still-loading') === null);
  await calm(page, 10); // a part that comes while axe looks would be judged before it has its place
  await page.evaluate(axe.source);
  const faults: string[] = [];
  for (const { size, theme, rules } of looks) {
    await page.setViewportSize(SIZES[size]);
    await page.setViewportSize({ ...SIZES[size], height: await page.evaluate(heightOfPage) });
    await page.emulateMedia({ colorScheme: theme });
    await calm(page, 10); // what is drawn otherwise on another screen is drawn by then
    const found = await page.evaluate(runAxe, rules);
    faults.push(...found.map((fault) => `${name}, ${size}, ${theme}: ${fault}`));
  }
  return faults;
}

/** The whole height of the page: a target under the bottom bar must not count as too small. Runs in the page. */
const heightOfPage = (): number => Math.max(innerHeight, document.documentElement.scrollHeight);

/** Runs in the page. */
async function runAxe(runOnly: axe.RunOnly): Promise<string[]> {
  const { axe: here } = globalThis as unknown as { readonly axe: typeof axe };
  const { violations, incomplete } = await here.run(document, { runOnly, preload: false });
  // Of these it is not sure: a name on an element that takes none, and an id of nothing.
  const unsure = incomplete.filter(({ id }) => /^aria-(prohibited-attr|valid-attr-value)$/.test(id));
  return [...violations, ...unsure].flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
  );
}

export async function faultsOfAll(
  page: Page,
  screens: readonly Screen[],
  looks = LOOKED_AT,
): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) faults.push(...(await faultsOf(page, screen, looks)));
  return faults;
}

/** The browser's complaint about a page, a game or a link that does not exist. */
export const MISSING = /404|403/;

/** Without animations: while something fades in, its colours cannot be checked. */
export const STILL = { locale: 'en-GB', reducedMotion: 'reduce' } as const;

/** The sign-in link that is sent to this address. */
export async function linkTo(page: Page, email: string): Promise<string> {
  await ask(page, service.origin, '/auth/link', { email });
  return until('a mail', async () => {
    const mails = (await (await fetch(`${service.origin}/dev/mails?json`)).json()) as Captured[];
    const text = mails.find(({ mail }) => mail.to === email)?.mail.text ?? '';
    return /\/m#in\.\S+/.exec(text)?.[0];
  });
}

interface Captured {
  readonly mail: { readonly to: string; readonly text: string };
}

export const main = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

export async function checkIt(page: Page): Promise<void> {
  await main(page, /^Check this game/).click();
  await page.getByText(/^Verified/).waitFor();
  await main(page, /^Show what was hidden/).click();
}
