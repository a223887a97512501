import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { PATIENCE, PHONE, visit, wholePage } from './support/browser.ts';
import { setStage } from './support/stage.ts';
import { decide, FINGER, turnBar } from './support/vehicle.ts';

setStage();

/** A page that counts how often it vibrates. */
async function atTurn(): Promise<{ page: Page; complaints: readonly string[] }> {
  const { page, complaints } = await visit('Ana', PHONE);
  await page.addInitScript(() => {
    navigator.vibrate = () => {
      sessionStorage.setItem('vibrations', String(Number(sessionStorage.getItem('vibrations')) + 1));
      return true;
    };
  });
  await page.goto(`${inject('practice')}/practice.html?game=merchants&seats=3&seed=4&after=20`);
  await wholePage(page);
  return { page, complaints };
}

const vibrations = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('vibrations')));

/** The last row in the log. */
const rows = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(...[...document.links].map(({ href }) => Number(/\/at\/(\d+)$/.exec(href)?.[1] ?? 0))),
  );

/** A turn of the player's, and those of the two others after it. */
async function playRound(page: Page, turn: number): Promise<void> {
  const before = await rows(page);
  while (await decide(page, turn, FINGER));
  await turnBar(page).getByRole('button', { name: /^Send/ }).tap();
  await expect.poll(() => rows(page), { timeout: PATIENCE }).toBeGreaterThan(before + 2);
  await turnBar(page).waitFor();
}

test('a phone vibrates when its player’s turn begins, if they asked for it in the menu, and not before', async () => {
  const { page, complaints } = await atTurn();
  await playRound(page, 0);
  expect(await vibrations(page)).toBe(0);
  await page.getByText('Notifications, pause, leave').tap();
  await page.getByLabel('Vibrate briefly').tap();
  expect(await vibrations(page)).toBe(1); // tried at once
  await playRound(page, 1);
  await expect.poll(() => vibrations(page), { timeout: PATIENCE }).toBe(2);
  await page.getByLabel('Vibrate briefly').tap();
  await playRound(page, 2);
  expect(await vibrations(page)).toBe(2);
  expect(complaints).toEqual([]);
});
