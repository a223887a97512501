import { effect } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { createApi } from '../../web/lib/api.ts';
import type { Memory } from '../../web/lib/platform.ts';
import { VisitorModel } from '../../web/lib/visitor.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled, storage } from './support/world.ts';

/** The page's language module, newly loaded. */
async function load() {
  vi.resetModules();
  return import('../../web/lib/language.ts');
}

test('the page follows the language of the profile', async () => {
  const page = await load();
  page.followProfile(storage(), 'cs');
  await vi.waitFor(() => expect(page.language.value).toBe('cs'));
});

test('a language chosen before the profile is known stays', async () => {
  const page = await load();
  const device = storage();
  await page.chooseLanguage(device, 'fr');
  page.followProfile(device, 'cs');
  await page.setLocale(page.preferredLanguage(device));
  expect([page.language.value, page.preferredLanguage(device)]).toEqual(['fr', 'fr']);
});

/** A service at which a player is signed in, or nobody, and a device that keeps what is chosen. */
async function signedIn(profile: 'pl' | 'cs') {
  const { OwnLanguageModel } = await import('../../web/features/shell/ownLanguage.ts');
  const service = { isDown: false, id: 'a' as string | null, language: profile as string };
  const api = createApi(async (path, init) => {
    if (init?.method === 'PATCH') {
      if (service.isDown) throw new TypeError('fetch failed');
      service.language = (JSON.parse(String(init.body)) as { language: string }).language;
    }
    if (path === '/api/me/games') return Response.json({ games: [] });
    const { id, language } = service;
    return Response.json({ player: id && { id, name: 'Ana', language, hours: null }, engine: 'e' });
  });
  const visitor = new VisitorModel({ ...openTab(new GameServer()), api });
  return { service, visitor, own: (device: Memory) => new OwnLanguageModel({ api, device }, visitor) };
}

test('a language whose storing failed stays after a reload, and is stored then', async () => {
  const device = storage();
  await load();
  const { service, visitor, own } = await signedIn('pl');
  service.isDown = true;
  await visitor.refresh();
  await own(device).choose('fr');
  service.isDown = false;

  const page = await load();
  const after = await signedIn('pl');
  const stop = effect(() => page.followProfile(device, after.visitor.me.value?.language));
  await after.visitor.refresh();
  await settled();
  expect(page.language.value).not.toBe('pl'); // before the foot of the page comes, which stores it
  after.own(device);
  await settled();
  stop();
  await page.setLocale(page.preferredLanguage(device));
  expect([page.language.value, after.service.language]).toEqual(['fr', 'fr']);

  const third = await load(); // it is stored: from now on the profile tells again
  const later = await signedIn('cs');
  later.own(device);
  await later.visitor.refresh();
  third.followProfile(device, later.visitor.me.value?.language);
  await settled();
  await third.setLocale(third.preferredLanguage(device));
  expect([third.language.value, later.service.language]).toEqual(['cs', 'cs']);
});

test('a language chosen by nobody is stored once they have become a guest', async () => {
  const device = storage();
  await load();
  const { service, visitor, own } = await signedIn('pl');
  service.id = null;
  await visitor.refresh();
  await own(device).choose('fr');
  expect(service.language).toBe('pl');
  service.id = 'a';
  await visitor.refresh();
  await settled();
  expect(service.language).toBe('fr');
});

test('a language that one player chose goes to no other player of the device', async () => {
  const device = storage();
  await load();
  const { service, visitor, own } = await signedIn('pl');
  await visitor.refresh();
  service.isDown = true;
  await own(device).choose('fr');
  service.id = null;
  await visitor.refresh();

  service.isDown = false;
  service.id = 'b';
  await visitor.refresh(); // without a reload
  await settled();
  expect(service.language).toBe('pl');
});

test('who signs in where another player’s language was not stored reads in their own', async () => {
  const device = storage();
  await load();
  const before = await signedIn('pl');
  await before.visitor.refresh();
  before.service.isDown = true;
  await before.own(device).choose('fr');

  const page = await load();
  const { service, visitor, own } = await signedIn('cs');
  service.id = 'b';
  await visitor.refresh();
  page.followProfile(device, visitor.me.value?.language);
  own(device);
  await settled();
  await page.setLocale(page.preferredLanguage(device));
  expect([page.language.value, service.language]).toEqual(['cs', 'cs']);
});

test('a guest who chose before they were known keeps the language as theirs', async () => {
  const device = storage();
  await load();
  const { service, visitor, own } = await signedIn('pl');
  service.id = null;
  await visitor.refresh();
  service.isDown = true;
  await own(device).choose('fr');
  service.id = 'a';
  await visitor.refresh();
  await settled();
  service.id = 'b';
  service.isDown = false;
  await visitor.refresh();
  await settled();
  expect(service.language).toBe('pl');
});

test('of two languages chosen in quick succession the second is stored, even if its first try fails', async () => {
  const device = storage();
  await load();
  const { service, visitor, own } = await signedIn('pl');
  await visitor.refresh();
  const model = own(device);
  const first = model.choose('cs');
  service.isDown = true;
  const second = model.choose('fr');
  await Promise.all([first, second]);
  service.isDown = false;
  await visitor.refresh();
  await settled();
  expect(service.language).toBe('fr');
});

test('the page follows the profile once, because a later answer may be older than a choice made here', async () => {
  const page = await load();
  const device = storage();
  page.followProfile(device, 'cs');
  page.followProfile(device, 'pl');
  await page.setLocale(page.preferredLanguage(device));
  expect(page.language.value).toBe('cs');
});
