import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { faultsTable } from '../schema.ts';

/** Games whose log is damaged, for the operator. */

export type FaultRow = typeof faultsTable.$inferSelect;

export const putFault = (db: Database, row: FaultRow) =>
  db.insert(faultsTable).values(row).onConflictDoUpdate({ target: faultsTable.gameId, set: row });

export const deleteFault = (db: Database, gameId: string) =>
  db.delete(faultsTable).where(eq(faultsTable.gameId, gameId));

/** The faults, at most `limit`, those found last first. */
export const selectFaults = (db: Database, limit: number) =>
  db.select().from(faultsTable).orderBy(desc(faultsTable.at)).limit(limit);
