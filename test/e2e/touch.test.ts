import { expect, test } from 'vitest';
import { isAsked, PHONE, visit } from './support/browser.ts';
import {
  ON_PURPOSE,
  reloadInMidDraft,
  sendFromStaleTab,
  sendOffline,
  type Player,
} from './support/disturbed.ts';
import { decide, FINGER, playTurn, send, turnBar } from './support/merchants.ts';
import { browser, service, setStage } from './support/stage.ts';

setStage();

/** Turns before a turn in which one may pass or buy, and so make two decisions. */
const FIRST_TURNS = 2;

const PLAYER: Player = {
  draft: async (page, another) => {
    while (await decide(page, another ? 1 : 0, FINGER));
  },
  send: (page) => send(page, FINGER),
};

test('a game is played to its end by touch on a phone: reloaded in mid-draft, in two tabs, offline for a while', async () => {
  const { page, complaints } = await visit(browser, 'Ana', PHONE);
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
  for (let turn = 0; await isAsked(page); turn += 1) await playTurn(page, turn, FINGER);

  await page.waitForFunction(() => document.title.startsWith('Over'));
  await page.getByRole('region', { name: 'Final score' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(complaints.filter((text) => !ON_PURPOSE.test(text))).toEqual([]);
});
