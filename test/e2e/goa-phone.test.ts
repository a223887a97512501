import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, PHONE } from './support/browser.ts';
import { turnBar } from './support/goa.ts';
import { bidding, turnWithCards, turnWithTiles, type Log } from './support/goaPositions.ts';
import { startPractice, type Practice } from './support/practice.ts';

let practice: Practice;
let browser: Browser;

beforeAll(async () => {
  [practice, browser] = await Promise.all([startPractice(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await practice?.stop();
});

const sit = async (log: Log): Promise<Page> => (await practice.sit(browser, log, PHONE)).page;

/** How long a busy machine may take, in ms. */
const PATIENCE = { timeout: 30_000 };

/** Waits until all of it is on the screen and not under the turn bar. */
async function isInSight(thing: Locator): Promise<void> {
  const page = thing.page();
  await expect
    .poll(async () => {
      const box = await thing.boundingBox();
      const bar = await turnBar(page).boundingBox();
      return box !== null && bar !== null && box.y >= 0 && box.y + box.height <= bar.y;
    }, PATIENCE)
    .toBe(true);
}

test.each([
  ['top', 0],
  ['bottom', 100_000],
])('from the %s of the page one tap leads to what can be chosen', async (_, to) => {
  const page = await sit(turnWithTiles('2012', ['redSpice']));
  const first = page.locator('.goa-board .lit').first();
  await first.waitFor();
  await page.waitForFunction((y) => {
    scrollTo(0, y);
    return document.querySelector('.to-choices') !== null;
  }, to);
  await page.locator('.to-choices').tap();
  await isInSight(first);
  await page.locator('.to-choices').waitFor({ state: 'detached' });
});

test('the buttons of a bid stay where they are while one bids', async () => {
  const page = await sit(bidding('2012', 'ginger2'));
  const bids = turnBar(page).getByRole('button', { name: /^Bid \d/ });
  await bids.first().waitFor();
  const boxes = async () => Promise.all((await bids.all()).map((bid) => bid.boundingBox()));
  await turnBar(page).getByRole('button', { name: 'More' }).tap();
  const before = await boxes();
  await bids.nth(1).tap();
  await turnBar(page).locator('.draft').waitFor();
  await bids.nth(2).tap();
  expect(await boxes()).toEqual(before);
});

test('a card chosen stays in sight when the bar says what comes of it', async () => {
  const page = await sit(turnWithCards('2012', ['ships1', 'sell1', 'spices1']));
  await page.getByRole('button', { name: 'Discard cards' }).tap();
  const card = page.locator('.own-hand li button').first();
  await card.tap();
  await turnBar(page).locator('.draft').waitFor();
  await isInSight(card);
});
