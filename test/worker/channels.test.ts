import { env } from 'cloudflare:workers';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  Channels,
  CreatedWebhook,
  PushPayload,
  StoredPush,
  TestedChannel,
} from '#shared/protocol/http.ts';
import { capturedMailsTable, channelsTable, playersTable, type ChannelRow } from '../../worker/db/schema.ts';
import { deliver } from '../../worker/mailbox/channels/deliver.ts';
import { testMessage } from '../../worker/mailbox/wording/channelMessage.ts';
import { translatorFor } from '../../worker/mailbox/translator.ts';
import { TITLE } from '../support/vehicle.ts';
import type { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db } from './support/database.ts';
import { noticeOf, playerRow } from './support/mails.ts';
import { Table } from './support/reached.ts';

/** Devices with web push, and webhooks: how players make them, and what is sent by them. */

/** The subscription of RFC 8291's example. */
const SUBSCRIPTION = {
  endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};
const HOOK = 'https://hooks.example.com/services/T0/B0';

const CHANNELS = '/api/me/channels';

const subscribe = async (client: Client, endpoint = SUBSCRIPTION.endpoint) =>
  (await client.send<StoredPush>(`${CHANNELS}/push`, { ...SUBSCRIPTION, endpoint }, { method: 'PUT' })).body
    .channel;
const hook = (client: Client, more: object = {}) =>
  client.post<CreatedWebhook>(`${CHANNELS}/webhooks`, { url: HOOK, shape: 'json', name: 'My hook', ...more });
const settings = (client: Client) => client.get<Channels>(CHANNELS);

/** What was sent by channels whose captured receiver begins so. */
async function captured(to: 'push: ' | 'webhook: '): Promise<readonly unknown[]> {
  const rows = await db().select().from(capturedMailsTable).orderBy(asc(capturedMailsTable.id));
  return rows
    .filter(({ mail }) => mail.to.startsWith(to))
    .map(({ mail }) => JSON.parse(mail.text) as unknown);
}

/** Bob without address, at whose turn it is. */
async function withoutMail(more: (table: Table) => Promise<unknown>) {
  const table = await Table.set();
  await db().delete(capturedMailsTable);
  await db().update(playersTable).set({ email: null }).where(eq(playersTable.id, table.bobId));
  await more(table);
  const match = await table.game();
  await table.toBob(match);
  later(3);
  await table.ring();
  return { table, match };
}

