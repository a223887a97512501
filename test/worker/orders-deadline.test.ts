import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_ORDERS, type StandingOrders } from '#shared/kernel/orders.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { PASS_AND_DRAW, plantOrders, restOrders, untilAnswered } from './support/ordered.ts';
import { clientOf, commit, lookAt } from './support/play.ts';
import { evict, ringAlarm } from './support/rooms.ts';
import { clockOf, DAY, handOver, ms, nothingFor, playedAfter, timedGame, toMove } from './support/timed.ts';

/** Orders, and the bot of a vacation, answer before the player's time runs out, however little is left. */

beforeEach(startClock);
afterEach(stopClock);

const CLOCK = { bank: ms(10), increment: ms(1), cap: ms(10), weekendsOff: false };
const LEFT = ms(1.5);
const AUTO: StandingOrders = { ...NO_ORDERS, game: PASS_AND_DRAW };
const AWAY: StandingOrders = { ...NO_ORDERS, vacation: { level: 'easy', from: 0 } };
/** Under most of these keys the whole delay is longer than what is left. */
const KEYS = ['00', '11', '5a', 'c3', 'd4', 'ff'].map((byte) => byte.repeat(32));

/** A player with orders and a minute and a half left is handed the turn. */
async function handedLate(orders: StandingOrders, key: string) {
  const match = await timedGame(2, { clock: CLOCK });
  const { next: ordered } = await toMove(match);
  await handOver(match);
  later((await toMove(match)).left - 0.5);
  await handOver(match);
  await plantOrders(match.id, ordered, orders, key);
  await evict(match.id);
  const handed = await handOver(match);
  expect((await clockOf(match, ordered)).left).toBe(LEFT);
  return { match, ordered, handed, at: Date.now() };
}

/** The same, and the player with orders has the first seat: the delay is drawn for each seat by itself. */
async function handedToFirst(orders: StandingOrders, key: string) {
  for (;;) {
    startClock();
    const late = await handedLate(orders, key);
    if (late.ordered === 0) return late;
  }
}

/** The first answer: who gave it, and how long after the hand-over (ms). */
async function firstAnswer({ match, handed, at }: Awaited<ReturnType<typeof handedLate>>) {
  while ((await playedAfter(match, handed)).length === 0) await untilAnswered(match.id);
  return { by: (await playedAfter(match, handed))[0], after: Date.now() - at };
}

test.each([
  ['orders', AUTO],
  ['the bot of a vacation', AWAY],
])('%s with less time than their delay answer within it, each key at another moment', async (_, orders) => {
  const moments = new Set<number>();
  for (const key of KEYS) {
    startClock();
    const late = await handedLate(orders, key);
    const { by, after } = await firstAnswer(late);
    expect([by, after < LEFT, after > LEFT / 10]).toEqual([`${late.ordered} order`, true, true]);
    expect((await clockOf(late.match, late.ordered)).missed).toBe(0);
    moments.add(after);
  }
  expect(moments.size).toBe(KEYS.length);
});

test('the moment does not depend on what the orders say', async () => {
  const [key = ''] = KEYS;
  const moments: number[] = [];
  for (const orders of [AUTO, AWAY])
    moments.push((await firstAnswer(await handedToFirst(orders, key))).after);
  expect(moments[0]).toBe(moments[1]);
});

test('a bot that waits because the player is there plays before their time is over', async () => {
  const late = await handedLate(AWAY, 'c3'.repeat(32));
  await restOrders(late.match.path, clientOf(late.match, late.ordered), late.handed);
  const { by, after } = await firstAnswer(late);
  expect([by, after < LEFT, after > LEFT * 0.9]).toEqual([`${late.ordered} order`, true, true]);
});

test('a time-out plays the whole turn, though orders answer a later decision of it', async () => {
  const match = await timedGame(2, { clock: CLOCK });
  const { seat, left } = await toMove(match);
  await plantOrders(match.id, seat, { ...NO_ORDERS, game: { trade: PASS_AND_DRAW.trade } });
  await evict(match.id);
  const { seq } = await lookAt(match);
  await nothingFor(match, left + 1);
  expect(await playedAfter(match, seq)).toEqual([`${seat} timeOut`]);
  expect((await lookAt(match)).acting).not.toContain(seat);
  expect((await clockOf(match, seat)).missed).toBe(1);
});

test('orders whose alarm comes after the player’s time is over answer the whole turn all the same', async () => {
  const { match, ordered, handed } = await handedLate(AUTO, KEYS[0] ?? '');
  await nothingFor(match, LEFT / ms(1) + 5);
  expect(await playedAfter(match, handed)).toEqual([`${ordered} order`, `${ordered} order`]);
  expect((await clockOf(match, ordered)).missed).toBe(0);
});

test('who moves after their time is over does not wait for the bot of a vacation that is to come', async () => {
  const vacation = { level: 'easy', from: Date.now() + ms(30 * DAY) } as const;
  const { match, ordered, handed } = await handedLate({ ...NO_ORDERS, vacation }, KEYS[0] ?? '');
  later(LEFT / ms(1) + 5);
  await commit(match, clientOf(match, ordered), handed, { type: 'pass' });
  await ringAlarm(match.id);
  expect(await playedAfter(match, handed)).toEqual([`${ordered} person`, `${ordered} timeOut`]);
});
