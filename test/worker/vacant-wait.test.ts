import { afterEach, beforeEach, expect, test } from 'vitest';
import { startClock, stopClock } from './support/clock.ts';
import { gameRow } from './support/database.ts';
import {
  ask,
  CLOCK,
  DAY,
  goes,
  HOUR,
  nothingFor,
  playedAfter,
  relaxedGame,
  timedGame,
  toMove,
  voteOn,
} from './support/timed.ts';

/** How long the bot of a vacated seat leaves its decision to a successor, or to the player who comes back. */

beforeEach(startClock);
afterEach(stopClock);

const HALF_DAY = 12 * HOUR;

const GAMES = [
  ['with a clock', () => timedGame(3), CLOCK.increment],
  ['without a clock', () => relaxedGame(3), HALF_DAY],
] as const;

test.each(GAMES)(
  'a seat that is left long after its turn began waits anew: %s',
  async (_, newMatch, wait) => {
    const match = await newMatch();
    const { seat } = await toMove(match);
    await nothingFor(match, 13 * HOUR);
    const { seq } = await gameRow(match.id);
    await goes(match, seat, 'leave');
    await nothingFor(match, wait - 1);
    expect(await playedAfter(match, seq)).toEqual([]);
    await nothingFor(match, 1);
    expect(await playedAfter(match, seq)).toEqual([`${seat} timeOut`]);
  },
);

test('who leaves by mistake and comes back decides themselves', async () => {
  const match = await timedGame(3);
  const { seat } = await toMove(match);
  await nothingFor(match, 13 * HOUR);
  const { seq } = await gameRow(match.id);
  await goes(match, seat, 'leave');
  await goes(match, seat, 'return');
  await nothingFor(match, CLOCK.increment);
  expect(await playedAfter(match, seq)).toEqual([]);
});

test('a seat whose late player is voted out waits for a successor, each time anew', async () => {
  const match = await relaxedGame(3);
  const { seat, next } = await toMove(match);
  const { seq } = await gameRow(match.id);
  await nothingFor(match, 8 * DAY);
  for (let times = 0; times < 2; times += 1) {
    await ask(match, next, { kind: 'replace', seat, with: 'successor' });
    await voteOn(match, (next + 1) % 3, 'yes');
    await nothingFor(match, HALF_DAY - 1);
    expect(await playedAfter(match, seq)).toEqual([]);
    if (times === 0) await goes(match, seat, 'return');
  }
  await nothingFor(match, 1);
  expect(await playedAfter(match, seq)).toEqual([`${seat} timeOut`]);
});

test('leaving a seat again within a decision does not put its bot off', async () => {
  const match = await timedGame(3);
  const { seat } = await toMove(match);
  const { seq } = await gameRow(match.id);
  await goes(match, seat, 'leave');
  await nothingFor(match, CLOCK.increment - 1);
  await goes(match, seat, 'return');
  await goes(match, seat, 'leave');
  expect(await playedAfter(match, seq)).toEqual([]);
  await nothingFor(match, 1);
  expect(await playedAfter(match, seq)).toEqual([`${seat} timeOut`]);
});
