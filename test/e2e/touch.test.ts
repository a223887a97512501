import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameView } from '../../shared/protocol/http.ts';
import { isAsked, PHONE, visit } from './support/browser.ts';
import { decide, FINGER, playTurn, turnBar } from './support/merchants.ts';
import { browser, service, setStage } from './support/stage.ts';
import { ask } from './support/table.ts';

setStage();

const steps = (page: Page) => turnBar(page).getByRole('listitem');
const sendButton = (page: Page) => turnBar(page).getByRole('button', { name: /^Send/ });

/** Turns before a turn in which one may pass or buy, and so make two decisions. */
const FIRST_TURNS = 2;

test('a game is played to its end by touch on a phone: reloaded in mid-draft, in two tabs, offline for a while', async () => {
  const { page, complaints } = await visit(browser, 'Ana', PHONE);
  await page.goto(service.origin);
  await page.getByRole('button', { name: /^Play now.*Merchants/ }).tap();
  await turnBar(page).waitFor();
  for (let turn = 0; turn < FIRST_TURNS; turn += 1) {
    await turnBar(page).waitFor();
    await playTurn(page, turn, FINGER);
  }
  await reloadInMidDraft(page);
  await sendFromStaleTab(page);
  await sendOffline(page);
  for (let turn = 0; await isAsked(page); turn += 1) await playTurn(page, turn, FINGER);

  await page.waitForFunction(() => document.title.startsWith('Over'));
  await page.getByRole('region', { name: 'Final score' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const expected = /ERR_INTERNET_DISCONNECTED|409/; // what was done on purpose
  expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
});

/** What was decided and not sent is there again. */
async function reloadInMidDraft(page: Page): Promise<void> {
  await turnBar(page).waitFor();
  await decide(page, 1, FINGER);
  const draft = await steps(page).allInnerTexts();
  await page.reload();
  await steps(page).first().waitFor();
  expect(await steps(page).allInnerTexts()).toEqual(draft);
  await playTurn(page, 1, FINGER);
}

/** The other tab has heard nothing of what this one sends: its own commit is not taken, and it learns why. */
async function sendFromStaleTab(page: Page): Promise<void> {
  await turnBar(page).waitFor();
  const other = await page.context().newPage();
  await other.routeWebSocket(/\/live/, () => undefined); // a line on which nothing ever comes
  await other.goto(page.url());
  await turnBar(other).waitFor();
  while (await decide(other, 0, FINGER));
  await page.bringToFront();
  await playTurn(page, 1, FINGER);
  const now = await rowsOnceAsked(page);
  await other.bringToFront();
  await sendButton(other).tap();
  await other.getByText(/^Attention:.*The game has moved on|The game has moved on/).waitFor();
  expect(await rowsOnceAsked(page)).toBe(now); // nothing of the stale draft was taken
  await other.close();
}

/** Rows of the log when it is this player's turn again. */
async function rowsOnceAsked(page: Page): Promise<number> {
  await turnBar(page).waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return (await ask<GameView>(page, service.origin, `/games/${id}`)).seq;
}

/** What is sent while there is no network goes out when it is back, once. */
async function sendOffline(page: Page): Promise<void> {
  await page.bringToFront();
  const before = await rowsOnceAsked(page);
  while (await decide(page, 0, FINGER));
  await page.context().setOffline(true);
  await sendButton(page).tap();
  await turnBar(page)
    .getByText(/The server cannot be reached/)
    .waitFor();
  await page.context().setOffline(false);
  await page.waitForResponse((response) => response.url().endsWith('/moves') && response.ok());
  await isAsked(page);
  expect(await rowsOnceAsked(page)).toBeGreaterThan(before);
}
