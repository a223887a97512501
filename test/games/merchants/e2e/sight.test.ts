import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { PHONE, settled, visit, waitUntil, wholePage } from '../../../e2e/support/browser.ts';
import { setStage } from '../../../e2e/support/stage.ts';

setStage();

/** A player whose docks allow an exchange, who has chosen nothing yet. Four ships: more than a row of a rotated phone. */
const DOCKS = 'practice.html?golden=merchants/2-planning-last-two-cards&row=57&you=acting';

async function atTheDocks(size: BrowserContextOptions): Promise<Page> {
  const { page } = await visit('Ben', { ...size, reducedMotion: 'reduce' });
  await page.goto(`${inject('practice')}/${DOCKS}`);
  await wholePage(page);
  return page;
}

const ship = (page: Page) => page.locator('.things-own .things-ship.lit').first();

/** Runs in the page: does the bar cover nothing of the supply? */
const isSupplySeen = (): boolean => {
  const bar = document.querySelector('.turn-bar')?.getBoundingClientRect().top ?? 0;
  const goods = [...document.querySelectorAll('.things-own .things-heap')].map((one) =>
    one.getBoundingClientRect(),
  );
  return goods.length > 0 && goods.every(({ top, bottom }) => top >= 0 && bottom <= bar);
};

test('on a phone the goods for a ship are in sight before it is chosen, and nothing moves under the finger', async () => {
  const page = await atTheDocks(PHONE);
  await waitUntil(page, 'the supply in sight', isSupplySeen);
  const before = await ship(page).boundingBox();
  await ship(page).tap();
  await page.locator('.things-own .things-heap.lit').first().waitFor();
  await settled(page);
  expect(await ship(page).boundingBox()).toEqual(before);
});

test('on a phone held sideways, where they find no room beside the ships, they come into sight once one is chosen', async () => {
  const page = await atTheDocks({ ...PHONE, viewport: { width: 740, height: 360 } });
  await ship(page).tap();
  await page.locator('.things-own .things-heap.lit').first().waitFor();
  await waitUntil(page, 'the supply in sight', isSupplySeen);
});

test('the choices a page opens with stay in sight when the bar grows by a hint, until the page is touched', async () => {
  const { page } = await visit('Ben', PHONE);
  await page.goto(`${inject('practice')}/practice.html?game=merchants&seats=3&you=2&want=loading&hints=on`);
  await wholePage(page);
  await page.locator('.turn-bar .firstHint').waitFor();
  await waitUntil(page, 'the supply in sight', isSupplySeen);
});

/** Runs in the page: does the way to the choices stand on the bar? */
const isWayOnBar = (): boolean => {
  const way = document.querySelector('.turnBar-toChoices')?.getBoundingClientRect().bottom ?? Infinity;
  const bar = document.querySelector('.turn-bar')?.getBoundingClientRect().top ?? 0;
  return way <= bar && way > bar - 20;
};

test('at the end of a phone’s page, where the bar stands higher, the way to the choices is on it', async () => {
  const page = await atTheDocks(PHONE);
  await waitUntil(page, 'the end of the page', () => {
    scrollTo(0, document.body.scrollHeight);
    return document.querySelector('.turnBar-toChoices') !== null;
  });
  await waitUntil(page, 'the way on the bar', isWayOnBar);
});

/** Ben's shop where seat 0 is to buy, and seat 1 has no coin left. */
const SHOP = 'practice.html?golden=merchants/3-turnEnd-last-two-cards&row=54';

test.each(['ship', 'office'])('an opened %s takes as much room while one cannot buy it', async (card) => {
  const heights = [0, 1].map(async (seat) => {
    const { page } = await visit('Ben', PHONE);
    await page.goto(`${inject('practice')}/${SHOP}&you=${seat}`);
    await wholePage(page);
    await page.locator('.things-onSale', { hasText: card }).tap();
    const opened = page.locator('.things-counter');
    await opened
      .getByText(seat === 0 ? /^Buy / : /coins; you have 0/)
      .first()
      .waitFor();
    return (await opened.boundingBox())?.height;
  });
  const [buys, cannot] = await Promise.all(heights);
  expect(cannot).toBe(buys);
});
