import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Export } from '#shared/protocol/http.ts';
import { startClock, stopClock } from './support/clock.ts';
import { archivedAt, gameRow } from './support/database.ts';
import { clientOf, commit, lookAt, newGame, viewOf, type Match } from './support/play.ts';
import { giveOrders, PASS_AND_DRAW } from './support/ordered.ts';
import { evict, ringAlarm } from './support/rooms.ts';
import { connect } from './support/socket.ts';
import {
  ask,
  clockOf,
  CLOCK,
  DAY,
  goes,
  ms,
  nothingFor,
  relaxedGame,
  tableEventsOf,
  timedGame,
  toMove,
  voteOn,
} from './support/timed.ts';

/** Games that nobody plays any more: they sleep, and wake for any of their players. */

beforeEach(startClock);
afterEach(stopClock);

const typesOf = async (match: Match) => (await tableEventsOf(match)).map(({ type }) => type);
const isAsleep = async (match: Match) => (await gameRow(match.id)).asleepSince !== null;

async function asleep(): Promise<Match> {
  const match = await relaxedGame();
  await nothingFor(match, 60 * DAY);
  expect(await typesOf(match)).toEqual(['gameSlept']);
  return match;
}

describe('a game without clock', () => {
  test('sleeps sixty days after the last move, not after the first', async () => {
    const match = await relaxedGame();
    const { seat, client } = await toMove(match);
    await nothingFor(match, 50 * DAY);
    const { seq } = await viewOf(match, client);
    await commit(match, client, seq, { type: 'pass' });
    await nothingFor(match, 60 * DAY - 1);
    expect(await typesOf(match)).toEqual([]);
    await nothingFor(match, 1);
    expect(await typesOf(match)).toEqual(['gameSlept']);
    expect((await lookAt(match)).acting).toEqual([seat]);
  });

  test('wakes when somebody moves; open pages are told, and it does not fall asleep again at once', async () => {
    const match = await asleep();
    const { client } = await toMove(match);
    const page = await connect(match, client);
    const { seq, clock } = await viewOf(match, client);
    expect(clock?.asleep).toBe(true);
    await commit(match, client, seq, { type: 'pass' });
    await page.settled();
    const told = page.frames.filter((frame) => frame.type === 'table').map((frame) => frame.clock?.asleep);
    expect([told[0], told.at(-1)]).toEqual([true, false]);
    for (let ring = 0; ring < 3; ring += 1) await nothingFor(match, 10 * DAY);
    expect(await typesOf(match)).toEqual(['gameSlept']);
    page.close();
  });

  test('wakes when a player takes back a move, or says that they are back, and stays awake', async () => {
    const back = await asleep();
    const { next } = await toMove(back);
    expect((await goes(back, next, 'return')).status).toBe(200);
    await ringAlarm(back.id);
    await nothingFor(back, 59 * DAY);
    expect(await isAsleep(back)).toBe(false);
    const undone = await relaxedGame();
    const { client } = await toMove(undone);
    const { seq } = await viewOf(undone, client);
    await commit(undone, client, seq, { type: 'pass' });
    await nothingFor(undone, 60 * DAY);
    expect(await isAsleep(undone)).toBe(true);
    const slept = await viewOf(undone, client);
    await client.post(`${undone.path}/undo`, { expect: slept.seq, to: seq });
    await ringAlarm(undone.id);
    expect(await isAsleep(undone)).toBe(false);
  });

  test('is late by its days awake, and does not sleep right after a long pause', async () => {
    const match = await relaxedGame(3);
    const { seat, next } = await toMove(match);
    for (let pause = 0; pause < 3; pause += 1) {
      await ask(match, next, { kind: 'pause', until: Date.now() + ms(29 * DAY) });
      await voteOn(match, seat, 'yes');
      await nothingFor(match, 29 * DAY);
    }
    await ringAlarm(match.id);
    expect(await isAsleep(match)).toBe(false);
    const proposal = { kind: 'replace', seat, with: 'bot' };
    expect((await ask(match, next, proposal)).body.code).toBe('PLAYER_NOT_LATE');
  });
});

describe('a sleeping game', () => {
  test('ends after sixty more days with the scores it has; log, export and view can be read', async () => {
    const match = await asleep();
    await nothingFor(match, 60 * DAY);
    await evict(match.id);
    const view = await lookAt(match);
    expect([view.status, view.acting, view.clock?.asleep]).toEqual(['over', [], false]);
    expect(await tableEventsOf(match)).toEqual([
      { type: 'gameSlept' },
      { type: 'endedEarly', why: 'abandoned' },
    ]);
    const saved = await clientOf(match, 0).get<Export>(`${match.path}/export`);
    expect(saved.rows?.at(-1)?.tableEvent).toEqual({ type: 'endedEarly', why: 'abandoned' });
    expect((await gameRow(match.id)).due).toBe(await archivedAt(match.id));
  });

  test('promises no answer by orders before it wakes', async () => {
    const match = await asleep();
    const { seat, client } = await toMove(match);
    const { seq } = await viewOf(match, client);
    const given = await giveOrders(match.path, client, seq, { game: PASS_AND_DRAW });
    expect(given.body.orders?.says).toBeNull();
    await goes(match, seat, 'return');
    expect((await viewOf(match, client)).orders?.says?.kind).toBe('play');
  });

  test('lets a vote lapse, and charges nobody', async () => {
    const match = await timedGame();
    const { seat, next } = await toMove(match);
    for (const gone of [seat, next]) await goes(match, gone, 'leave');
    await ringAlarm(match.id);
    expect(await isAsleep(match)).toBe(true);
    const before = await clockOf(match, seat);
    await nothingFor(match, 20 * DAY);
    expect(await clockOf(match, seat)).toEqual(before);
    await goes(match, seat, 'return');
    expect(await isAsleep(match)).toBe(false);
    expect((await clockOf(match, seat)).left).toBe(before.left);
    expect((await viewOf(match, clientOf(match, seat))).seats[seat]?.clock?.deadline).toBe(
      Date.now() + before.left,
    );
  });

  test('whose players all left or were lost sleeps without waiting for its bots to play it out', async () => {
    const match = await timedGame(3);
    for (let turn = 0; turn < 12; turn += 1) await nothingFor(match, CLOCK.cap + 1);
    expect((await typesOf(match)).filter((type) => type === 'seatVacated')).toHaveLength(3);
    expect((await typesOf(match)).at(-1)).toBe('gameSlept');
    await nothingFor(match, 60 * DAY);
    expect((await gameRow(match.id)).status).toBe('over');
  });
});

test('a game of bots alone does not sleep', async () => {
  const match = await newGame(['bot', 'bot']);
  for (let ring = 0; ring < 30; ring += 1) await ringAlarm(match.id);
  expect((await gameRow(match.id)).status).not.toBe('aborted');
  expect(await typesOf(match)).toEqual([]);
});
