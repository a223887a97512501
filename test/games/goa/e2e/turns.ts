import type { Locator, Page } from 'playwright-core';
import { movesAnswer, settled } from '../../../e2e/support/browser.ts';

/** Plays Goa as a person would who knows no rules: taps what is lit, and sends. */

/** What is asked of this page's player; not there while it is somebody else's turn. */
export const turnBar = (page: Page): Locator => page.getByRole('region', { name: /^Your turn/ });

/** One of so many, from 0. */
export type Lot = (n: number) => number;

/** After so many taps a turn that could go on is sent as it is. */
const PATIENCE = 2;
/** A move takes at most six taps, e.g. the spices of a duty; some more go astray. */
const TAPS = 80;

/**
 * Makes decisions until there is something whole to send, and sends it or ends the turn.
 * @returns what was tapped
 * @throws where nothing is lit and nothing can be sent: a dead end
 */
export async function playDecision(page: Page, lot: Lot): Promise<readonly string[]> {
  const tapped: string[] = [];
  const send = turnBar(page).getByRole('button', { name: /^Send/ });
  for (;;) {
    const impatient = tapped.length > PATIENCE;
    if ((impatient || (await choices(page).count()) === 0) && (await endTurn(page))) return tapped;
    if (await isReady(send, impatient)) break;
    if (tapped.length > TAPS) throw new Error(`no end of tapping: ${tapped.join(', ')}`);
    tapped.push(await tapOne(page, lot));
  }
  await send.click();
  await page.locator('.turn-bar .draft').waitFor({ state: 'detached' });
  return tapped;
}

/** Ends the turn, which sends it. Nothing happens if the action is still to come. */
export async function endTurn(page: Page): Promise<boolean> {
  const end = turnBar(page).getByRole('button', { name: 'End turn' });
  if ((await end.count()) === 0) return false;
  await Promise.all([movesAnswer(page), end.click()]);
  await page.locator('.turn-bar .draft').waitFor({ state: 'detached' });
  return true;
}

/** Everything lit in the bar, on the desk and on the table, except the end of the turn. */
const choices = (page: Page): Locator =>
  page.locator('.desk-knob:enabled:not(:text-is("End turn")), .desk-dial button:enabled, .goa .lit');

/** Can the turn be sent, as a whole or (`impatient`) in part? */
async function isReady(send: Locator, impatient: boolean): Promise<boolean> {
  if ((await send.count()) === 0 || !(await send.isEnabled())) return false;
  return impatient || (await send.innerText()) === 'Send';
}

/** Taps something lit in the bar, on the desk or on the table; what only says what it does is then done. */
export async function tapOne(page: Page, lot: Lot): Promise<string> {
  const all = choices(page);
  await all.first().waitFor(); // in vain where there is a dead end
  await settled(page);
  const fresh = all.and(page.locator(':not([aria-pressed=true])'));
  const open = lot(4) > 0 && (await fresh.count()) > 0 ? fresh : all;
  const target = open.nth(lot(await open.count()));
  const name = (await target.innerText()).replaceAll('\n', ' ');
  await target.click();
  await settled(page);
  const does = page.locator('.goa .explain .primary');
  if ((await does.count()) > 0) await does.first().click();
  await settled(page);
  return name;
}
