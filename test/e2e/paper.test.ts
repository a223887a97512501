import { expect, test } from 'vitest';
import { gameIds } from '#shared/games/meta.ts';
import { settled, visit } from './support/browser.ts';
import { service, setStage } from './support/stage.ts';

setStage();

test.each(gameIds)('a finished game of %s prints whole, light, and with nothing to press', async (game) => {
  const { page, complaints } = await visit('nobody', { colorScheme: 'dark' });
  await page.goto(`${service.origin}/g/sample-${game}`);
  await page.getByText('Final score').waitFor();
  await page.locator('.log-box a').first().waitFor();
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.waitForFunction(() => document.querySelector('.log-part:not([open])') === null);
  for (const part of ['.site', '.turn-bar', '.buttons', '.button'])
    expect(await page.locator(part).filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('.score').isVisible()).toBe(true);
  expect(await page.evaluate(cutOff)).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    await paperOf(page),
  );
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  if (game === 'goa') await page.locator('.log-part:not([open])').first().waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
});

/** Runs in the page: what scrolls would be cut off on paper. */
const cutOff = (): readonly string[] =>
  [...document.querySelectorAll('main *')]
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ className }) => `${className}`);

/** The colour of a light page. */
async function paperOf(page: Awaited<ReturnType<typeof visit>>['page']): Promise<string> {
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  const colour = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  return colour;
}

test('Goa with text twice as large scrolls in one direction', async () => {
  const { page } = await visit('nobody', { viewport: { width: 360, height: 740 } });
  await page.goto(`${service.origin}/g/first-goa`);
  await page.locator('.tradeBoard-courseStep').waitFor();
  await settled(page);
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  const wide = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wide)).toBe(0);
});
