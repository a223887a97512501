import { and, eq } from 'drizzle-orm';
import type { Seat } from '#shared/kernel/types.ts';
import type { Database } from './database.ts';
import { orders, type OrdersRow } from './schema.ts';

/** The standing orders of all seats that have some. */
export type OrdersBySeat = ReadonlyMap<Seat, OrdersRow>;

export const ordersBySeat = (rows: readonly OrdersRow[]): OrdersBySeat =>
  new Map(rows.map((row) => [row.seat, row]));

/** Statement: the standing orders of all seats of a game. */
export const selectOrders = (db: Database, gameId: string) =>
  db.select().from(orders).where(eq(orders.gameId, gameId));

/** Statement: stores a seat's orders. The fence is `Preconditions.orders` of the game's update in the same batch. */
export const putOrders = (db: Database, row: OrdersRow) =>
  db
    .insert(orders)
    .values(row)
    .onConflictDoUpdate({ target: [orders.gameId, orders.seat], set: row });

/** Statement: deletes a seat's orders. */
export const deleteOrders = (db: Database, gameId: string, seat: Seat) =>
  db.delete(orders).where(and(eq(orders.gameId, gameId), eq(orders.seat, seat)));