describe('by its channels', () => {
  beforeEach(startClock);
  afterEach(stopClock);

  test('a player without an address is told that it is their turn', async () => {
    const { table, match } = await withoutMail(({ bob }) => subscribe(bob));
    const [payload] = (await captured('push: ')) as readonly PushPayload[];
    expect(payload).toMatchObject({
      title: `Your turn in ${TITLE} (with Ann): load a ship`,
      path: `/g/${match.id}`,
      waiting: 1,
      language: 'en',
    });
    expect(await noticeOf(table.bobId, match.id)).toMatchObject({
      state: 'sent',
      error: null,
      toldAt: Date.now(),
    });
    const { deliveries, channels } = await settings(table.bob);
    expect(deliveries).toEqual([
      { at: Date.now(), channel: channels[0]?.id, gameId: match.id, kind: 'turn', error: null },
    ]);
    expect(channels[0]).toMatchObject({ sentAt: Date.now(), error: null });
  });

  test('they are told once in an absence, and not what a channel is not for', async () => {
    const { table, match } = await withoutMail(async ({ bob }) => {
      await subscribe(bob);
      await hook(bob, { game: 'a222222222222222' });
    });
    const another = await table.game();
    await table.toBob(another);
    later(60);
    await table.ring();
    expect(await captured('push: ')).toHaveLength(1);
    expect(await captured('webhook: ')).toEqual([]);
    expect((await noticeOf(table.bobId, match.id))?.state).toBe('sent');
  });

  test('a webhook tells of the game and the occasion, with its address', async () => {
    const { match } = await withoutMail(({ bob }) => hook(bob));
    expect(await captured('webhook: ')).toMatchObject([
      {
        version: 1,
        kind: 'turn',
        player: 'Bob',
        games: [{ id: match.id, kind: 'turn', text: `${TITLE} (with Ann): your turn` }],
      },
    ]);
  });

  test('nobody is told by a channel that is off or was removed', async () => {
    const { table, match } = await withoutMail(async ({ bob }) => {
      const { id } = await subscribe(bob);
      await bob.send(`${CHANNELS}/by-id/${id}`, { on: false }, { method: 'PUT' });
      const { channel } = await hook(bob);
      await bob.fetch(`${CHANNELS}/by-id/${channel.id}`, { method: 'DELETE' });
    });
    expect(await table.notice(match)).toBeUndefined();
    expect([...(await captured('push: ')), ...(await captured('webhook: '))]).toEqual([]);
  });

  test('mail and devices tell the same; the notice is one', async () => {
    const table = await Table.set();
    await db().delete(capturedMailsTable);
    await subscribe(table.bob);
    const match = await table.game();
    await table.toBob(match);
    later(3);
    await table.ring();
    expect(await table.mails()).toHaveLength(1);
    expect(await captured('push: ')).toHaveLength(1);
  });

  test('they are told first where they want the mail later, and by mail if they have not looked by then', async () => {
    const table = await Table.set();
    await db().delete(capturedMailsTable);
    await subscribe(table.bob);
    const telling = { quiet: false, digestHour: null, mailAfterHours: 4 };
    await table.bob.send('/api/me/telling', telling, { method: 'PUT' });
    const match = await table.game();
    await table.toBob(match);
    later(3);
    await table.ring();
    const counts = async () => [(await captured('push: ')).length, (await table.mails()).length];
    expect(await counts()).toEqual([1, 0]);
    later(239);
    await table.ring();
    expect(await counts()).toEqual([1, 0]);
    later(1);
    await table.ring();
    expect(await counts()).toEqual([1, 1]);
    later(3 * 24 * 60);
    await table.ring();
    expect(await counts()).toEqual([2, 2]);
  });

  test('nobody waits for the mail whose devices have all failed', async () => {
    const table = await Table.set();
    await subscribe(table.bob);
    const unusable = {
      kind: 'push',
      endpoint: 'https://10.0.0.1/',
      p256dh: 'AA',
      auth: 'AA',
      session: 's',
    } as const;
    await db().update(channelsTable).set({ target: unusable });
    const telling = { quiet: false, digestHour: null, mailAfterHours: 4 };
    await table.bob.send('/api/me/telling', telling, { method: 'PUT' });
    await table.toBob(await table.game());
    later(3);
    await table.ring();
    expect(await table.mails()).toHaveLength(1);
  });

  test('a notice whose last channel went before it was sent fails, and says why', async () => {
    const table = await Table.set();
    await db().update(playersTable).set({ email: null }).where(eq(playersTable.id, table.bobId));
    const { channel } = await hook(table.bob);
    const match = await table.game();
    await table.toBob(match);
    await table.bob.fetch(`${CHANNELS}/by-id/${channel.id}`, { method: 'DELETE' });
    later(3);
    await table.ring();
    expect(await table.notice(match)).toMatchObject({ state: 'failed', error: 'NO_ADDRESS', dueAt: null });
  });
});

