import { and, asc, count, desc, eq, isNotNull, lt, min, sql } from 'drizzle-orm';
import { inRange, nextRange, sums, type KeyRange } from '../keyRange.ts';
import { type RoundCounts } from '../serviceTables.ts';
import { faultsTable, gamesTable } from './gameTables.ts';
import { noticesTable } from './talkTables.ts';
import type { GamesDatabase } from '../database.ts';

/** Figures for the operator from the tables of games. Only those of stuck games name a game; nothing names a player. */

/** A code of a provider or of ours. Anything else may hold words about a person. */
const CODE = /^[A-Z][A-Z0-9_]{0,39}$/;
const codeOf = (error: string | null): string => (error !== null && CODE.test(error) ? error : 'other');

/** The next notices, and the next games, of the sweep's round. */
export const nextNotices = (db: GamesDatabase, after: string, rows: number): Promise<KeyRange> =>
  nextRange(db, noticesTable.playerId, after, rows);
export const nextGames = (db: GamesDatabase, after: string, rows: number): Promise<KeyRange> =>
  nextRange(db, gamesTable.id, after, rows);

/** Counts the notices of these players. Reads all rows of the range. */
export async function countNotices(
  db: GamesDatabase,
  range: KeyRange,
  now: number,
): Promise<Pick<RoundCounts, 'notices' | 'noticeLate'>> {
  const isOfRange = inRange(noticesTable.playerId, range);
  const { state, error, dueAt } = noticesTable;
  const [found, [late]] = await db.batch([
    db
      .select({ state, error: sql<string | null>`iif(state = 'failed', error, NULL)`.as('why'), n: count() })
      .from(noticesTable)
      .where(isOfRange)
      .groupBy(state, sql`iif(state = 'failed', ${error}, NULL)`),
    db
      .select({ dueAt: min(dueAt) })
      .from(noticesTable)
      .where(and(isOfRange, eq(state, 'queued'), isNotNull(dueAt), lt(dueAt, now))),
  ]);
  const notices = sums(
    found.map((row) => [row.state === 'failed' ? `failed ${codeOf(row.error)}` : row.state, row.n]),
  );
  return { notices, noticeLate: now - (late?.dueAt ?? now) };
}

/** Counts these games by status. Reads all rows of the range. */
export async function countGames(db: GamesDatabase, range: KeyRange): Promise<RoundCounts['games']> {
  const found = await db
    .select({ status: gamesTable.status, n: count() })
    .from(gamesTable)
    .where(inRange(gamesTable.id, range))
    .groupBy(gamesTable.status);
  return sums(found.map(({ status, n }) => [status, n]));
}

/** No more of them are counted. */
const STUCK_AT_MOST = 1_000;

/** The games that were due before `late`, and those whose log is damaged, those found last first. */
export async function stuckGames(db: GamesDatabase, late: number) {
  const [overdue, faults] = await db.batch([
    db
      .select({ id: gamesTable.id, due: gamesTable.due })
      .from(gamesTable)
      .where(and(isNotNull(gamesTable.due), lt(gamesTable.due, late)))
      .orderBy(asc(gamesTable.due))
      .limit(STUCK_AT_MOST),
    db.select().from(faultsTable).orderBy(desc(faultsTable.at)).limit(STUCK_AT_MOST),
  ]);
  return { overdue, faults };
}

export type FaultRow = typeof faultsTable.$inferSelect;

export const putFault = (db: GamesDatabase, row: FaultRow) =>
  db.insert(faultsTable).values(row).onConflictDoUpdate({ target: faultsTable.gameId, set: row });

export const deleteFault = (db: GamesDatabase, gameId: string) =>
  db.delete(faultsTable).where(eq(faultsTable.gameId, gameId));
