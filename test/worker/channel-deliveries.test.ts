import { inArray } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { NoticeKind, ToldGame } from '#shared/protocol/http.ts';
import { deliveriesTable, type ChannelRow } from '../../worker/db/schema.ts';
import { deliver } from '../../worker/mailbox/channels/deliver.ts';
import {
  recordsOf,
  sendByChannels,
  webhooksSwitchedOff,
} from '../../worker/mailbox/channels/sendByChannels.ts';
import { testMessage } from '../../worker/wording/channelMessage.ts';
import { translatorFor } from '../../worker/wording/translator.ts';
import { channelRow, HOOK, PUSH_TARGET, webhookTarget } from '../support/channels.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { SUBSCRIPTION } from './support/channels.ts';
import { db } from './support/database.ts';
import { productionEnv } from './support/bindings.ts';

/** What leaves the service for a device or webhook, and what becomes of it: answers of other servers, and names that lead to private networks. */

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

const SERVICE = productionEnv();
const NOW = Date.UTC(2026, 0, 31, 12);
const MESSAGE = testMessage(translatorFor('en'), 'Bob', 'n1');

const PUBLIC = { 'hooks.example.com': ['93.184.216.34', '2606:2800::1'] };

async function errorAfter(addresses: Readonly<Record<string, readonly string[]>>, answer: () => Response) {
  const asked = network(addresses, answer);
  const { error } = await deliver(SERVICE, channelRow(), MESSAGE, NOW);
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
    const delivered = await deliver(
      SERVICE,
      channelRow({ target: webhookTarget('https://10.0.0.1/a') }),
      MESSAGE,
      NOW,
    );
    expect([delivered.error, asked]).toEqual(['NOT_PUBLIC', []]);
  });

  test('to a device fails if the service has no keys, or the subscription’s keys are not usable', async () => {
    network(PUBLIC, status(201));
    const device = channelRow({ target: { ...PUSH_TARGET, endpoint: HOOK } });
    expect((await deliver(SERVICE, device, MESSAGE, NOW)).error).toBe('REFUSED_KEYS');
    const none = productionEnv({ VAPID_PUBLIC_KEY: undefined });
    expect((await deliver(none, device, MESSAGE, NOW)).error).toBe('PUSH_OFF');
  });
});

describe('a device', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each([404, 410])('that has taken its permission back is told by %s', async (code) => {
    network({ 'push.example.net': ['93.184.216.34'] }, status(code));
    const { endpoint, keys } = SUBSCRIPTION;
    const device = channelRow({ target: { kind: 'push', endpoint, ...keys, session: 's' } });
    expect((await deliver(SERVICE, device, MESSAGE, NOW)).error).toBe('GONE');
  });
});

/** Sends a message; `answer` is the resolver's. */
async function sent(hooks: readonly ChannelRow[], answer: (type: string | null) => Response) {
  const asked = { resolver: 0, receivers: 0 };
  vi.stubGlobal('fetch', (input: Request | string) => {
    const url = new URL(typeof input === 'string' ? input : input.url);
    const isResolver = url.hostname === 'cloudflare-dns.com';
    asked[isResolver ? 'resolver' : 'receivers'] += 1;
    return Promise.resolve(isResolver ? answer(url.searchParams.get('type')) : new Response());
  });
  const delivered = await sendByChannels(SERVICE, hooks, MESSAGE, NOW);
  return { asked, errors: delivered.map(({ error }) => error) };
}

/** The resolver's answer with a status of RFC 1035 (2: it failed), and a public IPv4 address. */
const resolved = (Status: number): Response =>
  Response.json({ Status, Answer: Status === 0 ? [{ type: 1, data: '93.184.216.34' }] : [] });

describe('the resolver', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each<[string, (type: string | null) => Response]>([
    ['does not know one kind of addresses', (type) => resolved(type === '28' ? 2 : 0)],
    ['is down', () => new Response('busy', { status: 503 })],
    ['answers something else', () => Response.json({ hello: 1 })],
  ])('lets nothing be sent if it %s: a private address may be among them', async (_what, answer) => {
    const { asked, errors } = await sent([channelRow()], answer);
    expect([errors, asked.receivers]).toEqual([['UNREACHABLE'], 0]);
  });

  test('is asked once for each name of a message', async () => {
    const hooks = ['a', 'b', 'c'].map((id) => channelRow({ id, target: webhookTarget(`${HOOK}/${id}`) }));
    const other = channelRow({ id: 'd', target: webhookTarget('https://other.example.com/') });
    const { asked, errors } = await sent([...hooks, other], () => resolved(0));
    expect(errors).toEqual([null, null, null, null]);
    expect(asked).toEqual({ resolver: 4, receivers: 4 });
  });
});

describe('after a delivery', () => {
  const told = (id: string, kind: NoticeKind): ToldGame => ({
    id,
    game: VEHICLE,
    title: null,
    seat: 0,
    kind,
    text: '',
    url: `https://carrack.test/g/${id}`,
  });
  const message = {
    ...MESSAGE,
    kind: 'turn',
    ids: [MESSAGE.id, 'n2'],
    games: [told('a1', 'turn'), told('a2', 'over')],
  } as const;

  test('a webhook for one game is recorded with what it was told of that game', async () => {
    const delivered = [channelRow({ id: 'all' }), channelRow({ id: 'one', gameId: 'a2' })];
    const records = recordsOf(
      db(),
      delivered.map((channel) => ({ channel, error: null })),
      message,
      NOW,
    );
    for (const record of records) await db().batch([record]);
    const rows = await db().select().from(deliveriesTable).where(inArray(deliveriesTable.id, message.ids));
    expect(rows.map(({ channel, gameId, kind }) => [channel, gameId, kind]).toSorted()).toEqual([
      ['all', 'a1', 'turn'],
      ['one', 'a2', 'over'],
    ]);
  });

  test('a mail tells of webhooks that are switched off: a device that fails is told of on the profile only', () => {
    const failingSince = NOW - 86_400_000;
    const [hook, device] = [
      channelRow({ failingSince }),
      channelRow({ failingSince, id: 'd', target: PUSH_TARGET }),
    ];
    const failed = [hook, device].map((channel) => ({ channel, error: 'TIMEOUT' }));
    expect(webhooksSwitchedOff(failed, NOW)).toEqual([hook]);
  });
});