describe('a player', () => {
  test('gets the same channel for the same subscription, which is on again', async () => {
    const { bob, bobId } = await Table.set();
    const first = await subscribe(bob);
    await bob.send(`${CHANNELS}/by-id/${first.id}`, { on: false }, { method: 'PUT' });
    expect((await playerRow(bobId))?.channels).toBe(0);
    expect(await subscribe(bob)).toEqual({ ...first, off: null });
    expect((await settings(bob)).channels).toHaveLength(1);
    expect((await playerRow(bobId))?.channels).toBe(1);
  });

  test('sees no address and no key of a channel again, and the secret of a webhook once', async () => {
    const { bob } = await Table.set();
    await subscribe(bob);
    const { secret, channel } = await hook(bob, { shape: 'slack' });
    expect(secret).toMatch(/^whsec_[\w+/]{32}$/);
    expect(channel).toMatchObject({ kind: 'webhook', host: 'hooks.example.com', shape: 'slack', off: null });
    const text = JSON.stringify(await settings(bob));
    for (const hidden of [secret, 'T0/B0', 'JzLQ3raZ', SUBSCRIPTION.keys.auth])
      expect(text).not.toContain(hidden);
  });

  test('has no way to the channels of others', async () => {
    const { ann, bob } = await Table.set();
    const { id } = await subscribe(bob);
    for (const [path, method, body] of [
      [`${CHANNELS}/by-id/${id}`, 'PUT', { on: false }],
      [`${CHANNELS}/by-id/${id}`, 'DELETE', {}],
      [`${CHANNELS}/by-id/${id}/test`, 'POST', {}],
    ] as const)
      expect((await ann.send<{ code: string }>(path, body, { method })).body.code).toBe('CHANNEL_NOT_FOUND');
    expect((await settings(ann)).channels).toEqual([]);
    expect((await settings(bob)).channels).toMatchObject([{ id, off: null }]);
  });

  test('has ten channels at most, and may still renew one', async () => {
    const { bob } = await Table.set();
    for (let n = 0; n < 10; n += 1) await subscribe(bob, `${SUBSCRIPTION.endpoint}${n}`);
    const more = await bob.send<{ code: string }>(`${CHANNELS}/push`, SUBSCRIPTION, { method: 'PUT' });
    expect([more.status, more.body.code]).toEqual([409, 'CHANNELS_EXHAUSTED']);
    expect(await subscribe(bob, `${SUBSCRIPTION.endpoint}3`)).toMatchObject({ off: null });
  });

  test.each([
    ['a device at this machine', 'PUT', 'push', { ...SUBSCRIPTION, endpoint: 'https://127.0.0.1/push' }],
    ['a device without encryption', 'PUT', 'push', { ...SUBSCRIPTION, endpoint: 'http://push.example.net/' }],
    [
      'a webhook at this machine',
      'POST',
      'webhooks',
      { url: 'https://localhost/', shape: 'json', name: 'x' },
    ],
    ['a webhook at no address', 'POST', 'webhooks', { url: 'nothing', shape: 'json', name: 'x' }],
  ] as const)('cannot have %s', async (_what, method, path, json) => {
    const { bob } = await Table.set();
    const { status: answered, body } = await bob.send<{ code: string }>(`${CHANNELS}/${path}`, json, {
      method,
    });
    expect([answered, body.code]).toEqual([422, 'URL_NOT_PUBLIC']);
  });

  test('tests a channel, and sees what came of it', async () => {
    const { bob } = await Table.set();
    await db().delete(capturedMailsTable);
    const { id } = await subscribe(bob);
    expect(await bob.post<TestedChannel>(`${CHANNELS}/by-id/${id}/test`, {})).toEqual({ error: null });
    expect(await captured('push: ')).toMatchObject([{ title: 'A test from Carrack', path: '/me' }]);
    const { deliveries } = await settings(bob);
    expect(deliveries).toMatchObject([{ channel: id, kind: 'test', gameId: null, error: null }]);
  });

  test('tests thirty times a day at most', async () => {
    const { bob } = await Table.set();
    const { id } = await subscribe(bob);
    const test = () => bob.send<{ code?: string }>(`${CHANNELS}/by-id/${id}/test`, {});
    for (let n = 0; n < 30; n += 1) expect((await test()).status).toBe(200);
    expect((await test()).body.code).toBe('TESTS_EXHAUSTED');
  });
});

test('the key with which browsers subscribe is public, the other is not', async () => {
  const { bob } = await Table.set();
  const { push } = await settings(bob);
  expect(push.key).toBe(env.VAPID_PUBLIC_KEY);
  expect(JSON.stringify(await settings(bob))).not.toContain(env.VAPID_PRIVATE_KEY ?? '-');
});

/** Answers of the resolver and of the webhook. */
function network(addresses: Readonly<Record<string, readonly string[]>>, answer: () => Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: Request | string) => {
    const url = new URL(typeof input === 'string' ? input : input.url);
    if (url.hostname !== 'cloudflare-dns.com') {
      asked.push(url.href);
      return Promise.resolve(answer());
    }
    const type = Number(url.searchParams.get('type'));
    const data = addresses[url.searchParams.get('name') ?? ''] ?? [];
    const fits = data.filter((one) => one.includes(':') === (type === 28));
    return Promise.resolve(Response.json({ Status: 0, Answer: fits.map((one) => ({ type, data: one })) }));
  });
  return asked;
}

/** A service in production: nothing is captured. */
const SERVICE: Env = { ...env, CAPTURE_MAILS: undefined, ORIGIN: 'https://carrack.test' } as unknown as Env;
const NOW = Date.UTC(2026, 0, 31, 12);
const MESSAGE = testMessage(translatorFor('en'), 'Bob', 'n1');

const channel = (url: string, more: Partial<ChannelRow> = {}): ChannelRow => ({
  playerId: 'p',
  id: 'c',
  target: { kind: 'webhook', url, shape: 'json', secret: `whsec_${btoa('x'.repeat(24))}` },
  name: 'Mine',
  gameId: null,
  createdAt: 0,
  sentAt: null,
  error: null,
  failingSince: null,
  off: null,
  ...more,
});
const PUBLIC = { 'hooks.example.com': ['93.184.216.34', '2606:2800::1'] };

async function errorAfter(addresses: Readonly<Record<string, readonly string[]>>, answer: () => Response) {
  const asked = network(addresses, answer);
  const { error } = await deliver(SERVICE, channel(HOOK), MESSAGE, NOW);
  return [error, asked.length];
}

