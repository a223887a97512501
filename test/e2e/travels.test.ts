import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { DESK, PATIENCE, visit, wholePage } from './support/browser.ts';
import { setStage } from './support/stage.ts';

setStage();

/** A player who is to place a marker, on a page that counts the drawings put over it. */
async function toPlace(motion: 'reduce' | 'no-preference') {
  const { page, complaints } = await visit('Ana', DESK);
  await page.emulateMedia({ reducedMotion: motion });
  await page.goto(`${inject('practice')}/practice.html?game=goa&seats=2&seed=4&want=placing`);
  await wholePage(page);
  await page.locator('.player-otherPlayers .player').first().waitFor();
  await page.evaluate(watch);
  return { page, complaints };
}

/** Runs in the page. */
function watch(): void {
  const note = (name: string, n: number): void =>
    sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + n));
  const count = (nodes: NodeList): number => [...nodes].filter((node) => node instanceof SVGElement).length;
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      note('came', count(addedNodes));
      note('went', count(removedNodes));
    }
  }).observe(document.body, { childList: true });
}

const counted = (page: Page, name: string): Promise<number> =>
  page.evaluate((key) => Number(sessionStorage.getItem(key)), name);

/** Places the marker and sends it; the other player answers by placing theirs. */
async function placeOne(page: Page): Promise<void> {
  const marks = page.locator('.grid-mark');
  const before = await marks.count();
  await page.locator('.grid button.lit').first().click();
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect.poll(() => marks.count(), { timeout: PATIENCE }).toBeGreaterThan(before + 1);
}

test('a marker that another player places comes from their seat, and nothing stays over the page', async () => {
  const { page, complaints } = await toPlace('no-preference');
  await placeOne(page);
  await expect.poll(() => counted(page, 'came'), { timeout: PATIENCE }).toBeGreaterThan(0);
  await expect.poll(async () => (await counted(page, 'came')) - (await counted(page, 'went'))).toBe(0);
  expect(complaints).toEqual([]);
});

test('with reduced motion it is there at once', async () => {
  const { page } = await toPlace('reduce');
  await placeOne(page);
  await wholePage(page);
  expect(await counted(page, 'came')).toBe(0);
});
