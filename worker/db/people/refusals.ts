import { and, inArray } from 'drizzle-orm';
import type { PeopleDatabase } from '../database.ts';
import { refusalsTable } from './peopleTables.ts';

/** Addresses that want no invitations. */

/** In the column `host`: all hosts. */
export const EVERYBODY = '*';

/** Has this address refused invitations from this host, or from everybody? `keys`: its `addressKeys`. */
export async function isRefused(
  db: PeopleDatabase,
  keys: readonly string[],
  hostId: string,
): Promise<boolean> {
  const [row] = await db
    .select({ host: refusalsTable.host })
    .from(refusalsTable)
    .where(and(inArray(refusalsTable.address, [...keys]), inArray(refusalsTable.host, [hostId, EVERYBODY])))
    .limit(1);
  return row !== undefined;
}

export const insertRefusal = (db: PeopleDatabase, address: string, host: string, createdAt: number) =>
  db.insert(refusalsTable).values({ address, host, createdAt }).onConflictDoNothing();

/** The address accepts invitations again, from everybody. `keys`: its `addressKeys`. */
export const deleteRefusals = (db: PeopleDatabase, keys: readonly string[]) =>
  db.delete(refusalsTable).where(inArray(refusalsTable.address, [...keys]));