const status = (code: number) => () => new Response(null, { status: code });

describe('a delivery', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is accepted by an answer of success', async () => {
    expect(await errorAfter(PUBLIC, status(204))).toEqual([null, 1]);
  });

  test.each<[string, string, Readonly<Record<string, readonly string[]>>, () => Response, number]>([
    ['the other side refuses', 'HTTP_403', PUBLIC, status(403), 1],
    ['it sends the service elsewhere', 'REDIRECT', PUBLIC, () => Response.redirect('https://127.0.0.1/'), 1],
    [
      'the name leads to the own machine',
      'NOT_PUBLIC',
      { 'hooks.example.com': ['127.0.0.1'] },
      status(204),
      0,
    ],
    [
      'one of its addresses is private',
      'NOT_PUBLIC',
      { 'hooks.example.com': ['93.184.216.34', 'fd00::1'] },
      status(204),
      0,
    ],
    ['the name leads nowhere', 'NAME_UNKNOWN', {}, status(204), 0],
  ])('fails if %s', async (_what, error, addresses, answer, asked) => {
    expect(await errorAfter(addresses, answer)).toEqual([error, asked]);
  });

  test('fails if the other side is down, or does not answer in time', async () => {
    const fail = (name: string) => () => {
      throw Object.assign(new Error('no'), { name });
    };
    expect(await errorAfter(PUBLIC, fail('TypeError'))).toEqual(['UNREACHABLE', 1]);
    expect(await errorAfter(PUBLIC, fail('TimeoutError'))).toEqual(['TIMEOUT', 1]);
  });

  test('does not leave the service for a stored address that is private by now’s rules', async () => {
    const asked = network(PUBLIC, status(204));
    const delivered = await deliver(SERVICE, channel('https://10.0.0.1/a'), MESSAGE, NOW);
    expect([delivered.error, asked]).toEqual(['NOT_PUBLIC', []]);
  });

  test('to a device fails if the service has no keys, or the subscription’s keys are not usable', async () => {
    network(PUBLIC, status(201));
    const target = { kind: 'push', endpoint: HOOK, p256dh: 'AAAA', auth: 'AAAA', session: 's' } as const;
    const device = channel(HOOK, { target });
    expect((await deliver(SERVICE, device, MESSAGE, NOW)).error).toBe('REFUSED_KEYS');
    const none = { ...SERVICE, VAPID_PUBLIC_KEY: undefined } as unknown as Env;
    expect((await deliver(none, device, MESSAGE, NOW)).error).toBe('PUSH_OFF');
  });
});

describe('a device', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each([404, 410])('that has taken its permission back is told by %s', async (code) => {
    network({ 'push.example.net': ['93.184.216.34'] }, status(code));
    const { endpoint, keys } = SUBSCRIPTION;
    const device = channel(HOOK, { target: { kind: 'push', endpoint, ...keys, session: 's' } });
    expect((await deliver(SERVICE, device, MESSAGE, NOW)).error).toBe('GONE');
  });
});

describe('a webhook that has failed for a day', () => {
  beforeEach(startClock);
  afterEach(() => {
    vi.unstubAllGlobals();
    stopClock();
  });

  test('is switched off, and its player is told by mail', async () => {
    const table = await Table.set();
    await hook(table.bob);
    const since = Date.now() - 86_400_000;
    const unusable = {
      kind: 'webhook',
      url: 'https://10.0.0.1/',
      shape: 'json',
      secret: 'whsec_AAAA',
    } as const;
    await db().update(channelsTable).set({ failingSince: since, target: unusable });
    const match = await table.game();
    await table.toBob(match);
    later(3);
    await table.ring();
    expect((await settings(table.bob)).channels).toMatchObject([{ off: 'failing', error: 'NOT_PUBLIC' }]);
    expect((await playerRow(table.bobId))?.channels).toBe(0);
    expect((await table.mails()).map(({ subject }) => subject)).toEqual([
      'A webhook was switched off',
      `Your turn in ${TITLE} (with Ann): load a ship`,
    ]);
  });

  test('is on again when the player says so', async () => {
    const { bob, bobId } = await Table.set();
    const { channel: made } = await hook(bob);
    await db().update(channelsTable).set({ failingSince: 1, error: 'TIMEOUT', off: 'failing' });
    const path = `${CHANNELS}/by-id/${made.id}`;
    const { body } = await bob.send(path, { on: true }, { method: 'PUT' });
    expect(body).toMatchObject({ off: null, error: null });
    expect((await playerRow(bobId))?.channels).toBe(1);
  });
});
