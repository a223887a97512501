import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { LANGUAGES } from '#shared/words/languages.ts';
import { ALL } from './support/extent.ts';
import { DESK, PHONE, visit, wholePage } from './support/browser.ts';
import { setStage } from './support/stage.ts';

setStage();

/** What developers look at; not part of the deployed page. */

/** Screens for which a whole game is played first: looked at where whole games are. */
const WHOLE_GAME = /row=9999|sample/;

/** The addresses of all screens that are looked at. */
async function screensOf(page: Page): Promise<readonly string[]> {
  await page.goto(`${inject('practice')}/gallery`);
  const links = page.locator('#screens ul a');
  await links.first().waitFor();
  const screens = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return screens.filter((address) => ALL || !WHOLE_GAME.test(address));
}

test('the gallery leads to all screens, and each is drawn without a service', async () => {
  const { page, complaints } = await visit('Ana', DESK);
  const screens = await screensOf(page);
  expect(screens.length).toBeGreaterThan(20);
  const headings: string[] = [];
  // Drawn one after the other they take long; the next test draws all of them, on a phone.
  for (const screen of screens.filter((_, i) => ALL || i % 3 === 0)) {
    await page.goto(`${inject('practice')}${screen}`);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    headings.push(await heading.filter({ hasNotText: 'Loading' }).first().innerText());
  }
  expect(headings.filter((heading) => heading.includes('cannot be shown'))).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Runs in the page. */
const widths = () => ({
  scrollWidth: document.documentElement.scrollWidth,
  clientWidth: document.documentElement.clientWidth,
});

test('no screen scrolls sideways on a phone, in any language', async () => {
  const { page } = await visit('Ana', PHONE);
  const wide: string[] = [];
  for (const [i, screen] of (await screensOf(page)).entries())
    for (const language of ALL ? LANGUAGES : LANGUAGES.slice(i % LANGUAGES.length).slice(0, 1)) {
      await page.goto(`${inject('practice')}${screen.replace('lang=en', `lang=${language}`)}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      const { scrollWidth, clientWidth } = await page.evaluate(widths);
      if (scrollWidth > clientWidth) wide.push(`${screen} in ${language}: ${scrollWidth}`);
    }
  expect(wide).toEqual([]);
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
