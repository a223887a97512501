import { expect, test, vi } from 'vitest';
import { storage } from './support/world.ts';

/** The page's language module, newly loaded. */
async function load() {
  vi.resetModules();
  return import('../../web/language.ts');
}

test('the page follows the language of the profile', async () => {
  const page = await load();
  page.follow(storage(), 'cs');
  await vi.waitFor(() => expect(page.language.value).toBe('cs'));
});

test('a language chosen before the profile is known stays', async () => {
  const page = await load();
  const device = storage();
  await page.choose(device, 'fr');
  page.follow(device, 'cs');
  await page.setLocale(page.preferred(device));
  expect([page.language.value, page.preferred(device)]).toEqual(['fr', 'fr']);
});

test('the page follows the profile once, because a later answer may be older than a choice made here', async () => {
  const page = await load();
  const device = storage();
  page.follow(device, 'cs');
  page.follow(device, 'pl');
  await page.setLocale(page.preferred(device));
  expect(page.language.value).toBe('cs');
});
