import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MyGames } from '#shared/protocol/http.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { logRows } from './support/database.ts';
import { clientOf, commit, inPlay, viewOf, type Match } from './support/play.ts';
import { evict, ringAlarm } from './support/rooms.ts';
import { connect } from './support/socket.ts';

/** Clocks of a game over days: what turns take, time that runs out, and seats whose player is gone. */

beforeEach(startClock);
afterEach(stopClock);

const HOUR = 60;
const DAY = 24 * HOUR;
const CLOCK = { bank: 2 * DAY, increment: 8 * HOUR, cap: 3 * DAY };
const ms = (minutes: number): number => minutes * 60_000;
const clock = {
  bank: ms(CLOCK.bank),
  increment: ms(CLOCK.increment),
  cap: ms(CLOCK.cap),
  weekendsOff: false,
};

const people = (n: number) => Array.from({ length: n }, () => 'person' as const);

async function timed(n = 2): Promise<Match> {
  return inPlay(people(n), { clock });
}

const actingSeat = async (match: Match): Promise<number> => {
  const { acting } = await viewOf(match, clientOf(match, 0));
  return acting[0] ?? -1;
};

/** Nobody moves for this time; the room's alarms ring. */
async function nothingFor(match: Match, minutes: number): Promise<void> {
  later(minutes);
  await ringAlarm(match.id);
  await ringAlarm(match.id);
}

const tableEvents = async (match: Match) =>
  (await logRows(match.id)).flatMap(({ tableEvent }) => (tableEvent === null ? [] : [tableEvent]));

describe('a turn', () => {
  test('is charged to its seat and brings the increment; the row says what is left', async () => {
    const match = await timed();
    const seat = await actingSeat(match);
    const client = clientOf(match, seat);
    const before = (await viewOf(match, client)).seats[seat]?.clock?.left ?? 0;
    later(10 * HOUR);
    const { seq } = await viewOf(match, client);
    const answer = await commit(match, client, seq, { type: 'pass' }, { type: 'draw' });
    const left = Math.min(ms(CLOCK.cap), before - ms(10 * HOUR) + ms(CLOCK.increment));
    expect(answer.commits[0]?.clockLeft).toBe(left);
    const view = await viewOf(match, client);
    expect(view.seats[seat]?.clock).toEqual({ deadline: null, left, missed: 0 });
  });

  test('shows everybody when its time runs out', async () => {
    const match = await timed();
    const seat = await actingSeat(match);
    const view = await viewOf(match, clientOf(match, 1 - seat));
    const own = view.seats[seat]?.clock;
    expect(own?.deadline).toBe(Date.now() + (own?.left ?? 0));
    expect(view.seats[1 - seat]?.clock?.deadline).toBeNull();
  });
});

describe('time that runs out', () => {
  test('lets a bot decide in the name of the player, for all to see', async () => {
    const match = await timed();
    const seat = await actingSeat(match);
    const { seq, seats } = await viewOf(match, clientOf(match, 0));
    await nothingFor(match, (seats[seat]?.clock?.left ?? 0) / 60_000 + 1);
    const rows = (await logRows(match.id)).filter((row) => row.seq > seq);
    expect(rows.map(({ seat: of, by }) => [of, by])).toEqual([[seat, 'timeOut']]);
    const view = await viewOf(match, clientOf(match, 1 - seat));
    expect(view.seats[seat]?.clock).toEqual({ deadline: null, left: ms(CLOCK.increment), missed: 1 });
  });

  test('twice in a row makes the seat vacant; a move between counts from the beginning', async () => {
    const match = await timed();
    const seat = await actingSeat(match);
    const other = clientOf(match, 1 - seat);
    const playOther = async () => {
      const { seq } = await viewOf(match, other);
      await commit(match, other, seq, { type: 'pass' }, { type: 'draw' });
    };
    await nothingFor(match, CLOCK.cap + 1);
    await playOther();
    await nothingFor(match, CLOCK.increment + 1);
    expect(await tableEvents(match)).toEqual([{ type: 'seatVacated', seat, why: 'timeOut' }]);
    const view = await viewOf(match, other);
    expect(view.seats[seat]).toMatchObject({ vacancy: 'open' });
  });
});

describe('a vacant seat', () => {
  test('is played by a bot after a while, and its player may come back', async () => {
    const match = await timed();
    const seat = await actingSeat(match);
    const client = clientOf(match, seat);
    await client.post(`${match.path}/seats/${seat}/leave`, {});
    const { seq } = await viewOf(match, client);
    expect(
      (await client.send(`${match.path}/moves`, { expect: seq, moves: [{ type: 'pass' }] })).body,
    ).toMatchObject({
      code: 'SEAT_VACANT',
    });
    await nothingFor(match, CLOCK.increment + 1);
    const after = await viewOf(match, client);
    expect(after.acting).toEqual([1 - seat]);
    const { games } = await client.get<MyGames>('/api/me/games');
    expect(games.find(({ id }) => id === match.id)).toMatchObject({ yourTurn: false, vacant: true });
    await client.post(`${match.path}/seats/${seat}/return`, {});
    expect((await viewOf(match, client)).seats[seat]?.vacancy).toBeUndefined();
    expect((await tableEvents(match)).map((event) => event?.type)).toEqual(['seatVacated', 'playerReturned']);
  });
});

test('a player leaves and comes back a limited number of times a day, so that a log is not filled with it', async () => {
  const match = await timed();
  const client = clientOf(match, 0);
  const codes: unknown[] = [];
  for (let change = 0; change < 21; change += 1) {
    const path = `${match.path}/seats/0/${change % 2 === 0 ? 'leave' : 'return'}`;
    codes.push((await client.send(path)).body.code);
  }
  expect(codes).toEqual([...Array.from({ length: 20 }, () => undefined), 'CHANGES_EXHAUSTED']);
});

test('a page that connects again after a table event misses nothing, and need not load again', async () => {
  const match = await timed();
  const client = clientOf(match, 0);
  later(1);
  await client.post(`${match.path}/seats/0/leave`);
  const last = (await logRows(match.id)).at(-1);
  const page = { from: last?.seq ?? 0, at: last?.at ?? 0 };
  for (const forget of [false, true]) {
    if (forget) await evict(match.id);
    const live = await connect(match, clientOf(match, 1), page);
    await live.settled();
    expect(live.frames.map(({ type }) => type)).toEqual(['table', 'commits']);
    live.close();
  }
});

describe('a game that nobody plays any more', () => {
  test('falls asleep, and ends after a long time', async () => {
    const match = await timed();
    for (let turn = 0; turn < 8; turn += 1) await nothingFor(match, CLOCK.cap + 1);
    expect((await tableEvents(match)).at(-1)).toEqual({ type: 'gameSlept' });
    await nothingFor(match, 60 * DAY + 1);
    expect((await tableEvents(match)).at(-1)).toEqual({ type: 'endedEarly', why: 'abandoned' });
    expect((await viewOf(match, clientOf(match, 0))).status).toBe('over');
  });
});
