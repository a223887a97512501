import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_ORDERS, ORDER_DELAY_MS } from '#shared/kernel/orders.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { ordersTable } from '../../worker/db/schema.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db } from './support/database.ts';
import { giveOrders, plantOrders, untilAnswered, withdrawOrders } from './support/ordered.ts';
import { clientOf, commit, until, viewOf, wholeLog, type Match } from './support/play.ts';
import { alarmOf, evict, ringAlarm } from './support/rooms.ts';
import { connect } from './support/socket.ts';
import { AUTO, table, playTurn, rowsOf } from './support/orderedTable.ts';

/** Standing orders answer for their player, and only that player learns of it. */

beforeEach(startClock);

afterEach(() => {
  stopClock();
  vi.restoreAllMocks();
});

/** Do orders answer the decision that is to be made? */
const isAnswered = (match: Match): Promise<boolean> =>
  until(async () => {
    const { acting, seq } = await viewOf(match, clientOf(match, 0));
    const own = await viewOf(match, clientOf(match, acting[0] ?? -1));
    return own.seq === seq ? own.orders?.says?.kind === 'play' : undefined; // else an answer came between
  });

describe('an answer by orders', () => {
  test('is played after a delay of 30 to 170 seconds, and not before', async () => {
    const { match, client, next, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, AUTO);
    const handed = await playTurn(match, client);
    const begun = Date.now();
    const due = (await alarmOf(match.id)) ?? 0;
    expect(due - begun).toBeGreaterThanOrEqual(ORDER_DELAY_MS.min);
    expect(due - begun).toBeLessThanOrEqual(ORDER_DELAY_MS.max + 1_000);
    later((due - begun) / 60_000 - 0.1);
    await ringAlarm(match.id);
    expect(await rowsOf(match, handed)).toEqual([]);
    await untilAnswered(match.id);
    expect(await rowsOf(match, handed)).toEqual([`${next} order`]);
  });

  test('is played at once if its player says so', async () => {
    const { match, client, next, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, { ...AUTO, atOnce: true });
    const handed = await playTurn(match, client);
    await vi.waitFor(async () =>
      expect(await rowsOf(match, handed)).toEqual([`${next} order`, `${next} order`]),
    );
  });

  test('goes on in a room that was put to sleep meanwhile', async () => {
    const { match, client, next, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, AUTO);
    const handed = await playTurn(match, client);
    await evict(match.id);
    await untilAnswered(match.id);
    expect(await rowsOf(match, handed)).toEqual([`${next} order`]);
  });

  test('is played at the first request after its time, if the alarm was lost', async () => {
    const { match, client, next, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, AUTO);
    const handed = await playTurn(match, client);
    later(3);
    await viewOf(match, client);
    await vi.waitFor(async () => expect(await rowsOf(match, handed)).toEqual([`${next} order`]));
  });

  test('is marked as an answer by orders for its player alone', async () => {
    const { match, client, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, AUTO);
    await playTurn(match, client);
    await untilAnswered(match.id);
    expect((await wholeLog(match, nextClient)).at(-1)).toMatchObject({ by: 'order' });
    expect((await wholeLog(match, client)).at(-1)).not.toHaveProperty('by');
  });

  test('is not played if the orders were changed meanwhile', async () => {
    const { match, client, next, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, AUTO);
    const handed = await playTurn(match, client);
    await db()
      .update(ordersTable)
      .set({ revision: 7, content: { ...NO_ORDERS, game: { planning: 'ask' } } })
      .where(eq(ordersTable.gameId, match.id));
    later(3);
    await ringAlarm(match.id);
    expect(await rowsOf(match, handed)).toEqual([]);
    expect((await viewOf(match, nextClient)).acting).toEqual([next]);
  });
});

