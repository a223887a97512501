import { and, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { resultsTable, type ResultRow } from './schema.ts';

/** Statement: the results of a game. Results that are there stay as they are. */
export const insertResults = (db: Database, rows: readonly ResultRow[]) =>
  db
    .insert(resultsTable)
    .values([...rows])
    .onConflictDoNothing();

/** Statement: a guest has become a player, and so have their results of the game. */
export const handOverResults = (db: Database, gameId: string, guestId: string, playerId: string) =>
  db
    .update(resultsTable)
    .set({ playerId })
    .where(and(eq(resultsTable.gameId, gameId), eq(resultsTable.playerId, guestId)));
