import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLOCK_PRESETS } from '#shared/kernel/clock.ts';
import { capturedMailsTable, playersTable } from '../../worker/db/schema.ts';
import { insertUndeliverable } from '../../worker/db/people/mails.ts';
import { captured, CHANNELS, hook, subscribe } from './support/channels.ts';
import type { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db, tripsOf } from './support/database.ts';
import {
  lastMailTo,
  linkTo,
  mailboxAlarm,
  noticeOf,
  playerIdOf,
  redeem,
  ringMailbox,
} from './support/mails.ts';
import { playOn, Table } from './support/reached.ts';
import { connect } from './support/socket.ts';
import { DAY } from './support/timed.ts';

/** Whoever can be told of their games from now on is told of those that wait for them already. */

beforeEach(startClock);
beforeEach(async () => void (await db().delete(capturedMailsTable)));
afterEach(stopClock);

const put = (client: Client, path: string, json: object) => client.fetch(path, { method: 'PUT', json });
const mail = (client: Client, json: object) => put(client, `${CHANNELS}/mail`, json);

/** It is Bob's turn, and nothing reached him when it began. */
async function unreachable(player: Partial<typeof playersTable.$inferInsert> = { email: null }) {
  const table = await Table.set();
  await db().update(playersTable).set(player).where(eq(playersTable.id, table.bobId));
  const match = await table.game();
  await table.toBob(match);
  expect(await table.notice(match)).toBeUndefined();
  return { table, match };
}

const turnMails = async (table: Table) =>
  (await table.mails()).filter(({ subject = '' }) => /^(Still y|Y)our turn in /.test(subject)).length;
const pushes = async () => (await captured('push: ')).length;

async function confirm({ bob, address }: Table): Promise<void> {
  await mail(bob, { address });
  await redeem(linkTo(await lastMailTo(address), 'm'), bob);
}

async function signIn({ bob, address }: Table): Promise<void> {
  await bob.post('/api/auth/link', { email: address });
  await redeem(linkTo(await lastMailTo(address), 'm'), bob);
}

async function switchOn({ bob }: Table): Promise<void> {
  const { id } = await subscribe(bob);
  await put(bob, `${CHANNELS}/by-id/${id}`, { on: false });
  await put(bob, `${CHANNELS}/by-id/${id}`, { on: true });
}

type Way = readonly [
  what: string,
  become: (table: Table) => Promise<unknown>,
  told: (table: Table) => Promise<number>,
];
const WAYS: readonly Way[] = [
  ['confirms an address', confirm, turnMails],
  ['signs in by a new address', signIn, turnMails],
  ['switches a device on', ({ bob }) => subscribe(bob), pushes],
  ['makes a webhook', ({ bob }) => hook(bob), async () => (await captured('webhook: ')).length],
  ['switches a device on again', switchOn, pushes],
];

describe('A player whose turn it is and who', () => {
  test.each(WAYS)('%s is told of it three minutes later', async (_what, become, told) => {
    const { table, match } = await unreachable();
    await become(table);
    const before = await told(table);
    expect(await table.notice(match)).toMatchObject({ kind: 'turn', state: 'queued' });
    expect(await mailboxAlarm(table.bobId)).toBe(Date.now() + 180_000);
    await table.told();
    expect((await told(table)) - before).toBe(1);
  });

  test('switches mail on is told of it, and reminded of it day by day', async () => {
    const { table } = await unreachable({ muted: true });
    await mail(table.bob, { on: true });
    for (const wait of [3, DAY, 3 * DAY, 7 * DAY]) {
      later(wait);
      await table.ring();
    }
    expect(await turnMails(table)).toBe(4);
  });

  test('looks at the game meanwhile is only reminded, a day later', async () => {
    const { table, match } = await unreachable();
    await confirm(table);
    later(2.5);
    const live = await connect(match, table.bob);
    live.send('here');
    await live.settled();
    later(0.5);
    await table.ring();
    expect(await table.notice(match)).toMatchObject({ state: 'seen', dueAt: expect.any(Number) });
    live.close();
    later(DAY);
    await table.ring();
    expect(await turnMails(table)).toBe(1);
  });

  test('was told of an earlier turn, and nothing of this one, is told of this one', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await table.told();
    await mail(table.bob, { on: false });
    await playOn(match, 1);
    await playOn(match, 0);
    await mail(table.bob, { on: true });
    await table.told();
    expect(await turnMails(table)).toBe(2);
  });

  test('could not be mailed is told by a device that they switch on', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await insertUndeliverable(db(), table.address, 'bounce', Date.now());
    await table.told();
    expect(await table.notice(match)).toMatchObject({ state: 'failed' });
    await subscribe(table.bob);
    await table.told();
    expect([await pushes(), await table.notice(match)]).toEqual([
      1,
      expect.objectContaining({ state: 'sent' }),
    ]);
  });

  test('wanted no mail when a reminder was due is reminded once they want it again', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await table.told();
    await mail(table.bob, { on: false });
    later(DAY);
    await table.ring();
    expect(await table.notice(match)).toMatchObject({ dueAt: null });
    await mail(table.bob, { on: true });
    await table.told();
    expect(await turnMails(table)).toBe(2);
  });

  test('wants to be told of the game again is told of it', async () => {
    const table = await Table.set();
    const match = await table.game();
    const want = (telling: string) => put(table.bob, `/api/me/telling/games/${match.id}`, { telling });
    await want('none');
    await table.toBob(match);
    await table.told();
    expect(await table.notice(match)).toMatchObject({ state: 'dropped' });
    await want('all');
    await table.told();
    expect(await turnMails(table)).toBe(1);
  });

  test('brings the seat along when they sign in as a player with an address is told as that player', async () => {
    const { table, match } = await unreachable();
    const known = await Table.set();
    await known.bob.post('/api/auth/link', { email: known.address });
    await redeem(linkTo(await lastMailTo(known.address), 'm'), table.bob, { bring: true });
    expect(await playerIdOf(table.bob)).toBe(known.bobId);
    expect(await noticeOf(known.bobId, match.id)).toMatchObject({ kind: 'turn', state: 'queued', seat: 1 });
    later(3);
    await ringMailbox(known.bobId);
    expect(await turnMails(known)).toBe(1);
  });
});

describe('Nothing is told anew by a further way', () => {
  test.each([
    ['with clock', { clock: CLOCK_PRESETS.normal }],
    ['without clock', {}],
  ])('of a game %s that its player was told of, or has seen', async (_what, more) => {
    const table = await Table.set();
    const [told, seen] = [await table.game(0, more), await table.game(0, more)];
    await table.toBob(told);
    await table.toBob(seen);
    await table.told();
    const live = await connect(seen, table.bob);
    live.send('here');
    await live.settled();
    live.close();
    await subscribe(table.bob);
    later(4);
    await table.ring();
    expect([await turnMails(table), await pushes()]).toEqual([1, 0]);
  });

  test('and no row is written for games that do not wait for the player', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await playOn(match, 1);
    const trips = await tripsOf(() => mail(table.bob, { on: true }));
    const inserts = trips.filter(({ statements }) => statements.some((sql) => /into "notices"/i.test(sql)));
    expect(inserts.length).toBeGreaterThan(0);
    expect(inserts.filter(({ written }) => written > 0)).toEqual([]);
  });
});
