import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CreatedGame, GameView } from '#shared/protocol/http.ts';
import { insertUndeliverable } from '../../worker/db/people/mails.ts';
import { refundQuotas } from '../../worker/people/quotas.ts';
import { forgetLeases, serviceQuota, tryChargeService } from '../../worker/people/serviceQuotas.ts';
import { sweep } from '../../worker/sweep.ts';
import { envWith } from './support/bindings.ts';
import { Client } from './support/client.ts';
import { later } from './support/clock.ts';
import { db, tripsOf } from './support/database.ts';
import { delayedMailsTable } from '../../worker/db/schema.ts';
import {
  giveAddress,
  lastMailTo,
  linkTo,
  mailsTo,
  playerIdOf,
  redeem,
  ringMailbox,
} from './support/mails.ts';
import { until } from './support/play.ts';
import { ringAlarm } from './support/rooms.ts';
import {
  startCounting,
  stopCounting,
  DAY,
  ME,
  BOTS,
  newAddress,
  setCount,
  counted,
  ask,
  invite,
} from './support/counts.ts';
import { VEHICLE } from '../support/vehicle.ts';

/** What waits for the next day when a quota that everybody shares is used up. */

beforeEach(startCounting);
afterEach(stopCounting);

/** Of the cron: on the free plan every other one sends mails that had to wait. */
async function twoRuns(): Promise<void> {
  for (const minutes of [0, 5]) await sweep(env, Date.now() + minutes * 60_000);
}

