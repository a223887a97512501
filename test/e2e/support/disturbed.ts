import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameView } from '../../../shared/protocol/http.ts';
import { isAsked, movesAnswer, wholePage } from './browser.ts';
import { service } from './stage.ts';
import { ask } from './table.ts';

/** A game that is disturbed: the page loaded anew, an old page, no network. The same whatever is played. */

/** Somebody who plays the game. */
export interface Player {
  /** Decides until there is something that can be sent; in another way each time, or in the same one. */
  draft(page: Page, another?: 'another'): Promise<unknown>;
  /** Sends it, deciding on where it is not whole. */
  send(page: Page): Promise<unknown>;
}

const turnBar = (page: Page): Locator => page.getByRole('region', { name: /^Your turn/ });
const sendButton = (page: Page): Locator => turnBar(page).getByRole('button', { name: /^Send/ });

/** What the draft says once its words are there. */
async function steps(page: Page): Promise<readonly string[]> {
  const listed = turnBar(page).locator('.draft li');
  await listed.first().waitFor();
  await listed.filter({ hasText: '…' }).waitFor({ state: 'detached' });
  return listed.allInnerTexts();
}

/** What was decided and not sent is there again. */
export async function reloadInMidDraft(page: Page): Promise<void> {
  const drafted = await steps(page);
  await page.reload();
  expect(await steps(page)).toEqual(drafted);
}

/** The other tab has heard nothing of what this one sends: its own commit is not taken, and it learns why. */
export async function sendFromStaleTab(page: Page, player: Player): Promise<void> {
  await turnBar(page).waitFor();
  const other = await page.context().newPage();
  await other.routeWebSocket(/\/live/, () => undefined); // a line on which nothing ever comes
  await other.goto(page.url());
  await turnBar(other).waitFor();
  await wholePage(other);
  await player.draft(other);
  const stale = await steps(other);
  await page.bringToFront();
  await draftOther(page, player, stale);
  await player.send(page);
  const now = await rowsOnceAsked(page);
  await other.bringToFront();
  const [answer] = await Promise.all([movesAnswer(other), sendButton(other).tap()]);
  expect(answer.status()).toBe(409);
  await other.getByText(/The game has moved on/).waitFor();
  expect(await rowsOnceAsked(page)).toBe(now); // nothing of the stale draft was taken
  await other.close();
  await page.bringToFront();
}

/** Something else than `stale`: the same from the same position would be a repeat, and taken for one. */
async function draftOther(page: Page, player: Player, stale: readonly string[]): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await player.draft(page, 'another');
    if ((await steps(page)).join() !== stale.join()) return;
    while ((await turnBar(page).locator('.draft').count()) > 0) await page.keyboard.press('Escape');
  }
  throw new Error(`nothing else could be decided than ${stale.join()}`);
}

/** Of a decision between two, at random. */
const TRIES = 20;

/** What is sent while there is no network goes out when it is back, once. */
export async function sendOffline(page: Page, player: Player): Promise<void> {
  const before = await rowsOnceAsked(page);
  await player.draft(page);
  await page.context().setOffline(true);
  await sendButton(page).tap();
  await turnBar(page)
    .getByText(/The server cannot be reached/)
    .waitFor();
  const taken = page.waitForResponse((response) => response.url().endsWith('/moves') && response.ok());
  await Promise.all([taken, page.context().setOffline(false)]);
  expect(await rowsOnceAsked(page)).toBeGreaterThan(before);
}

/** Rows of the log when it is this player's turn again. */
async function rowsOnceAsked(page: Page): Promise<number> {
  await isAsked(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return (await ask<GameView>(page, service.origin, `/games/${id}`)).seq;
}

/** What the browser complains about then: it was done on purpose. */
export const ON_PURPOSE = /ERR_INTERNET_DISCONNECTED|409/;
