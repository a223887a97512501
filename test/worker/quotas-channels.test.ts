import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestedChannel } from '#shared/protocol/http.ts';
import { capturedMailsTable, playersTable } from '../../worker/db/schema.ts';
import { sendByChannels } from '../../worker/mailbox/channels/sendByChannels.ts';
import { testMessage } from '../../worker/wording/channelMessage.ts';
import { translatorFor } from '../../worker/wording/translator.ts';
import { channelRow, PUSH_TARGET } from '../support/channels.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { envWith } from './support/bindings.ts';
import { CHANNELS, captured, hook, settings, subscribe, SUBSCRIPTION } from './support/channels.ts';
import { Client } from './support/client.ts';
import { later } from './support/clock.ts';
import { counted, DAY, ME, setCount, startCounting, stopCounting } from './support/counts.ts';
import { db } from './support/database.ts';
import { noticeOf } from './support/mails.ts';
import { Table } from './support/reached.ts';

/** How many messages go to devices and webhooks in a day: nobody can make the service flood others, or use up what all share. */

beforeEach(startCounting);
afterEach(stopCounting);

const [SERVICE_PUSHES, PLAYER_DELIVERIES] = [15_000, 400];

/** Bob has a device, and it is his turn. */
async function waiting(more: { readonly email: boolean }) {
  const table = await Table.set();
  await db().delete(capturedMailsTable);
  if (!more.email)
    await db().update(playersTable).set({ email: null }).where(eq(playersTable.id, table.bobId));
  await subscribe(table.bob);
  const match = await table.game();
  await table.toBob(match);
  later(3);
  return { table, match };
}

const sentPushes = async () => (await captured('push: ')).length;

describe('when the service has sent its maximum of push messages,', () => {
  test('a message waits for the next day, its delivery says why, and the operator’s log shows it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { table, match } = await waiting({ email: false });
    await setCount('push', SERVICE_PUSHES);
    await table.ring();
    expect(await sentPushes()).toBe(0);
    expect(log).toHaveBeenCalledWith({ event: 'quota reached', quota: 'push', max: SERVICE_PUSHES });
    const { deliveries, channels } = await settings(table.bob);
    expect(deliveries).toMatchObject([{ gameId: match.id, kind: 'turn', error: 'QUOTA_REACHED' }]);
    expect(channels).toMatchObject([{ error: 'QUOTA_REACHED', off: null }]);
    const { dueAt = null, ...notice } = (await noticeOf(table.bobId, match.id)) ?? {};
    expect(notice).toMatchObject({ state: 'queued', attempts: 0, error: 'QUOTA_REACHED' });
    expect(new Date(dueAt ?? 0).getUTCDate()).toBe(new Date(Date.now()).getUTCDate() + 1);
    later(((dueAt ?? 0) - Date.now()) / 60_000);
    await table.ring();
    expect(await sentPushes()).toBe(1);
    expect(await noticeOf(table.bobId, match.id)).toMatchObject({ state: 'sent', error: null });
  });

  test('who has mail is told by it at once, also if it would have come later', async () => {
    const { table, match } = await waiting({ email: true });
    const telling = { quiet: false, digestHour: null, mailAfterHours: 4 };
    await table.bob.send('/api/me/telling', telling, { method: 'PUT' });
    await setCount('push', SERVICE_PUSHES);
    await table.ring();
    expect([(await table.mails()).length, await sentPushes()]).toEqual([1, 0]);
    expect(await noticeOf(table.bobId, match.id)).toMatchObject({ state: 'sent' });
  });

  test('webhooks are still called', async () => {
    const { table } = await waiting({ email: false });
    await hook(table.bob);
    await setCount('push', SERVICE_PUSHES);
    await table.ring();
    expect([await sentPushes(), (await captured('webhook: ')).length]).toEqual([0, 1]);
  });

  test('a test is not sent either, and says why', async () => {
    const { bob } = await Table.set();
    const { id } = await subscribe(bob);
    await setCount('push', SERVICE_PUSHES);
    const tested = await bob.post<TestedChannel>(`${CHANNELS}/by-id/${id}/test`, {});
    expect(tested).toEqual({ error: 'QUOTA_REACHED' });
  });
});