describe('orders', () => {
  test('are shown with their current answer to their player, and to nobody else', async () => {
    const { match, client, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, AUTO);
    const handed = await playTurn(match, client);
    const own = (await viewOf(match, nextClient)).orders;
    expect(own).toMatchObject({
      order: AUTO,
      revision: 1,
      madeAt: seq,
      says: { kind: 'play', moves: [{ type: 'pass' }], at: ((await alarmOf(match.id)) ?? 0) - 1_000 },
    });
    for (const other of [client, new Client()])
      expect((await other.get<GameView>(match.path)).orders).toBeNull();
    expect(handed).toBe(seq + 1);
  });

  test('made for a position that has changed are stale; the same orders again are a repeat', async () => {
    const { match, client, nextClient, seq } = await table();
    await playTurn(match, client);
    const stale = await giveOrders(match.path, nextClient, seq, AUTO);
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    expect((await giveOrders(match.path, nextClient, seq + 1, AUTO)).status).toBe(200);
    expect((await giveOrders(match.path, nextClient, seq, AUTO)).body.orders?.revision).toBe(1);
  });

  test('changed on one device are not silently overwritten from another', async () => {
    const { match, client, seq } = await table();
    await giveOrders(match.path, client, seq, AUTO, { revision: 0 });
    await giveOrders(match.path, client, seq, { game: {} }, { revision: 1 });
    const late = await giveOrders(match.path, client, seq, { ...AUTO, atOnce: true }, { revision: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'ORDERS_CHANGED']);
    expect((await viewOf(match, client)).orders).toBeNull();
  });

  test('that were withdrawn and given again are not those that another device knows', async () => {
    const { match, client, seq } = await table();
    await giveOrders(match.path, client, seq, AUTO, { revision: 0 });
    await withdrawOrders(match.path, client);
    await giveOrders(match.path, client, seq, { game: { docks: 'done' } }, { revision: 0 });
    const late = await giveOrders(match.path, client, seq, { ...AUTO, atOnce: true }, { revision: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'ORDERS_CHANGED']);
  });

  test('that the game cannot read are refused', async () => {
    const { match, client, seq } = await table();
    const refused = await giveOrders(match.path, client, seq, { game: { planning: 'sing' } });
    expect([refused.status, refused.body.code]).toEqual([422, 'BAD_ORDERS']);
  });

  test('longer than sixteen thousand characters are refused', async () => {
    const { match, client, seq } = await table();
    const moves = [{ type: 'pass', why: 'x'.repeat(17_000) }];
    const refused = await giveOrders(match.path, client, seq, { plan: { moves, send: true } });
    expect([refused.status, refused.body.code]).toEqual([422, 'BAD_ORDERS']);
  });

  test('that are withdrawn before they have answered leave the decision to the player', async () => {
    const { match, client, next, nextClient, seq } = await table();
    await giveOrders(match.path, nextClient, seq, AUTO);
    const handed = await playTurn(match, client);
    expect((await withdrawOrders(match.path, nextClient)).body.orders).toBeNull();
    later(3);
    await ringAlarm(match.id);
    expect(await rowsOf(match, handed)).toEqual([]);
    expect((await viewOf(match, nextClient)).acting).toEqual([next]);
  });

  test('cause no frame for the others; the player’s other device gets them', async () => {
    const { match, client, nextClient, seq } = await table();
    const [own, other] = [
      await connect(match, client, { from: seq }),
      await connect(match, nextClient, { from: seq }),
    ];
    await other.settled();
    const before = other.texts.length;
    await giveOrders(match.path, client, seq, { game: { docks: 'done' } });
    await own.until(({ frames }) => frames.some(({ type }) => type === 'orders'));
    await other.settled();
    expect(other.texts.slice(before)).toEqual(['pong']);
  });

  test('of an earlier release that are no longer readable leave the decision to the player, and say so', async () => {
    const { match, client, seq } = await table();
    await plantOrders(match.id, (await viewOf(match, client)).you ?? -1, {
      ...NO_ORDERS,
      game: { old: true },
    });
    await evict(match.id);
    const view = await viewOf(match, client);
    expect(view.orders?.says).toEqual({ kind: 'ask', because: { key: 'orders.outdated', args: {} } });
    expect((await commit(match, client, seq, { type: 'pass' })).seq).toBe(seq + 1);
  });

  test('are deleted when the game is over', async () => {
    const { match, client, nextClient, seq } = await table();
    for (const one of [nextClient, client]) await giveOrders(match.path, one, seq, { ...AUTO, atOnce: true });
    while (await isAnswered(match)) await ringAlarm(match.id); // until the last draw, which orders leave to their player
    const { acting, seq: last } = await viewOf(match, client);
    await commit(match, clientOf(match, acting[0] ?? -1), last, { type: 'draw' });
    expect((await viewOf(match, client)).status).toBe('over');
    expect(await db().select().from(ordersTable).where(eq(ordersTable.gameId, match.id))).toEqual([]);
  });
});
