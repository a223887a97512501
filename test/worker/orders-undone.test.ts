import { afterEach, beforeEach, expect, test } from 'vitest';
import { later, startClock, stopClock } from './support/clock.ts';
import { giveOrders, untilAnswered } from './support/ordered.ts';
import { playTurn, rowsOf, table } from './support/orderedTable.ts';
import { viewOf, type Match } from './support/play.ts';
import type { Client } from './support/client.ts';
import { evict, ringAlarm } from './support/rooms.ts';

/** A plan is sent as the turn it was made for, or not at all, whoever takes a move back. */

beforeEach(startClock);
afterEach(stopClock);

const PLAN = { plan: { moves: [{ type: 'pass' }, { type: 'draw' }], send: true } };

/** One player asks to go back to row `to`, and the other agrees. */
async function goBack(match: Match, asker: Client, other: Client, to: number): Promise<void> {
  const { seq: expect } = await viewOf(match, asker);
  const { question } = await asker.post<{ question: { id: string } }>(`${match.path}/undo`, { expect, to });
  await other.post(`${match.path}/votes`, { expect, question: question.id, answer: 'yes' });
}

/** Nobody moves for as long as orders may take. */
async function nobodyMoves(match: Match): Promise<void> {
  later(3);
  await ringAlarm(match.id);
}

test('a plan for the next turn is not sent as this one, which another player’s undo has brought back', async () => {
  const { match, client, nextClient, seq } = await table();
  await playTurn(match, client);
  const back = await playTurn(match, nextClient);
  await giveOrders(match.path, nextClient, back, PLAN);
  await goBack(match, client, nextClient, seq);
  await evict(match.id);
  const handed = await playTurn(match, client);
  const { orders, ordersRevision } = await viewOf(match, nextClient);
  expect(orders?.order.plan).toEqual({ ...PLAN.plan, send: false });
  expect(orders?.says).toEqual({ kind: 'ask', because: { key: 'orders.plan.ready', args: {} } });
  expect(ordersRevision).toBe(2);
  await nobodyMoves(match);
  expect(await rowsOf(match, handed)).toEqual([]);
});

test('nor is it after an undo of its own player, who goes back and plays another way', async () => {
  const { match, client, nextClient, seq } = await table();
  const handed = await playTurn(match, client);
  const back = await playTurn(match, nextClient);
  await giveOrders(match.path, nextClient, back, PLAN);
  await goBack(match, nextClient, client, seq);
  const again = await playTurn(match, client);
  await nobodyMoves(match);
  expect([again > handed, await rowsOf(match, again)]).toEqual([true, []]);
});

test('a plan made before what is taken back is still for the next turn, and is sent', async () => {
  const { match, client, next, nextClient, seq } = await table();
  await giveOrders(match.path, nextClient, seq, PLAN);
  await playTurn(match, client);
  await goBack(match, client, nextClient, seq);
  const handed = await playTurn(match, client);
  await untilAnswered(match.id);
  expect(await rowsOf(match, handed)).toEqual([`${next} order`]);
});
