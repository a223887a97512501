import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ORDER_DELAY_MS } from '#shared/kernel/orders.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { gameRow } from './support/database.ts';
import { giveOrders, restOrders, untilAnswered } from './support/ordered.ts';
import { AUTO } from './support/orderedTable.ts';
import { clientOf, viewOf, type Match } from './support/play.ts';
import { evict, ringAlarm } from './support/rooms.ts';
import {
  clockOf,
  DAY,
  goes,
  handOver,
  nothingFor,
  playedAfter,
  tableEventsOf,
  timedGame,
  toMove,
  voteOn,
} from './support/timed.ts';

/** A question about the position delays orders and no more: who asks cannot switch off what others have ordered. */

beforeEach(startClock);
afterEach(stopClock);

/** A player has handed the turn over to one with orders, and asks to take the move back. */
async function asked(match: Match, orders: object = AUTO) {
  const { seat, next, client } = await toMove(match);
  const { seq: to } = await viewOf(match, client);
  await giveOrders(match.path, clientOf(match, next), to, orders);
  const handed = await handOver(match);
  expect((await client.send(`${match.path}/undo`, { expect: handed, to })).status).toBe(200);
  return { match, asker: seat, ordered: next, third: (seat + 2) % 3, handed };
}

type Asked = Awaited<ReturnType<typeof asked>>;

/** The question is closed, and nobody moves. `at`: by when it is closed, minutes after it was asked. */
const CLOSED: readonly (readonly [string, number, (table: Asked) => Promise<unknown>])[] = [
  ['withdrawn by who asked', 0, ({ match, asker }) => voteOn(match, asker, 'no')],
  ['answered with no by a third player', 0, ({ match, third }) => voteOn(match, third, 'no')],
  ['answered with no long after', 20, ({ match, third }) => voteOn(match, third, 'no')],
  ['closed because somebody left', 0, ({ match, third }) => goes(match, third, 'leave')],
  ['open for a day, and lapses', DAY, ({ match }) => ringAlarm(match.id)],
];

describe.each(CLOSED)('orders that waited for a question which is %s', (_, minutes, close) => {
  test('answer after a new delay, which begins with its end', async () => {
    const table = await asked(await timedGame(3));
    const { match, ordered, handed } = table;
    await nothingFor(match, minutes / 2);
    later(minutes / 2);
    await close(table);
    const closed = Date.now();
    expect((await gameRow(match.id)).question).toBeNull();
    const { says } = (await viewOf(match, clientOf(match, ordered))).orders ?? {};
    const at = says?.kind === 'play' ? says.at - closed : undefined;
    expect(at).toBeGreaterThanOrEqual(ORDER_DELAY_MS.min);
    expect(at).toBeLessThanOrEqual(ORDER_DELAY_MS.max);
    await nothingFor(match, ORDER_DELAY_MS.min / 60_000 - 0.01);
    expect(await playedAfter(match, handed)).toEqual([]);
    await evict(match.id);
    await untilAnswered(match.id);
    expect(await playedAfter(match, handed)).toEqual([`${ordered} order`]);
  });
});

test('two turns about which others ask cost an absent player nothing', async () => {
  const match = await timedGame(2);
  const away = (await toMove(match)).next;
  for (let turns = 0; turns < 2; turns += 1) {
    const { asker, handed } = await asked(match);
    await voteOn(match, asker, 'no');
    while ((await toMove(match)).seat === away) await untilAnswered(match.id);
    expect(new Set(await playedAfter(match, handed))).toEqual(new Set([`${away} order`]));
  }
  expect((await clockOf(match, away)).missed).toBe(0);
  expect(await tableEventsOf(match)).toEqual([]);
});

test('orders answer even if the question is asked and withdrawn again and again', async () => {
  const table = await asked(await timedGame(2));
  const { match, asker, ordered, handed } = table;
  for (let times = 0; times < 3; times += 1) {
    await voteOn(match, asker, 'no');
    later(0.4);
    await clientOf(match, asker).send(`${match.path}/undo`, { expect: handed, to: handed - 1 });
  }
  await voteOn(match, asker, 'no');
  await untilAnswered(match.id);
  expect(await playedAfter(match, handed)).toEqual([`${ordered} order`]);
});

test('who answers the decision themselves is left to it, whatever is asked meanwhile', async () => {
  const table = await asked(await timedGame(2));
  const { match, asker, ordered, handed } = table;
  await restOrders(match.path, clientOf(match, ordered), handed);
  await voteOn(match, asker, 'no');
  await nothingFor(match, 10);
  expect(await playedAfter(match, handed)).toEqual([]);
  const { orders } = await viewOf(match, clientOf(match, ordered));
  expect(orders?.says).toEqual({ kind: 'rest' });
});

test('an answer at once comes with the end of the question', async () => {
  const { match, asker, ordered, handed } = await asked(await timedGame(2));
  await giveOrders(match.path, clientOf(match, ordered), handed, { ...AUTO, atOnce: true });
  await nothingFor(match, 5);
  expect(await playedAfter(match, handed)).toEqual([]);
  await voteOn(match, asker, 'no');
  await ringAlarm(match.id);
  expect(await playedAfter(match, handed)).toEqual([`${ordered} order`, `${ordered} order`]);
});
