import type { StandingOrders } from '#shared/kernel/orders.ts';
import type { OrdersAnswer } from '#shared/protocol/http.ts';
import { ordersTable } from '../../../worker/db/schema.ts';
import { db, logRows } from './database.ts';
import { later } from './clock.ts';
import type { Client } from './client.ts';
import { alarmOf, inRoom, ringAlarm } from './rooms.ts';

/** Orders that decide everything: pass in phase I, draw in phase II. */
export const PASS_AND_DRAW = {
  planning: 'pass',
  docks: 'done',
  office: 'skip',
  trade: { count: 'coins', least: 99, sale: 'ask' },
} as const;

type Order = Partial<Omit<StandingOrders, 'game'>> & { readonly game?: object };

/** Gives orders for the caller's seat, seen at row `expect`. */
export const giveOrders = (
  path: string,
  client: Client,
  expect: number,
  order: Order,
  more: { readonly revision?: number } = {},
) =>
  client.send<OrdersAnswer & { code: string }>(
    `${path}/orders`,
    { expect, order, ...more },
    { method: 'PUT' },
  );

export const withdrawOrders = (path: string, client: Client, revision?: number) =>
  client.send<OrdersAnswer & { code: string }>(
    `${path}/orders${revision === undefined ? '' : `?revision=${revision}`}`,
    undefined,
    { method: 'DELETE', json: {} },
  );

/** The player answers the decision after row `expect` themselves. */
export const restOrders = (path: string, client: Client, expect: number) =>
  client.send<OrdersAnswer & { code: string }>(`${path}/orders/rest`, { expect });

/** Stores orders as they are, whatever they say, under a delay key that is the same everywhere. */
export const plantOrders = (
  gameId: string,
  seat: number,
  content: StandingOrders,
  delayKey = 'de1a'.repeat(16),
) =>
  db()
    .insert(ordersTable)
    .values({ gameId, seat, content, version: 1, revision: 1, madeAt: 1, restsAt: null, delayKey });

const MINUTE = 60_000;

/** Alarms that may ring before the one of an answer: one that was set for another position stays set. */
const ALARMS = 5;

/** Lets the time pass, and rings the room's alarm, until it has played something. */
export async function untilAnswered(id: string): Promise<void> {
  const before = (await logRows(id)).length;
  for (let alarms = 0; alarms < ALARMS; alarms += 1) {
    const at = await alarmOf(id);
    if (at === null) break;
    later(Math.max(0, at - Date.now()) / MINUTE);
    await inRoom(id, (ctx) => ctx.storage.deleteAlarm()); // an alarm that rings is not set any more
    await ringAlarm(id);
    if ((await logRows(id)).length > before) return;
  }
  throw new Error('nothing was played');
}
