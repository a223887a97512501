import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noticesTable, playersTable, seatsTable } from '../../worker/db/schema.ts';
import { CHANNELS, subscribe } from './support/channels.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db, seatRows, throughGate, tripsOf, type Gate } from './support/database.ts';
import { loseAlarm, mailboxAlarm } from './support/mails.ts';
import { commit, decision, streamOf, viewOf, type Match } from './support/play.ts';
import { playOn, Table } from './support/reached.ts';
import { ask } from './support/timed.ts';

/** A seat has a copy of whether mail or a channel reaches its player. It may be wrong, and the mailbox decides finally. */

beforeEach(startClock);
afterEach(stopClock);

const copyOf = async (table: Table, { id }: Match): Promise<boolean | undefined> =>
  (await seatRows(id)).find(({ playerId }) => playerId === table.bobId)?.told;

/** What the tables of people say, without the seats being told: as if the write that follows had failed. */
const quietly = (table: Table, change: Partial<typeof playersTable.$inferInsert>) =>
  db().update(playersTable).set(change).where(eq(playersTable.id, table.bobId));

const forgetCopies = (table: Table) =>
  db().update(seatsTable).set({ told: false }).where(eq(seatsTable.playerId, table.bobId));

const refuseCopies: Gate = async (statements, go) => {
  if (statements.some((sql) => /^update "seats"/i.test(sql))) throw new Error('D1_ERROR: gone');
  return go();
};

const refuseNotices: Gate = async (statements, go) => {
  if (statements.some((sql) => /^insert into "notices"/i.test(sql))) throw new Error('D1_ERROR: gone');
  return go();
};

const subjects = async (table: Table) => (await table.mails()).map(({ subject }) => subject);

/** A game of which Bob was told that it has begun, and in which Ann is to move. */
async function toAnn(): Promise<{ readonly table: Table; readonly match: Match }> {
  const table = await Table.set();
  const match = await table.game();
  await table.told();
  await table.toBob(match);
  await playOn(match, 1);
  await table.told(); // nothing: he has moved
  return { table, match };
}

const channels = (table: Table, path: string, json?: object) =>
  table.bob.fetch(`${CHANNELS}${path}`, { method: json === undefined ? 'DELETE' : 'PUT', json });

describe('The copy follows', () => {
  test('mail that is switched off and on, forgotten, and confirmed', async () => {
    const table = await Table.set();
    const match = await table.game();
    expect(await copyOf(table, match)).toBe(true);
    await channels(table, '/mail', { on: false });
    expect(await copyOf(table, match)).toBe(false);
    await channels(table, '/mail', { on: true });
    expect(await copyOf(table, match)).toBe(true);
    await channels(table, '/mail');
    expect(await copyOf(table, match)).toBe(false);
  });

  test('a device, until its session ends', async () => {
    const table = await Table.set();
    const match = await table.game();
    await channels(table, '/mail');
    const { id } = await subscribe(table.bob);
    expect(await copyOf(table, match)).toBe(true);
    await channels(table, `/by-id/${id}`, { on: false });
    expect(await copyOf(table, match)).toBe(false);
    await channels(table, `/by-id/${id}`, { on: true });
    expect(await copyOf(table, match)).toBe(true);
    await table.bob.post('/api/auth/logout');
    expect(await copyOf(table, match)).toBe(false);
  });
});

