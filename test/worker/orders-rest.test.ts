import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { giveOrders, restOrders, untilAnswered, withdrawOrders } from './support/ordered.ts';
import { AUTO, playTurn, rowsOf, table } from './support/orderedTable.ts';
import { commit, viewOf } from './support/play.ts';
import { evict, ringAlarm } from './support/rooms.ts';
import { connect } from './support/socket.ts';

/** A player answers one decision themselves, and withdraws only orders that they have seen. */

beforeEach(startClock);

afterEach(() => {
  stopClock();
  vi.restoreAllMocks();
});

/** The turn was handed to a player whose orders are about to answer. */
async function aboutToAnswer(order: object = AUTO) {
  const { match, client, next, nextClient, seq } = await table();
  await giveOrders(match.path, nextClient, seq, order);
  const handed = await playTurn(match, client);
  return { match, client, next, nextClient, handed };
}

test('a decision that its player answers themselves is left to them, and the next one to their orders again', async () => {
  const { match, client, next, nextClient, handed } = await aboutToAnswer();
  const rested = await restOrders(match.path, nextClient, handed);
  expect(rested.body).toMatchObject({ orders: { order: AUTO, says: { kind: 'rest' } }, ordersRevision: 2 });
  await evict(match.id);
  later(5);
  await ringAlarm(match.id);
  expect(await rowsOf(match, handed)).toEqual([]);
  await commit(match, nextClient, handed, { type: 'pass' });
  expect((await viewOf(match, nextClient)).lastIsOwn).toBe(true);
  await untilAnswered(match.id);
  expect(await rowsOf(match, handed)).toEqual([`${next} person`, `${next} order`]);
  await evict(match.id);
  for (const of of [client, nextClient]) expect((await viewOf(match, of)).lastIsOwn).toBe(false); // orders decided
});

test('asking for it again changes nothing; after the answer it is stale, with what was answered', async () => {
  const { match, nextClient, handed } = await aboutToAnswer();
  await restOrders(match.path, nextClient, handed);
  expect((await restOrders(match.path, nextClient, handed)).body.ordersRevision).toBe(2);
  await commit(match, nextClient, handed, { type: 'pass' });
  const late = await restOrders(match.path, nextClient, handed);
  expect([late.status, late.body.code]).toEqual([409, 'STALE']);
});

test('it changes nothing for a seat without orders, or without a decision', async () => {
  const { match, client, nextClient, handed } = await aboutToAnswer();
  expect((await restOrders(match.path, client, handed)).body).toEqual({ orders: null, ordersRevision: 0 });
  await giveOrders(match.path, client, handed, AUTO);
  expect((await restOrders(match.path, client, handed)).body.ordersRevision).toBe(1);
  expect((await viewOf(match, nextClient)).orders?.says).toMatchObject({ kind: 'play' });
});

test('nobody else learns of it: no frame, and the same view', async () => {
  const { match, client, nextClient, handed } = await aboutToAnswer();
  const other = await (await connect(match, client, { from: handed })).settled();
  const [before, frames] = [await viewOf(match, client), other.texts.length];
  await restOrders(match.path, nextClient, handed);
  await other.settled();
  expect(other.texts.slice(frames)).toEqual(['pong']);
  expect(await viewOf(match, client)).toEqual(before);
});

test('a bot of a vacation waits an hour then', async () => {
  const { match, next, nextClient, handed } = await aboutToAnswer({
    ...AUTO,
    vacation: { level: 'easy', from: 0 },
  });
  await restOrders(match.path, nextClient, handed);
  later(60);
  await ringAlarm(match.id);
  expect(await rowsOf(match, handed)).toEqual([]);
  await untilAnswered(match.id);
  expect(await rowsOf(match, handed)).toEqual([`${next} order`]);
});

test('orders of another device are not withdrawn unseen; without a revision all are', async () => {
  const { match, nextClient, handed } = await aboutToAnswer();
  await giveOrders(match.path, nextClient, handed, { ...AUTO, onlyMove: false });
  const unseen = await withdrawOrders(match.path, nextClient, 1);
  expect([unseen.status, unseen.body.code]).toEqual([409, 'ORDERS_CHANGED']);
  const seen = await withdrawOrders(match.path, nextClient, 2);
  expect(seen.body).toEqual({ orders: null, ordersRevision: 3 });
  const again = await withdrawOrders(match.path, nextClient, 2);
  expect([again.status, again.body.ordersRevision]).toEqual([200, 3]);
  await giveOrders(match.path, nextClient, handed, AUTO);
  expect((await withdrawOrders(match.path, nextClient)).body.orders).toBeNull();
});

test('a revision that is no number is refused', async () => {
  const { match, nextClient } = await aboutToAnswer();
  const bad = await nextClient.send<{ code: string }>(`${match.path}/orders?revision=x`, undefined, {
    method: 'DELETE',
    json: {},
  });
  expect([bad.status, bad.body.code]).toEqual([400, 'BAD_REQUEST']);
});

test('the service describes both requests', async () => {
  const { paths } = await new Client().get<{
    readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  }>('/api/openapi.json');
  const parameters = expect.arrayContaining([expect.objectContaining({ name: 'revision', in: 'query' })]);
  expect(paths['/api/games/{id}/orders']?.['delete']).toMatchObject({ parameters });
  expect(paths['/api/games/{id}/orders/rest']?.['post']).toHaveProperty('requestBody');
});
