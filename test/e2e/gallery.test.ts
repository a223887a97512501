import { expect, inject, test } from 'vitest';
import { ALL } from './support/extent.ts';
import { DESK, visit, wholePage } from './support/browser.ts';
import { setStage } from './support/stage.ts';

setStage();

/** What developers look at; not part of the deployed page. */

/** Screens for which a whole game is played first: looked at where whole games are. */
const WHOLE_GAME = /row=9999|sample/;

test('the gallery leads to all screens, and each is drawn without a service', async () => {
  const { page, complaints } = await visit('Ana', DESK);
  await page.goto(`${inject('practice')}/gallery`);
  const links = page.locator('#screens ul a');
  await links.first().waitFor();
  const screens = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(screens.length).toBeGreaterThan(20);
  const headings: string[] = [];
  for (const screen of screens.filter((address) => ALL || !WHOLE_GAME.test(address))) {
    await page.goto(`${inject('practice')}${screen}`);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    headings.push(await heading.filter({ hasNotText: 'Loading' }).first().innerText());
  }
  expect(headings.filter((heading) => heading.includes('cannot be shown'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a golden game is shown at a row, to the seat that acts there, dark and in French', async () => {
  const { page, complaints } = await visit('Ana', DESK);
  await page.goto(`${inject('practice')}/gallery?theme=dark&lang=fr`);
  await page.getByLabel('game').selectOption('goa/4-2012-shared-win');
  await page.getByLabel('row').fill('57');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('heading', { name: 'À vous : offrez 7' }).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  expect(complaints).toEqual([]);
});

test('bots play from a seed to a row', async () => {
  const { page } = await visit('Ana', DESK);
  await page.goto(`${inject('practice')}/practice.html?game=merchants&seed=3&row=9&you=`);
  await wholePage(page);
  expect(await page.getByRole('log').locator('li').last().innerText()).toContain('9');
});
