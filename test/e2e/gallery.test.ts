import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { common as cs } from '#shared/words/cs/page.ts';
import { common as en } from '#shared/words/en/page.ts';
import { common as fr } from '#shared/words/fr/page.ts';
import { common as pl } from '#shared/words/pl/page.ts';
import { LANGUAGES } from '#shared/words/languages.ts';
import { ALL } from './support/extent.ts';
import { calm, DESK, PHONE, visit, wholePage } from './support/browser.ts';
import { setStage } from './support/stage.ts';

setStage();

/** What developers look at; not part of the deployed page. */

/** Screens for which a whole game is played first: looked at where whole games are. */
const WHOLE_GAME = /row=9999|sample/;
/** Its games are recorded when the page is built, which knows nothing of the tests' own game. */
const NOT_BUILT = /sample-toy/;

/** The addresses of all screens that are looked at. */
async function screensOf(page: Page): Promise<readonly string[]> {
  await page.goto(`${inject('practice')}/gallery`);
  const links = page.locator('#screens ul a');
  await links.first().waitFor();
  const screens = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return screens.filter((address) => !NOT_BUILT.test(address) && (ALL || !WHOLE_GAME.test(address)));
}

/** Runs in the page. */
const widths = () => ({
  scrollWidth: document.documentElement.scrollWidth,
  clientWidth: document.documentElement.clientWidth,
});

/** The heading of a game that cannot be shown, in every language. */
const FAILED = new Set<string>([en, pl, cs, fr].map((words) => words['page.game.failed']));

test('the gallery leads to all screens; each is drawn without a service, and none scrolls sideways on a phone', async () => {
  const { page, complaints } = await visit('Ana', PHONE);
  const screens = await screensOf(page);
  expect(screens.length).toBeGreaterThan(20);
  const faults: string[] = [];
  for (const [i, screen] of screens.entries())
    for (const language of ALL ? LANGUAGES : LANGUAGES.slice(i % LANGUAGES.length).slice(0, 1)) {
      await page.goto(`${inject('practice')}${screen.replace('lang=en', `lang=${language}`)}`);
      const heading = page.locator('main:not(:has(.loading, .still-loading)) h1').first();
      if (FAILED.has(await heading.innerText())) faults.push(`${screen} in ${language}: not shown`);
      await calm(page, 10);
      const { scrollWidth, clientWidth } = await page.evaluate(widths);
      if (scrollWidth > clientWidth) faults.push(`${screen} in ${language}: ${scrollWidth} wide`);
    }
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
});

/** What in the bar the button of the orders lies over. Runs in the page. */
const coveredByOrders = (): readonly string[] => {
  const button = document.querySelector('.orders-open button');
  if (button === null) return ['no button of the orders'];
  const at = button.getBoundingClientRect();
  return [...document.querySelectorAll('.turn-bar :is(h2, p, button, input, summary)')]
    .filter((one) => !one.contains(button) && one.checkVisibility()) // hints are folded
    .flatMap((one) => {
      const range = document.createRange();
      range.selectNodeContents(one); // the words, and not the line they have
      const rects = one.matches('button, input')
        ? [one.getBoundingClientRect()]
        : [...range.getClientRects()];
      const isUnder = rects.some(
        ({ left, right, top, bottom, width }) =>
          width > 1 && left < at.right && right > at.left && top < at.bottom && bottom > at.top,
      );
      return isUnder ? [`${one.tagName}: ${one.textContent}`] : [];
    });
};

test.each([
  ['phone', PHONE],
  ['desk', DESK],
])(
  'the button of the orders lies over nothing of the bar, on a %s, however much that tells',
  async (_, size) => {
    const { page } = await visit('Ana', size);
    for (const language of LANGUAGES) {
      await page.goto(
        `${inject('practice')}/practice.html?golden=goa/4-2012-shared-win&row=56&you=acting&hints=on&lang=${language}`,
      );
      await page.locator('.orders-open button').waitFor();
      await calm(page, 10);
      expect(await page.evaluate(coveredByOrders), language).toEqual([]);
    }
  },
);

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
