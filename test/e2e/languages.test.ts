import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, visit, waitUntil } from './support/browser.ts';
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
