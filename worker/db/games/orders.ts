import { and, eq } from 'drizzle-orm';
import type { Seat } from '#shared/kernel/types.ts';
import type { GamesDatabase } from '../database.ts';
import { ordersTable, type OrdersRow } from './gameTables.ts';

/** The standing orders of all seats that have some. */
export type OrdersBySeat = ReadonlyMap<Seat, OrdersRow>;

export const ordersBySeat = (rows: readonly OrdersRow[]): OrdersBySeat =>
  new Map(rows.map((row) => [row.seat, row]));

/** Statement: the standing orders of all seats of a game. */
export const selectOrders = (db: GamesDatabase, gameId: string) =>
  db.select().from(ordersTable).where(eq(ordersTable.gameId, gameId));

/** Statement: stores a seat's orders. The fence is `Preconditions.orders` of the game's update in the same batch. */
export const upsertOrders = (db: GamesDatabase, row: OrdersRow) =>
  db
    .insert(ordersTable)
    .values(row)
    .onConflictDoUpdate({ target: [ordersTable.gameId, ordersTable.seat], set: row });

/** Statement: deletes a seat's orders. */
export const deleteOrders = (db: GamesDatabase, gameId: string, seat: Seat) =>
  db.delete(ordersTable).where(and(eq(ordersTable.gameId, gameId), eq(ordersTable.seat, seat)));
