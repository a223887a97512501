import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { IdRange } from '../lib/ids.ts';
import { someOf, type Database } from './database.ts';

/** How rows are deleted whose time is over. Every function of the job changes at most `limit` rows of its main table, and says how many. */

/** The bounds of one step of the job. */
export interface Pass<Side extends Database> {
  readonly db: Side;
  /** Rows older than this are deleted (ms). */
  readonly before: number;
  /** The portion of the keys that it reads. */
  readonly range: IdRange;
  readonly limit: number;
}

export const inPortion = (column: SQLiteColumn, { from, to }: IdRange) =>
  and(gte(column, from), lt(column, to));

export async function deleteSome(
  { db, limit }: Pass<Database>,
  table: SQLiteTable,
  keys: readonly SQLiteColumn[],
  condition: SQL | undefined,
): Promise<number> {
  return (await db.delete(table).where(someOf(table, keys, condition, limit))).meta.changes;
}
