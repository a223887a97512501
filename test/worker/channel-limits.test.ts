import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Channels, Me, StoredPush } from '#shared/protocol/http.ts';
import type { ChannelRow } from '../../worker/db/schema.ts';
import { sendByChannels } from '../../worker/mailbox/channels/sendByChannels.ts';
import { translatorFor } from '../../worker/mailbox/translator.ts';
import { testMessage } from '../../worker/mailbox/wording/channelMessage.ts';
import type { Client } from './support/client.ts';
import { playerRow } from './support/mails.ts';
import { Table } from './support/reached.ts';

/** What keeps channels few, and each with its player: numbers, a device that changes hands, and what is asked of the resolver. */

const CHANNELS = '/api/me/channels';
const HOOK = 'https://hooks.example.com/services/T0/B0';
const SUBSCRIPTION = {
  endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

const subscribe = async (client: Client, endpoint = SUBSCRIPTION.endpoint) =>
  (await client.send<StoredPush>(`${CHANNELS}/push`, { ...SUBSCRIPTION, endpoint }, { method: 'PUT' })).body
    .channel;
const settings = (client: Client) => client.get<Channels>(CHANNELS);

describe('a player', () => {
  test('has ten channels at most, also if many are made at the same time', async () => {
    const { bob, bobId } = await Table.set();
    const made = await Promise.all(
      Array.from({ length: 14 }, () =>
        bob.send(`${CHANNELS}/webhooks`, { url: HOOK, shape: 'json', name: 'Mine' }),
      ),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
    expect((await settings(bob)).channels).toHaveLength(10);
    expect((await playerRow(bobId))?.channels).toBe(10);
  });

  test('gets a device alone: who was told there before shared the browser, and is told there no more', async () => {
    const { ann, bob } = await Table.set();
    const other = await subscribe(ann, `${SUBSCRIPTION.endpoint}2`);
    await subscribe(ann);
    await subscribe(bob);
    expect((await settings(ann)).channels).toEqual([other]);
    expect((await settings(bob)).channels).toHaveLength(1);
    const { player } = await ann.get<Me>('/api/me');
    expect((await playerRow(player?.id ?? ''))?.channels).toBe(1);
  });
});

/** A service in production: nothing is captured. */
const SERVICE: Env = { ...env, CAPTURE_MAILS: undefined, ORIGIN: 'https://carrack.test' } as unknown as Env;
const NOW = Date.UTC(2026, 0, 31, 12);
const MESSAGE = testMessage(translatorFor('en'), 'Bob', 'n1');

const webhook = (id: string, url: string): ChannelRow => ({
  playerId: 'p',
  id,
  target: { kind: 'webhook', url, shape: 'json', secret: `whsec_${btoa('x'.repeat(24))}` },
  name: 'Mine',
  gameId: null,
  createdAt: 0,
  sentAt: null,
  error: null,
  failingSince: null,
  off: null,
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
    const { asked, errors } = await sent([webhook('a', HOOK)], answer);
    expect([errors, asked.receivers]).toEqual([['UNREACHABLE'], 0]);
  });

  test('is asked once for each name of a message', async () => {
    const hooks = ['a', 'b', 'c'].map((id) => webhook(id, `${HOOK}/${id}`));
    const other = webhook('d', 'https://other.example.com/');
    const { asked, errors } = await sent([...hooks, other], () => resolved(0));
    expect(errors).toEqual([null, null, null, null]);
    expect(asked).toEqual({ resolver: 4, receivers: 4 });
  });
});
