import { and, asc, count, eq, gte, inArray, sql } from 'drizzle-orm';
import type { DeliveryHeld } from '#shared/protocol/http.ts';
import { inRange, nextRange, sums, type KeyRange } from '../keyRange.ts';
import { jobsTable } from '../serviceTables.ts';
import {
  channelsTable,
  countersTable,
  delayedMailsTable,
  deliveriesTable,
  erasuresTable,
  reportsTable,
} from './peopleTables.ts';
import type { PeopleDatabase } from '../database.ts';

/** Figures for the operator from the tables of people, and the jobs of the cron. Nothing here names a player or an address. */

/** The error of a delivery that was held back by a quota. */
const HELD: DeliveryHeld = 'QUOTA_REACHED';

/** The next deliveries of the sweep's round. */
export const nextDeliveries = (db: PeopleDatabase, after: string, rows: number): Promise<KeyRange> =>
  nextRange(db, deliveriesTable.playerId, after, rows);

/** Counts the deliveries of these players since then (ms), by kind of channel and result. Reads all rows of the range. */
export async function countDeliveries(
  db: PeopleDatabase,
  range: KeyRange,
  since: number,
): Promise<Readonly<Record<string, number>>> {
  const { playerId, channel, at, error } = deliveriesTable;
  const kind = sql<string>`coalesce(${channelsTable.target} ->> 'kind', 'removed')`;
  const result = sql<string>`CASE WHEN ${error} IS NULL THEN 'ok' WHEN ${error} = ${HELD} THEN 'held' ELSE 'failed' END`;
  const found = await db
    .select({ kind: kind.as('kind'), result: result.as('result'), n: count() })
    .from(deliveriesTable)
    .leftJoin(channelsTable, and(eq(channelsTable.playerId, playerId), eq(channelsTable.id, channel)))
    .where(and(inRange(playerId, range), gte(at, since)))
    .groupBy(sql`1, 2`);
  return sums(found.map(({ kind, result, n }) => [`${kind} ${result}`, n]));
}

/** No more than this is counted, of what has no bound. */
const COUNTED_AT_MOST = 1_000;

/** Figures that are small, or have an index: read anew for each request. */
export async function peopleFigures(
  db: PeopleDatabase,
  { day, quotas }: { readonly day: number; readonly quotas: readonly string[] },
) {
  const [jobs, used, delayed, erasures, reports] = await db.batch([
    db.select().from(jobsTable),
    db
      .select({ key: countersTable.key, n: countersTable.n })
      .from(countersTable)
      .where(and(eq(countersTable.day, day), inArray(countersTable.key, [...quotas]))),
    db.select({ at: delayedMailsTable.createdAt }).from(delayedMailsTable).limit(COUNTED_AT_MOST),
    db
      .select({ at: erasuresTable.startedAt })
      .from(erasuresTable)
      .orderBy(asc(erasuresTable.startedAt))
      .limit(COUNTED_AT_MOST),
    db.select({ id: reportsTable.id }).from(reportsTable).limit(COUNTED_AT_MOST),
  ]);
  return { jobs, used, delayed, erasures, reports };
}

/** The last runs of the cron's jobs. */

export type JobRow = typeof jobsTable.$inferSelect;

export async function jobOf(db: PeopleDatabase, name: JobRow['name']): Promise<JobRow | undefined> {
  const [row] = await db.select().from(jobsTable).where(eq(jobsTable.name, name));
  return row;
}

export const putJob = (db: PeopleDatabase, row: JobRow) =>
  db.insert(jobsTable).values(row).onConflictDoUpdate({ target: jobsTable.name, set: row });
