import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { gamesTable } from '../../worker/db/schema.ts';
import { sweep } from '../../worker/sweep.ts';
import { env } from 'cloudflare:workers';
import { later, startClock, stopClock } from './support/clock.ts';
import { db, gameRow } from './support/database.ts';
import { clientOf, commit, lookAt, until, viewOf } from './support/play.ts';
import { backup, restore } from './support/restoring.ts';
import { evict, ringAlarm, wipe } from './support/rooms.ts';
import {
  clockOf,
  DAY,
  goes,
  handOver,
  HOUR,
  ms,
  nothingFor,
  playedAfter,
  tableEventsOf,
  timedGame,
  toMove,
} from './support/timed.ts';

/** What time brings, whenever and however often the room is woken; and what an undo gives back. */

beforeEach(startClock);
afterEach(stopClock);

describe('an alarm', () => {
  test('that comes early changes nothing but the time it will come again', async () => {
    const match = await timedGame();
    const { seq } = await gameRow(match.id);
    for (let early = 0; early < 5; early += 1) await nothingFor(match, HOUR);
    const game = await gameRow(match.id);
    expect([game.seq, game.due !== null && game.due > Date.now()]).toEqual([seq, true]);
  });

  test('that comes twice, or to a room that was evicted between, plays once', async () => {
    const match = await timedGame();
    const { seat, left } = await toMove(match);
    const { seq } = await gameRow(match.id);
    later(left + 1);
    await Promise.all([ringAlarm(match.id), ringAlarm(match.id)]);
    await evict(match.id);
    await ringAlarm(match.id);
    expect(await playedAfter(match, seq)).toEqual([`${seat} timeOut`]);
    expect((await clockOf(match, seat)).missed).toBe(1);
  });

  test('that never comes is made up for by the cron, or by anybody who looks', async () => {
    for (const by of ['cron', 'reader'] as const) {
      const match = await timedGame();
      const { seat, left } = await toMove(match);
      const { seq } = await gameRow(match.id);
      await wipe(match.id);
      later(left + 2);
      if (by === 'cron') await sweep(env, Date.now());
      else await lookAt(match);
      await until(async () => ((await playedAfter(match, seq)).length > 0 ? true : undefined));
      expect(await playedAfter(match, seq)).toEqual([`${seat} timeOut`]);
    }
  });

  test('leaves a due time that is to come, whatever was done before', async () => {
    const match = await timedGame(3);
    const { seat } = await toMove(match);
    for (let hours = 0; hours < 40; hours += 1) {
      if (hours === 5) await goes(match, seat, 'leave');
      if (hours === 30) await goes(match, seat, 'return');
      if (hours % 7 === 3) await handOver(match).catch(() => undefined);
      await nothingFor(match, 5 * HOUR);
      const { due, status } = await gameRow(match.id);
      expect(status !== 'running' || (due !== null && due > Date.now())).toBe(true);
    }
  });
});

test('a restored database goes on from its own clocks: nobody is charged twice, no step is lost', async () => {
  const match = await timedGame();
  const { seat, left } = await toMove(match);
  const before = await backup(match.id);
  const { seq } = await gameRow(match.id);
  await handOver(match);
  await nothingFor(match, HOUR);
  await restore(match.id, before);
  await nothingFor(match, left);
  await nothingFor(match, 0);
  expect((await playedAfter(match, seq))[0]).toBe(`${seat} timeOut`);
  expect((await lookAt(match)).seats[seat]?.clock?.missed).toBe(1);
});

test('a deadline after the hour that summer time skips is at the time that the player’s clock shows', async () => {
  const match = await timedGame();
  const { seat, client } = await toMove(match);
  const hours = { zone: 'Europe/Prague', awake: { from: 120, to: 600 } };
  const patched = await client.send('/api/me', { hours }, { method: 'PATCH' });
  expect(patched.status).toBe(200);
  // An hour is left: a minute of it today, the rest tomorrow. Tomorrow clocks skip from 2:00 to 3:00, which is 1:00 UTC.
  const start = Date.UTC(2040, 2, 24, 9);
  const half = { left: ms(HOUR), since: start, missed: 0, reminded: 2 };
  const { seatClocks } = await gameRow(match.id);
  await db()
    .update(gamesTable)
    .set({ seatClocks: { ...seatClocks, [seat]: half }, turnAt: start })
    .where(eq(gamesTable.id, match.id));
  await evict(match.id);
  later((start - Date.now()) / 60_000);
  await client.send('/api/me', { hours: { ...hours, awake: { from: 120, to: 601 } } }, { method: 'PATCH' });
  expect((await viewOf(match, client)).seats[seat]?.clock?.deadline).toBe(Date.UTC(2040, 2, 25, 1, 59));
});

describe('an undo', () => {
  test('brings no time: a move and its undo, again and again, leave what was left', async () => {
    const match = await timedGame();
    const { seat, client } = await toMove(match);
    const begun = (await clockOf(match, seat)).left;
    const { seq: to } = await gameRow(match.id);
    for (let times = 0; times < 4; times += 1) {
      later(HOUR);
      const { seq } = await viewOf(match, client);
      await commit(match, client, seq, { type: 'pass' });
      await client.post(`${match.path}/undo`, { expect: seq + 1, to });
    }
    later(HOUR);
    const view = await viewOf(match, client);
    const deadline = view.seats[seat]?.clock?.deadline ?? 0;
    expect(deadline - Date.now()).toBe(begun - ms(5 * HOUR));
  });

  test('takes back moves across what happened at the table, which stays', async () => {
    const match = await timedGame(3);
    const { seat, client } = await toMove(match);
    const { seq } = await viewOf(match, client);
    await commit(match, client, seq, { type: 'pass' });
    await goes(match, (seat + 1) % 3, 'leave');
    const { seq: last } = await viewOf(match, client);
    expect((await client.send(`${match.path}/undo`, { expect: last, to: seq })).status).toBe(200);
    await evict(match.id);
    const view = await viewOf(match, clientOf(match, (seat + 2) % 3));
    expect(view.acting).toEqual([seat]);
    expect(view.seats[(seat + 1) % 3]?.vacancy).toBe('open');
    expect((await tableEventsOf(match)).map(({ type }) => type)).toEqual(['seatVacated']);
    expect(view.seq).toBe(last + 1);
    expect((await clockOf(match, seat)).since).not.toBeNull();
  });
});

test('days go by and a table of three plays on: the due time is never behind, and nobody is asked twice', async () => {
  const match = await timedGame(3);
  for (let turn = 0; turn < 6; turn += 1) {
    await handOver(match);
    await nothingFor(match, DAY / 2);
  }
  expect(await tableEventsOf(match)).toEqual([]);
});
