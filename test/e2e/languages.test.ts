import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameWordsIn } from '#shared/games/words.ts';
import { help as csHelp } from '#shared/words/cs/help.ts';
import * as cs from '#shared/words/cs/page.ts';
import { tables as csTables } from '#shared/words/cs/tables.ts';
import { help as enHelp } from '#shared/words/en/help.ts';
import * as en from '#shared/words/en/page.ts';
import { tables as enTables } from '#shared/words/en/tables.ts';
import { calm, PHONE, visit, waitUntil } from './support/browser.ts';
import { service, setStage } from './support/stage.ts';

setStage();

const languageOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);
const choose = (page: Page, label: string, language: string): Promise<unknown> =>
  page.getByRole('combobox', { name: label }).selectOption(language);

test('the page speaks the browser’s language, then the chosen one, which follows the player', async () => {
  const { page, complaints } = await visit('Ana', { ...PHONE, locale: 'pl-PL' });
  await page.goto(service.origin);
  await page.getByRole('link', { name: 'Nowa gra' }).first().waitFor();
  expect(await languageOf(page)).toBe('pl');

  await page.getByRole('button', { name: 'Zagraj z botami: Merchants' }).click();
  await page.getByRole('heading', { name: /^Twoja kolej: załaduj statek/ }).waitFor();
  const address = page.url();
  // A reload would cancel the request that stores the language in the profile.
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await choose(page, 'Język', 'cs');
  expect((await stored).ok()).toBe(true);
  await page.getByRole('heading', { name: /^Jste na tahu: naložte loď/ }).waitFor();
  expect([await languageOf(page), page.url()]).toEqual(['cs', address]);
  await page.reload();
  await page.getByRole('heading', { name: /^Jste na tahu/ }).waitFor();

  // A browser that knows only who is signed in.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('heading', { name: /^Jste na tahu/ }).waitFor();
  expect(await languageOf(page)).toBe('cs');

  for (const [label, language] of [
    ['Jazyk', 'fr'],
    ['Langue', 'en'],
    ['Language', 'pl'],
  ] as const) {
    await choose(page, label, language);
    await waitUntil(page, language, (lang: string) => document.documentElement.lang === lang, language);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/${language}.png`, fullPage: true });
  }
  expect(complaints).toEqual([]);
});

const ENGLISH = { ...en.common, ...en.page, ...enHelp, ...enTables, ...gameWordsIn('en') };
const CZECH = { ...cs.common, ...cs.page, ...csHelp, ...csTables, ...gameWordsIn('cs') };

const VALUES = /(\{\w+, plural,(?: \w+ \{[^{}]*\})+\}|\{\w+\})/;

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** English sentences, with anything in the places of values. Those without a word, and those that Czech has too, tell nothing. */
const SENTENCES = Object.entries(ENGLISH)
  .filter(([key, text]) => CZECH[key as keyof typeof CZECH] !== text)
  .flatMap(([, text]) => text.split('\n').map((line) => line.split(VALUES)))
  .filter((parts) => parts.some((part) => !part.startsWith('{') && /\p{L}{3}/u.test(part)))
  .map((parts) => parts.map((part) => (part.startsWith('{') ? '.+' : literally(part))).join(''))
  .map((source) => new RegExp(`^${source}$`, 'u'));

/** What the page says, seen, in folds, or to a screen reader. Runs in the page. */
const allSaid = (): readonly string[] => {
  const said: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.closest('option, noscript') == null) said.push(textContent ?? '');
  }
  for (const name of ['aria-label', 'title', 'placeholder'])
    said.push(...[...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''));
  return [document.title, ...said].map((text) => text.trim());
};

const englishIn = async (page: Page): Promise<readonly string[]> => {
  await calm(page, 20);
  const said = await page.evaluate(allSaid);
  return said.filter((text) => SENTENCES.some((english) => english.test(text)));
};

const openFolds = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));

const toCzech = async (page: Page): Promise<void> => {
  await choose(page, 'Language', 'cs');
  await waitUntil(page, 'Czech', () => document.documentElement.lang === 'cs');
};

test.each(['Goa', 'Merchants'])(
  'what stands on a table of %s, and what is said there later, is in the language that is chosen',
  async (game) => {
    const { page } = await visit('Ana', { ...PHONE, locale: 'en-GB' });
    await page.goto(service.origin);
    await page.getByRole('button', { name: `Play now against bots: ${game}` }).click();
    await page.getByRole('heading', { name: /^Your turn/ }).waitFor();
    await openFolds(page);
    await page.locator('main .lit').first().click();
    await page.route('**/moves', (route) => route.abort());
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText(en.common['error.NETWORK']).first().waitFor();
    expect((await englishIn(page)).length).toBeGreaterThan(20);
    await toCzech(page);
    expect(await englishIn(page)).toEqual([]);
    const rows = page.getByRole('log').getByRole('link');
    const before = await rows.count();
    await page.unroute('**/moves'); // it is sent again by itself
    await rows.nth(before).waitFor({ state: 'attached' });
    await openFolds(page);
    expect(await englishIn(page)).toEqual([]);
  },
);

test('what stands in a lobby, and what is said there later, is in the language that is chosen', async () => {
  const { page } = await visit('Ana', { ...PHONE, locale: 'en-GB' });
  await page.goto(`${service.origin}/new`);
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.getByLabel('Your name at the table').fill('Ana');
  await page.getByRole('button', { name: 'Create the game' }).click();
  const copy = page.getByRole('button', { name: /^Copy the link/ }).first();
  await copy.click();
  await openFolds(page);
  expect((await englishIn(page)).length).toBeGreaterThan(20);
  await toCzech(page);
  expect(await englishIn(page)).toEqual([]);
  await page.route('**/start', (route) => route.abort());
  await page.getByRole('button', { name: csTables['page.lobby.start.yes'] }).click();
  await page.getByText(cs.common['error.NETWORK']).first().waitFor();
  expect(await englishIn(page)).toEqual([]);
});
