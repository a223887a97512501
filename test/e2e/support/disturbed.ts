import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { isAsked, movesAnswer, wholePage } from './browser.ts';
import { service } from './stage.ts';
import { ask, gameAt } from './table.ts';

/** A game that is disturbed: the page loaded anew, an old page, no network. The same whatever is played. */

/** A person who plays the game. */
export interface Player {
  /** Decides until something can be sent. The numbers stand for different ways; 0 is the first. */
  draft(page: Page, way: number): Promise<unknown>;
  /** Sends it, and decides on if it is not complete. */
  send(page: Page): Promise<unknown>;
}

const turnBar = (page: Page): Locator => page.getByRole('region', { name: /^Your turn/ });
const sendButton = (page: Page): Locator => turnBar(page).getByRole('button', { name: /^Send/ });

/** The draft's sentences, once their words are loaded. */
async function steps(page: Page): Promise<readonly string[]> {
  const listed = turnBar(page).locator('.draft li');
  await listed.first().waitFor();
  await listed.filter({ hasText: '…' }).waitFor({ state: 'detached' });
  return listed.allInnerTexts();
}

/** A draft that was not sent is there again after a reload. */
export async function reloadInMidDraft(page: Page): Promise<void> {
  const drafted = await steps(page);
  await page.reload();
  expect(await steps(page)).toEqual(drafted);
}

/** The other tab gets no frames about this one's commit. Its own commit is refused, and it says why. */
export async function sendFromStaleTab(page: Page, player: Player): Promise<void> {
  await turnBar(page).waitFor();
  const other = await page.context().newPage();
  await other.routeWebSocket(/\/live/, () => undefined); // a connection on which nothing ever arrives
  await other.goto(page.url());
  await turnBar(other).waitFor();
  await wholePage(other);
  await player.draft(other, 0);
  const stale = await steps(other);
  await page.bringToFront();
  await draftOther(page, player, stale);
  await player.send(page);
  const now = await rowsOnceAsked(page);
  await other.bringToFront();
  const [answer] = await Promise.all([movesAnswer(other), sendButton(other).tap()]);
  expect(answer.status()).toBe(409);
  await other.getByText('You have moved in another window').waitFor();
  await other.close();
  await page.bringToFront();
  expect(await rowsOnceAsked(page)).toBe(now); // no part of the stale draft was taken
}

/** A draft other than `stale`: the same moves from the same position would count as a repeat. */
async function draftOther(page: Page, player: Player, stale: readonly string[]): Promise<void> {
  for (let way = 1; way <= WAYS; way += 1) {
    await player.draft(page, way);
    if ((await steps(page)).join() !== stale.join()) return;
    while ((await turnBar(page).locator('.draft').count()) > 0) await page.keyboard.press('Escape');
  }
  throw new Error(`nothing else could be decided than ${stale.join()}`);
}

/** Enough for two random decisions. */
const WAYS = 20;

/** A commit sent without a network arrives once when the network is back. */
export async function sendOffline(page: Page, player: Player): Promise<void> {
  const before = await rowsOnceAsked(page);
  await player.draft(page, 0);
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
  return (await ask<GameView>(page, service.origin, `/games/${gameAt(page)}`)).seq;
}

/** The browser's complaints about the disturbances, which are intended. */
export const ON_PURPOSE = /ERR_INTERNET_DISCONNECTED|409/;
