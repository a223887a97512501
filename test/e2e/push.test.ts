import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Channels, PushPayload } from '#shared/protocol/http.ts';
import { until } from '../support/until.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { PHONE, visit } from './support/browser.ts';
import { pushTo, takePush } from './support/pushBrowser.ts';
import { service, setStage } from './support/stage.ts';
import { ask, makeGame, playOn } from './support/table.ts';
import { turnBar } from './support/vehicle.ts';

/** Notifications by web push: from the tap that switches them on to the move that they lead to. */

setStage();

const channelsOf = (page: Page): Promise<Channels> =>
  page.evaluate(async () => (await (await fetch('/api/me/channels')).json()) as Channels);

const BOTS = [{ kind: 'me', name: 'Ana' } as const, { kind: 'bot' } as const];

test('a notification comes while no page is open, and a tap on it leads to the move', async () => {
  const { page, complaints } = await visit('Ana', PHONE);
  const { page: others } = await visit('Ben', PHONE);
  const context = page.context();
  await takePush(page);
  await page.goto(service.origin);
  const id = await waitForOther(page, others);
  await page.goto(`${service.origin}/me`);
  await page.getByRole('button', { name: 'Switch notifications on' }).tap();
  await page.getByText(/^This device tells you/).waitFor();
  await page.getByRole('button', { name: 'Send a test' }).tap();
  await page.getByText(/^The test has been sent/).waitFor();
  await page.getByRole('cell', { name: /delivered/ }).waitFor();
  const push = await pushTo(context, service.origin);
  await push.deliver(await messageTo('/me'));
  await page.close();

  await playOn(others, service.origin, id, ({ acting }) => acting.includes(0));
  const message = await messageTo(`/g/${id}`);
  await push.deliver(message);
  const { title } = JSON.parse(message) as PushPayload;
  expect(title).toMatch(/^Your turn in Merchants/);
  await until('the notification', async () => (await push.shown())[0]?.title === title || undefined);
  expect((await push.shown()).map(({ tag }) => tag)).toEqual(['carrack']); // the test's was replaced

  const [address = ''] = await push.tap();
  expect(address).toBe(`${service.origin}/g/${id}`);
  const opened = await context.newPage();
  await opened.goto(address);
  await turnBar(opened)
    .getByText(/^Your turn/)
    .first()
    .waitFor();
  expect(await push.shown()).toEqual([]);
  expect(complaints).toEqual([]);
});

/** A game in which the other player has the move. */
async function waitForOther(page: Page, other: Page): Promise<string> {
  const { origin } = service;
  const seats = [{ kind: 'me', name: 'Ana' }, { kind: 'open' }] as const;
  const { id, seats: made } = await makeGame(page, origin, { game: VEHICLE, seats: [...seats] });
  const [, token] = made[1]?.link?.split('#') ?? [];
  await other.goto(origin);
  await ask(other, origin, `/games/${id}/seats/1/claim`, { token, name: 'Ben' });
  await playOn(page, origin, id, ({ acting }) => acting.includes(1));
  return id;
}

interface Captured {
  readonly mail: { readonly to: string; readonly text: string };
}

/** The message that the service would send to this test's device and that leads to `path`, before its encryption. */
const messageTo = (path: string): Promise<string> =>
  until('a push message', async () => {
    const all = (await (await fetch(`${service.origin}/dev/mails?json`)).json()) as Captured[];
    const texts = all.filter(({ mail }) => mail.to.startsWith('push:')).map(({ mail }) => mail.text);
    return texts.find((text) => (JSON.parse(text) as PushPayload).path === path);
  });

test('a tap leads the page that is open to the move', async () => {
  const { page } = await visit('Ben', PHONE);
  await takePush(page);
  await page.goto(service.origin);
  const { id } = await makeGame(page, service.origin, { game: VEHICLE, seats: BOTS });
  await page.goto(`${service.origin}/help`);
  await until('the service worker', () =>
    page.evaluate(() => navigator.serviceWorker.controller !== null || undefined),
  );
  const push = await pushTo(page.context(), service.origin);
  const payload = { title: 'Your turn', body: '', path: `/g/${id}`, waiting: 1, language: 'en' };
  await push.deliver(JSON.stringify(payload satisfies PushPayload));
  await until('the notification', async () => (await push.shown()).length === 1 || undefined);
  expect(await push.tap()).toEqual([]);
  await page.waitForURL(`${service.origin}/g/${id}`);
  await page.bringToFront();
  await turnBar(page)
    .getByText(/^Your turn/)
    .first()
    .waitFor();
});

test('who signs out takes the device along', async () => {
  const { page } = await visit('Cleo', PHONE);
  await takePush(page);
  await page.goto(service.origin);
  await makeGame(page, service.origin, { game: VEHICLE, seats: BOTS });
  await page.goto(`${service.origin}/me`);
  await page.getByRole('button', { name: 'Switch notifications on' }).tap();
  await page.getByText(/^This device tells you/).waitFor();
  expect((await channelsOf(page)).channels.map(({ kind, off }) => [kind, off])).toEqual([['push', null]]);

  await page.reload();
  await page.getByText(/^This device tells you/).waitFor();
  const removed = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByText('Sign out here').tap();
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().tap();
  expect((await removed).url()).toMatch(/\/api\/me\/channels\/by-id\//);
  await page.getByText('You have no games and no seat here yet.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('test.subscribed'))).toBeNull();
});