const MESSAGE = testMessage(translatorFor('en'), 'Bob', 'n1');
const devices = (playerId: string, count: number) =>
  Array.from({ length: count }, (_, n) => channelRow({ playerId, id: `${n}`, target: PUSH_TARGET }));
const errorsOf = async (playerId: string, count: number, service = env) => {
  const delivered = await sendByChannels(service, devices(playerId, count), MESSAGE, Date.now());
  return [...new Set(delivered.map(({ error }) => error))];
};

describe('one player with any number of games', () => {
  test('gets no more than their own maximum, and what is held back does not count for the service', async () => {
    for (let message = 0; message < PLAYER_DELIVERIES / 10; message += 1)
      expect(await errorsOf('p1', 10)).not.toContain('QUOTA_REACHED');
    for (let message = 0; message < 5; message += 1)
      expect(await errorsOf('p1', 10)).toEqual(['QUOTA_REACHED']);
    expect(await counted('push')).toBe(PLAYER_DELIVERIES);
    expect(await errorsOf('p2', 10)).not.toContain('QUOTA_REACHED');
    later(DAY);
    expect(await errorsOf('p1', 10)).not.toContain('QUOTA_REACHED');
  });

  test('has a message sent to all of their devices, or to none', async () => {
    await setCount('push', SERVICE_PUSHES - 2);
    expect(await errorsOf('p1', 3)).toEqual(['QUOTA_REACHED']);
    expect(await errorsOf('p1', 2)).not.toContain('QUOTA_REACHED');
    expect(await errorsOf('p1', 1)).toEqual(['QUOTA_REACHED']);
  });
});

describe('one machine with any number of players', () => {
  const FROM_MACHINE = 20;
  const headers = { 'cf-connecting-ip': '192.0.2.77' };
  const store = async (client: Client, n: number) =>
    (await client.send(`${CHANNELS}/push`, device(n), { method: 'PUT', headers })).body as { code?: string };
  const device = (n: number) => ({ ...SUBSCRIPTION, endpoint: `${SUBSCRIPTION.endpoint}${n}` });
  const guest = async (): Promise<Client> => {
    const client = new Client();
    await client.post('/api/games', { game: VEHICLE, seats: [ME, { kind: 'open' }] });
    return client;
  };

  test('stores no more devices and webhooks in a day than people with one machine have', async () => {
    const people = [await guest(), await guest(), await guest()] as const;
    for (let n = 0; n < FROM_MACHINE; n += 1)
      expect((await store(people[n % 2 === 0 ? 0 : 1], n)).code).toBeUndefined();
    expect((await store(people[2], 99)).code).toBe('CHANGES_EXHAUSTED');
    expect((await store(people[0], 0)).code).toBeUndefined(); // theirs already
    expect(await subscribe(people[2])).toMatchObject({ off: null }); // from elsewhere
  });

  test('is charged for what is stored only', async () => {
    const ann = await guest();
    for (let n = 0; n < 10; n += 1) await store(ann, n);
    for (let n = 10; n < 15; n += 1) expect((await store(ann, n)).code).toBe('CHANNELS_EXHAUSTED');
    expect(await counted('channels from %')).toBe(10);
  });
});

test('the operator sets the maximum; with 0 nothing is sent', async () => {
  const set = (push: number) => envWith({ DAILY_MAX: { push } });
  expect(await errorsOf('p1', 2, set(0))).toEqual(['QUOTA_REACHED']);
  expect(await errorsOf('p1', 2, set(2))).not.toContain('QUOTA_REACHED');
  expect(await errorsOf('p1', 1, set(2))).toEqual(['QUOTA_REACHED']);
});