describe('A seat that says that nothing reaches its player', () => {
  test('costs them no mail: their mailbox rings all the same, and corrects it', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.told(); // that it has begun
    await forgetCopies(table);
    await table.toBob(match);
    expect(await table.notice(match)).toMatchObject({ kind: 'started' });
    await table.told();
    expect(await copyOf(table, match)).toBe(true);
    await table.told();
    expect((await table.mails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/has begun$/),
      expect.stringMatching(/^Your turn/),
    ]);
  });

  test('because a database failed, is corrected half a minute later, and what waits is noticed', async () => {
    const table = await Table.set();
    const match = await table.game();
    await channels(table, '/mail', { on: false });
    await table.toBob(match);
    await loseAlarm(table.bobId);
    await throughGate(refuseCopies, () => channels(table, '/mail', { on: true }));
    expect(await copyOf(table, match)).toBe(false);
    expect(await mailboxAlarm(table.bobId)).toBe(Date.now() + 30_000);
    later(0.5);
    await table.ring();
    expect(await copyOf(table, match)).toBe(true);
    expect(await table.notice(match)).toMatchObject({ kind: 'turn', state: 'queued' });
  });

  test('costs them no question to the table, of which they are told once', async () => {
    const { table, match } = await toAnn();
    await forgetCopies(table);
    await ask(match, 0, { kind: 'end' });
    expect(await table.notice(match)).toMatchObject({ kind: 'turn', state: 'dropped' });
    await table.told();
    expect(await table.notice(match)).toMatchObject({ kind: 'vote', state: 'queued' });
    await table.told();
    expect(await subjects(table)).toHaveLength(2);
    await forgetCopies(table);
    await table.told();
    await channels(table, '/mail', { on: false });
    await channels(table, '/mail', { on: true });
    await table.told();
    expect(await subjects(table)).toHaveLength(2);
  });

  test('costs them no later question, though they were told of one before', async () => {
    const { table, match } = await toAnn();
    await ask(match, 0, { kind: 'end' });
    await table.told();
    const { question } = await viewOf(match, table.bob);
    await table.bob.send(`${match.path}/votes`, {
      expect: (await viewOf(match, table.bob)).seq,
      question: question?.id,
      answer: 'no',
    });
    later(60);
    await forgetCopies(table);
    await ask(match, 0, { kind: 'pause', until: Date.now() + 9 * 86_400_000 });
    await table.told();
    expect(await table.notice(match)).toMatchObject({ kind: 'vote', state: 'queued' });
  });

  test('costs them not that the game is over', async () => {
    const { table, match } = await toAnn();
    for (let at = 1; (await viewOf(match, table.ann)).status === 'running'; at += 1) {
      const { client, view, move } = await decision(match, streamOf(at));
      await commit(match, client, view.seq, move);
    }
    await forgetCopies(table); // as it was when the last row was written
    await db().delete(noticesTable);
    expect(await copyOf(table, match)).toBe(false);
    await table.told();
    expect(await table.notice(match)).toMatchObject({ kind: 'over', state: 'queued' });
    expect(await copyOf(table, match)).toBe(true);
    await table.told();
    await table.told();
    expect((await subjects(table)).filter((subject) => /over/.test(subject))).toHaveLength(1);
  });

  test('is corrected only together with the notice of what waits', async () => {
    const { table, match } = await toAnn();
    await forgetCopies(table);
    await table.toBob(match);
    later(3);
    await throughGate(refuseNotices, () => table.ring());
    expect(await copyOf(table, match)).toBe(false);
    await table.told();
    expect(await table.notice(match)).toMatchObject({ kind: 'turn', state: 'queued' });
  });

  test('is corrected by their next move', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await forgetCopies(table);
    await playOn(match, 1);
    expect(await copyOf(table, match)).toBe(true);
  });
});

describe('A seat that says that something reaches its player', () => {
  test('has a notice that is not told, and is corrected', async () => {
    const table = await Table.set();
    const match = await table.game();
    await quietly(table, { muted: true });
    await table.toBob(match);
    await table.told();
    expect(await table.mails()).toEqual([]);
    expect(await table.notice(match)).toMatchObject({ state: 'failed', error: 'NO_ADDRESS' });
    expect(await copyOf(table, match)).toBe(false);
  });

  test('has the notice of a question that waits until something does', async () => {
    const { table, match } = await toAnn();
    await quietly(table, { muted: true });
    await ask(match, 0, { kind: 'end' });
    await table.told();
    expect(await table.notice(match)).toMatchObject({ kind: 'vote', state: 'failed', error: 'NO_ADDRESS' });
    expect(await copyOf(table, match)).toBe(false);
    await channels(table, '/mail', { on: true });
    await table.told();
    expect(await table.notice(match)).toMatchObject({ kind: 'vote', state: 'sent' });
  });

  test('is corrected by their next move', async () => {
    const table = await Table.set();
    const match = await table.game();
    await table.toBob(match);
    await quietly(table, { muted: true });
    await playOn(match, 1);
    expect(await copyOf(table, match)).toBe(false);
  });
});

test('a ring at which all copies are right writes nothing', async () => {
  const table = await Table.set();
  await table.game();
  await table.ring();
  const trips = await tripsOf(() => table.ring());
  expect(trips.filter(({ written }) => written > 0)).toEqual([]);
});
