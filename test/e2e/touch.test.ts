import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { isAsked, PHONE, settled, titled, visit, waitUntil, wholePage } from './support/browser.ts';
import {
  ON_PURPOSE,
  reloadInMidDraft,
  sendFromStaleTab,
  sendOffline,
  type Player,
} from './support/disturbed.ts';
import { ALL } from './support/extent.ts';
import { decide, FINGER, playTurn, send, turnBar } from './support/vehicle.ts';
import { seatBeside } from './support/seatAll.ts';
import { service, setStage } from './support/stage.ts';
import { ask, gameAt, playOn } from './support/table.ts';
import { VEHICLE } from '../support/vehicle.ts';

setStage();

/** Turns before one in which the player may pass or buy, and so make two decisions. */
const FIRST_TURNS = 2;

/** Turns after the disturbances; the rest of the game is played beside the page. */
const ENOUGH = ALL ? Infinity : 2;

const PLAYER: Player = {
  draft: async (page, way) => {
    while (await decide(page, way, FINGER));
  },
  send: (page) => send(page, FINGER),
};

test('a game is played by touch on a phone and shown to its end: reloaded in mid-draft, in two tabs, offline for a while', async () => {
  const { page, complaints } = await visit('Ana', PHONE);
  await page.goto(service.origin);
  await page.getByRole('button', { name: /^Play now.*Merchants/ }).tap();
  for (let turn = 0; turn < FIRST_TURNS; turn += 1) {
    await turnBar(page).waitFor();
    await playTurn(page, turn, FINGER);
  }
  await turnBar(page).waitFor();
  await decide(page, 1, FINGER);
  await reloadInMidDraft(page);
  await playTurn(page, 1, FINGER);
  await sendFromStaleTab(page, PLAYER);
  await sendOffline(page, PLAYER);
  for (let turn = 0; turn < ENOUGH && (await isAsked(page)); turn += 1) await playTurn(page, turn, FINGER);
  if (!ALL) await playOn(page, service.origin, gameAt(page));

  await titled(page, /^Over/);
  await page.getByRole('region', { name: 'Final score' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(complaints.filter((text) => !ON_PURPOSE.test(text))).toEqual([]);
});

test('the second half of a double tap on Send hits nothing in the bar', async () => {
  const { page } = await visit('Ana', PHONE);
  await page.goto(service.origin);
  await page.getByRole('button', { name: /^Play now.*Merchants/ }).tap();
  await turnBar(page).waitFor();
  await decide(page, 1, FINGER);
  const hit = await page.locator('.turn-bar .send').evaluate((send: HTMLElement) => {
    const { x, y } = send.getBoundingClientRect();
    send.click();
    return document.elementFromPoint(x + 9, y + 9)?.closest('button, section')?.tagName;
  });
  expect(hit).toBe('SECTION');
});

test('the second half of a double tap hits nothing on the profile, and what came of the first one is in sight', async () => {
  const { page } = await visit('Ana', PHONE);
  await page.goto(service.origin);
  await page.getByRole('button', { name: /^Play now.*Merchants/ }).tap();
  await turnBar(page).waitFor();
  await page.goto(`${service.origin}/me`);
  const take = page.getByRole('button', { name: 'Take a holiday' });
  await take.scrollIntoViewIfNeeded();
  const hit = await take.evaluate((button: HTMLElement) => {
    const { x, y } = button.getBoundingClientRect();
    button.click();
    return document.elementFromPoint(x + 9, y + 9)?.closest('button, label, input')?.tagName ?? 'nothing';
  });
  expect(hit).toBe('nothing');
  await page.getByText(/^You are on holiday/).waitFor();

  const address = page.getByLabel('Mail address').first();
  await address.fill('ana@example.org');
  await address.evaluate((field) => field.scrollIntoView({ block: 'start' }));
  await page.getByRole('button', { name: 'Send a mail to confirm it' }).tap();
  const said = page.getByText(/^A mail with a link is on its way/);
  await said.waitFor();
  await settled(page);
  expect(await isInSight(said)).toBe(true);
});

test('a tap on a picture says what it is, where a finger cannot hover, until the next tap', async () => {
  const { page, complaints } = await visit('Ana', PHONE);
  await page.goto(`${service.origin}/g/sample-goa`);
  await page.locator('.tip').waitFor({ state: 'attached' });
  const tip = page.locator('.tip:not([hidden])');
  const column = page.locator('.player-otherPlayers .player-briefColumns [title]').first();
  await column.tap();
  await tip.filter({ hasText: (await column.getAttribute('title')) ?? 'no title' }).waitFor();
  expect(await isInSight(tip)).toBe(true);
  await column.tap();
  await tip.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

/** Is all of it on the screen? */
const isInSight = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });

/** Runs in the page: is a choice between the top of the screen and the bar? */
const isChoiceSeen = (): boolean => {
  const foot = document.querySelector('.turn-bar')?.getBoundingClientRect().top ?? 0;
  const boxes = [...document.querySelectorAll('main button.lit')].map((one) => one.getBoundingClientRect());
  return boxes.some(({ top, bottom }) => bottom > 0 && top < foot);
};

test('a move taken back leads to what is asked again, and one that others followed to the question', async () => {
  const [ana, ben] = [await visit('Ana', PHONE), await visit('Ben', PHONE)];
  const id = await seatBeside([ana, ben], { game: VEHICLE });
  const { acting } = await ask<GameView>(ana.page, service.origin, `/games/${id}`);
  const [first, second] = acting[0] === 0 ? [ana.page, ben.page] : [ben.page, ana.page];
  for (const page of [first, second]) {
    await page.goto(`${service.origin}/g/${id}`);
    await wholePage(page);
  }
  const takeBack = first.getByRole('button', { name: 'Take back my last move' });
  await playTurn(first, 0, FINGER);
  await takeBack.tap();
  await first.locator('#turn-title:focus').waitFor();
  await waitUntil(first, 'a choice in sight', isChoiceSeen);

  await playTurn(first, 0, FINGER);
  await playTurn(second, 1, FINGER);
  await takeBack.tap();
  await first.locator('#question-title:focus').waitFor();
});
