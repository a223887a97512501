import { and, asc, count, eq, gt, gte, inArray, isNotNull, lt, lte, min, sql, desc } from 'drizzle-orm';
import type { DeliveryHeld } from '#shared/protocol/http.ts';
import {
  channelsTable,
  countersTable,
  delayedMailsTable,
  deliveriesTable,
  erasuresTable,
  gamesTable,
  jobsTable,
  noticesTable,
  ROUND_TABLES,
  type RoundCounts,
  type RoundTable,
  faultsTable,
} from './schema.ts';
import type { Database } from './database.ts';

/** Figures for the operator. Nothing here names a player or an address. */

/** A code of a provider or of ours. Anything else may hold words about a person. */
const CODE = /^[A-Z][A-Z0-9_]{0,39}$/;
const codeOf = (error: string | null): string => (error !== null && CODE.test(error) ? error : 'other');

const DAY_MS = 86_400_000;

/** The error of a delivery that was held back by a quota. */
const HELD: DeliveryHeld = 'QUOTA_REACHED';

/** The keys of a table after `after`, up to `upTo`: players or games. */
export interface KeyRange {
  readonly after: string;
  readonly upTo: string;
}

/** After every id. */
const END = '~';

export const isLast = ({ upTo }: KeyRange): boolean => upTo === END;

const KEYS = {
  notices: noticesTable.playerId,
  deliveries: deliveriesTable.playerId,
  games: gamesTable.id,
} as const;

/** The next `rows` rows of each table after a key, or all that are left. A player's rows stay together, so it may be some more. */
export async function nextRanges(
  db: Database,
  after: Readonly<Partial<Record<RoundTable, string>>>,
  rows: number,
): Promise<Partial<Record<RoundTable, KeyRange>>> {
  const asked = ROUND_TABLES.flatMap((table) => {
    const from = after[table];
    return from === undefined ? [] : [{ table, after: from }];
  });
  const ends = await Promise.all(asked.map((each) => lastKey(db, KEYS[each.table], each.after, rows)));
  return Object.fromEntries(
    asked.map(({ table, ...range }, n) => [table, { ...range, upTo: ends[n] ?? END }]),
  );
}

const lastKey = async (
  db: Database,
  key: (typeof KEYS)[RoundTable],
  after: string,
  rows: number,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ key })
    .from(key.table)
    .where(gt(key, after))
    .orderBy(key)
    .limit(1)
    .offset(rows - 1);
  return row?.key;
};

const isIn = (key: (typeof KEYS)[RoundTable], { after, upTo }: KeyRange) =>
  and(gt(key, after), lte(key, upTo));

const NOTHING: KeyRange = { after: END, upTo: END };

/** Counts what is in these ranges. Reads all their rows. */
export async function countRanges(
  db: Database,
  ranges: Partial<Record<RoundTable, KeyRange>>,
  now: number,
): Promise<RoundCounts> {
  const [notices, [late], found, deliveries] = await db.batch([
    ...noticeCounts(db, ranges.notices ?? NOTHING, now),
    db
      .select({ status: gamesTable.status, n: count() })
      .from(gamesTable)
      .where(isIn(gamesTable.id, ranges.games ?? NOTHING))
      .groupBy(gamesTable.status),
    deliveryCounts(db, ranges.deliveries ?? NOTHING, now - DAY_MS),
  ]);
  return {
    notices: sums(
      notices.map(({ state, error, n }) => [state === 'failed' ? `failed ${codeOf(error)}` : state, n]),
    ),
    noticeLate: now - (late?.dueAt ?? now),
    games: sums(found.map(({ status, n }) => [status, n])),
    deliveries: sums(deliveries.map(({ kind, result, n }) => [`${kind} ${result}`, n])),
  };
}

const noticeCounts = (db: Database, range: KeyRange, now: number) => {
  const isOfRange = isIn(noticesTable.playerId, range);
  const { state, error, dueAt } = noticesTable;
  return [
    db
      .select({ state, error: sql<string | null>`iif(state = 'failed', error, NULL)`.as('why'), n: count() })
      .from(noticesTable)
      .where(isOfRange)
      .groupBy(state, sql`iif(state = 'failed', ${error}, NULL)`),
    db
      .select({ dueAt: min(dueAt) })
      .from(noticesTable)
      .where(and(isOfRange, eq(state, 'queued'), isNotNull(dueAt), lt(dueAt, now))),
  ] as const;
};

const deliveryCounts = (db: Database, range: KeyRange, since: number) => {
  const { playerId, channel, at, error } = deliveriesTable;
  const kind = sql<string>`coalesce(${channelsTable.target} ->> 'kind', 'removed')`;
  const result = sql<string>`CASE WHEN ${error} IS NULL THEN 'ok' WHEN ${error} = ${HELD} THEN 'held' ELSE 'failed' END`;
  return db
    .select({ kind: kind.as('kind'), result: result.as('result'), n: count() })
    .from(deliveriesTable)
    .leftJoin(channelsTable, and(eq(channelsTable.playerId, playerId), eq(channelsTable.id, channel)))
    .where(and(isIn(playerId, range), gte(at, since)))
    .groupBy(sql`1, 2`);
};

/** Adds up what has the same key. */
export function sums(entries: readonly (readonly [key: string, n: number])[]): Record<string, number> {
  const all = new Map<string, number>();
  for (const [key, n] of entries) all.set(key, (all.get(key) ?? 0) + n);
  return Object.fromEntries(all);
}

/** No more than this is counted, of what has no bound. */
const COUNTED_AT_MOST = 1_000;

/** Figures that are small, or have an index: read anew for each request. */
export async function operatorRows(
  db: Database,
  { day, quotas, late }: { readonly day: number; readonly quotas: readonly string[]; readonly late: number },
) {
  const [jobs, used, delayed, erasures, overdue] = await db.batch([
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
    db
      .select({ id: gamesTable.id, due: gamesTable.due })
      .from(gamesTable)
      .where(and(isNotNull(gamesTable.due), lt(gamesTable.due, late)))
      .orderBy(asc(gamesTable.due))
      .limit(COUNTED_AT_MOST),
  ]);
  return { jobs, used, delayed, erasures, overdue };
}

/** Games whose log is damaged, for the operator. */

export type FaultRow = typeof faultsTable.$inferSelect;

export const putFault = (db: Database, row: FaultRow) =>
  db.insert(faultsTable).values(row).onConflictDoUpdate({ target: faultsTable.gameId, set: row });

export const deleteFault = (db: Database, gameId: string) =>
  db.delete(faultsTable).where(eq(faultsTable.gameId, gameId));

/** The faults, at most `limit`, those found last first. */
export const selectFaults = (db: Database, limit: number) =>
  db.select().from(faultsTable).orderBy(desc(faultsTable.at)).limit(limit);

/** The last runs of the cron's jobs. */

export type JobRow = typeof jobsTable.$inferSelect;

export async function jobOf(db: Database, name: JobRow['name']): Promise<JobRow | undefined> {
  const [row] = await db.select().from(jobsTable).where(eq(jobsTable.name, name));
  return row;
}

export const putJob = (db: Database, row: JobRow) =>
  db.insert(jobsTable).values(row).onConflictDoUpdate({ target: jobsTable.name, set: row });
