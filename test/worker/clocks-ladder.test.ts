import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { later, startClock, stopClock } from './support/clock.ts';
import { gameRow, logRows } from './support/database.ts';
import { giveAddress, noticeOf } from './support/mails.ts';
import { giveOrders } from './support/ordered.ts';
import { AUTO } from './support/orderedTable.ts';
import { clientOf, commit, viewOf, type Match } from './support/play.ts';
import { alarmOf, inRoom, ringAlarm } from './support/rooms.ts';
import {
  CLOCK,
  clockOf,
  handOver,
  HOUR,
  ms,
  nothingFor,
  playedAfter,
  tableEventsOf,
  timedGame,
  toMove,
} from './support/timed.ts';

/** What time brings to a player who does not come, step by step. */

beforeEach(startClock);
afterEach(stopClock);

let addresses = 0;
/** The seat's player can be mailed. */
async function withAddress(match: Match, seat: number): Promise<string> {
  return giveAddress(clientOf(match, seat), `ladder${(addresses += 1)}@example.org`);
}

describe('a reminder', () => {
  test('is given at half and at four fifths of the time, once each', async () => {
    const match = await timedGame();
    const { seat, left } = await toMove(match);
    const player = await withAddress(match, seat);
    await nothingFor(match, left * 0.5 - 1);
    expect((await clockOf(match, seat)).reminded).toBe(0);
    await nothingFor(match, 1);
    expect((await clockOf(match, seat)).reminded).toBe(1);
    const first = await noticeOf(player);
    expect(first).toMatchObject({ kind: 'time', seat, createdAt: Date.now() });
    await nothingFor(match, left * 0.3 - 1);
    expect((await noticeOf(player))?.id).toBe(first?.id);
    await nothingFor(match, 1);
    expect((await clockOf(match, seat)).reminded).toBe(2);
    expect(await noticeOf(player)).toMatchObject({ kind: 'time', createdAt: Date.now() });
  });

  test('rings by the room’s own alarm', async () => {
    const match = await timedGame();
    const { seat, left } = await toMove(match);
    const begun = (await clockOf(match, seat)).since ?? 0;
    for (let rung = 0; (await clockOf(match, seat)).reminded === 0 && rung < 9; rung += 1) {
      const at = (await alarmOf(match.id)) ?? 0;
      expect(at).toBeGreaterThan(Date.now());
      await inRoom(match.id, ({ storage }) => storage.deleteAlarm()); // as the platform does when it rings
      await nothingFor(match, (at - Date.now()) / 60_000);
    }
    expect((await clockOf(match, seat)).reminded).toBe(1);
    expect(Date.now()).toBeLessThan(begun + ms(left * 0.5) + 5_000);
  });

  test('is left out if the alarm comes after the next one, or after the end', async () => {
    const match = await timedGame(3);
    const { seat, next, left } = await toMove(match);
    const player = await withAddress(match, seat);
    await nothingFor(match, left * 0.9);
    expect((await clockOf(match, seat)).reminded).toBe(2);
    await handOver(match);
    const second = await withAddress(match, next);
    await nothingFor(match, CLOCK.cap + HOUR);
    expect((await noticeOf(second))?.kind).toBe('played');
    expect((await noticeOf(player))?.kind).not.toBe('played');
    expect((await logRows(match.id)).filter(({ by }) => by === 'timeOut')).toHaveLength(1);
  });
});

describe('time that is over', () => {
  test('is played by a bot to the end of the turn; the row and the player are told', async () => {
    const match = await timedGame();
    const { seat, next, left } = await toMove(match);
    const player = await withAddress(match, seat);
    const { seq } = await gameRow(match.id);
    await nothingFor(match, left + 1);
    expect(await playedAfter(match, seq)).toEqual([`${seat} timeOut`]);
    expect((await gameRow(match.id)).acting).toBe(1 << next);
    expect((await noticeOf(player))?.kind).toBe('played');
    const { commits } = await clientOf(match, next).get<{ commits: { by?: string; clockLeft?: number }[] }>(
      `${match.path}/log?from=${seq + 1}`,
    );
    expect(commits[0]).toMatchObject({ by: 'timeOut', clockLeft: ms(CLOCK.increment) });
  });

  test('is no time-out if the player moves before the room notices', async () => {
    const match = await timedGame();
    const { seat, client, left } = await toMove(match);
    const { seq } = await gameRow(match.id);
    later(left + 5);
    await commit(match, client, seq, { type: 'pass' }, { type: 'draw' });
    await ringAlarm(match.id);
    expect((await playedAfter(match, seq))[0]).toBe(`${seat} person`);
    expect(await clockOf(match, seat)).toMatchObject({ missed: 0, left: ms(CLOCK.increment) });
  });

  test('a move that arrives in the same moment is refused with what was played', async () => {
    const match = await timedGame();
    const { seat, client, left } = await toMove(match);
    const { seq } = await viewOf(match, client);
    await nothingFor(match, left);
    const late = await client.send<{ code: string; commits: object[] }>(`${match.path}/moves`, {
      expect: seq,
      moves: [{ type: 'pass' }],
    });
    expect(late.body.code).toBe('STALE');
    expect(late.body.commits[0]).toMatchObject({ seat, by: 'timeOut' });
  });

  test('twice in a row costs the seat, and its player is told', async () => {
    const match = await timedGame();
    const { seat, left } = await toMove(match);
    const player = await withAddress(match, seat);
    await nothingFor(match, left + 1);
    await handOver(match);
    await nothingFor(match, CLOCK.increment + 1);
    expect(await tableEventsOf(match)).toEqual([{ type: 'seatVacated', seat, why: 'timeOut' }]);
    expect((await noticeOf(player))?.kind).toBe('vacant');
  });

  test('any move between begins the count anew, also one that keeps the turn', async () => {
    const match = await timedGame();
    const { seat, client, left } = await toMove(match);
    await nothingFor(match, left + 1);
    await handOver(match);
    expect((await clockOf(match, seat)).missed).toBe(1);
    await commit(match, client, (await gameRow(match.id)).seq, { type: 'pass' });
    await nothingFor(match, CLOCK.increment + 1);
    expect(await tableEventsOf(match)).toEqual([]);
    expect((await clockOf(match, seat)).missed).toBe(1);
  });

  test('does not begin while orders answer, also if the alarm is late', async () => {
    for (const waits of [3, CLOCK.cap + 1]) {
      const match = await timedGame();
      const { seat, next } = await toMove(match);
      const { seq } = await gameRow(match.id);
      expect((await giveOrders(match.path, clientOf(match, next), seq, AUTO)).status).toBe(200);
      const after = await handOver(match);
      await nothingFor(match, waits);
      expect((await playedAfter(match, after))[0]).toBe(`${next} order`);
      expect((await playedAfter(match, seq))[0]).toBe(`${seat} person`);
    }
  });
});

describe('what a row says is left', () => {
  test('is what the game goes on with, whether the turn is kept or handed over', async () => {
    const match = await timedGame();
    const { seat, client } = await toMove(match);
    const { left } = await clockOf(match, seat);
    later(7 * HOUR);
    const { seq } = await viewOf(match, client);
    const kept = await commit(match, client, seq, { type: 'pass' });
    expect(kept.commits[0]?.clockLeft).toBe(left - ms(7 * HOUR));
    later(HOUR);
    const over = await commit(match, client, seq + 1, { type: 'draw' });
    expect(over.commits[0]?.clockLeft).toBe(left - ms(8 * HOUR) + ms(CLOCK.increment));
    expect((await clockOf(match, seat)).left).toBe(over.commits[0]?.clockLeft);
  });
});