describe('when the service’s own quota is used up,', () => {
  test('a sign-in mail waits, the page says so, it is sent when there is room, and the operator’s log shows it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const email = newAddress();
    await setCount('mail', 5_000);
    expect(await ask(new Client(), email)).toMatchObject({ status: 202, body: { later: true } });
    expect(await mailsTo(email)).toEqual([]);
    expect(log).toHaveBeenCalledWith({ event: 'quota reached', quota: 'mail', max: 5_000 });
    await twoRuns();
    expect(await mailsTo(email)).toEqual([]);
    later(DAY);
    await twoRuns();
    const mail = await lastMailTo(email);
    expect(mail.text).toContain('It works once, within a day.');
    later(DAY - 1); // it was sent at night
    expect((await redeem(linkTo(mail, 'm'), new Client())).status).toBe(200);
    expect(await db().select().from(delayedMailsTable)).toEqual([]);
  });

  test('a player in a browser that knows their address does not wait because of strangers', async () => {
    const ann = new Client();
    await ann.post('/api/games', { game: VEHICLE, seats: [ME, { kind: 'open' }] });
    const email = newAddress();
    await giveAddress(ann, email);
    await setCount('mail', 5_000);
    expect((await ask(ann, email)).body).toEqual({});
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('the mail that confirms an address waits too', async () => {
    const ann = new Client();
    await ann.post('/api/games', { game: VEHICLE, seats: [ME, { kind: 'open' }] });
    const email = newAddress();
    await setCount('mail', 5_000);
    const put = await ann.send<object>('/api/me/channels/mail', { address: email }, { method: 'PUT' });
    expect(put).toMatchObject({ status: 202, body: { later: true } });
    later(DAY);
    await twoRuns();
    expect((await redeem(linkTo(await lastMailTo(email), 'm'), ann)).status).toBe(200);
  });

  test('a mail that waits is sent also to an address from which mails came back, like one that is sent at once', async () => {
    const ann = new Client();
    await ann.post('/api/games', { game: VEHICLE, seats: [ME, { kind: 'open' }] });
    const [returned, complained, own] = [newAddress(), newAddress(), newAddress()];
    await giveAddress(ann, own);
    await insertUndeliverable(db(), returned, 'bounce', Date.now());
    for (const address of [complained, own])
      await insertUndeliverable(db(), address, 'complaint', Date.now());
    await setCount('mail', 5_000);
    for (const address of [returned, complained]) await ask(new Client(), address);
    await setCount('mail known', 5_000);
    await ann.send<object>('/api/me/channels/mail', { address: own }, { method: 'PUT' });
    later(DAY);
    await twoRuns();
    const counts = [returned, complained, own].map(async (address) => (await mailsTo(address)).length);
    expect(await Promise.all(counts)).toEqual([1, 0, 1]);
    expect(await db().select().from(delayedMailsTable)).toEqual([]);
  });

  test('an invitation is taken, shown as postponed, and sent the next day', async () => {
    const [host, email] = [new Client(), newAddress()];
    await setCount('invite', 5_000);
    const { body } = await invite(host, email);
    await ringMailbox(await playerIdOf(host));
    const state = async () => (await host.get<GameView>(`/api/games/${body.id}`)).invitations?.[0];
    expect(await state()).toMatchObject({ state: 'queued', later: true });
    expect(await mailsTo(email)).toEqual([]);
    later(DAY);
    await ringMailbox(await playerIdOf(host));
    expect(await state()).toMatchObject({ state: 'sent' });
    expect(await state()).not.toHaveProperty('later');
  });

  test('a game of bots is created, and starts by itself the next day', async () => {
    await setCount('bots', 150);
    const client = new Client();
    const { id } = await client.post<CreatedGame>('/api/games', { game: VEHICLE, seats: BOTS });
    const look = () => client.get<GameView>(`/api/games/${id}`);
    await ringAlarm(id);
    expect((await look()).status).toBe('open');
    await setCount('bots', 149);
    later(DAY);
    await setCount('bots', 150);
    await ringAlarm(id);
    expect((await look()).status).toBe('open');
    later(DAY);
    await ringAlarm(id);
    expect(await until(async () => ((await look()).status === 'open' ? undefined : true))).toBe(true);
  });
});

test('a mail that waited for somebody who is gone by then is not charged', async () => {
  await setCount('mail', 5_000);
  const row = { playerId: 'nobody', game: '', language: 'en', createdAt: Date.now() } as const;
  await db()
    .insert(delayedMailsTable)
    .values({ ...row, email: newAddress() });
  later(DAY);
  await twoRuns();
  expect(await db().$count(delayedMailsTable)).toBe(0);
  expect(await counted('mail')).toBe(5_000);
});

describe('a quota of the whole service', () => {
  const MAX = 50;
  const service = envWith({ DAILY_MAX: { push: MAX } });
  const charge = (now = Date.now()) => tryChargeService(service, 'push', now);
  async function chargeAll(times: number): Promise<number> {
    let done = 0;
    for (let n = 0; n < times; n += 1) if (await charge()) done += 1;
    return done;
  }

  test('is charged in blocks, and never over its maximum', async () => {
    const trips = await tripsOf(async () => expect(await chargeAll(MAX + 5)).toBe(MAX));
    expect(trips.filter(({ written }) => written > 0).length).toBeLessThanOrEqual(8);
    expect(await counted('push')).toBe(MAX);
  });

  test('loses with an isolate what it had charged in advance, at most as much as it has spent', async () => {
    for (const spent of [1, 3, 10]) {
      const before = await counted('push');
      expect(await chargeAll(spent)).toBe(spent);
      expect((await counted('push')) - before).toBeLessThanOrEqual(2 * spent);
      forgetLeases();
    }
  });

  test('is shared by all isolates: what one has charged the others do not have', async () => {
    expect(await chargeAll(30)).toBe(30);
    const charged = await counted('push');
    forgetLeases();
    expect(await chargeAll(MAX)).toBe(MAX - charged);
  });

  test('takes back what was not carried out, and begins anew on the next day', async () => {
    expect(await chargeAll(MAX)).toBe(MAX);
    await refundQuotas(service, [serviceQuota(service, 'push')], Date.now());
    expect([await charge(), await charge()]).toEqual([true, false]);
    later(DAY);
    expect(await chargeAll(MAX + 1)).toBe(MAX);
  });

  test('loses nothing to what was charged before midnight and taken back after it', async () => {
    const before = Date.now();
    later(DAY);
    expect(await chargeAll(10)).toBe(10);
    await refundQuotas(service, [serviceQuota(service, 'push')], before);
    expect(await chargeAll(MAX)).toBe(MAX - 10);
  });
});
