import { and, asc, eq, gte, lte, sql, lt } from 'drizzle-orm';
import type { LogRow } from '#shared/kernel/log.ts';
import { ENGINE } from '#shared/engine.ts';
import type { GamesDatabase } from '../database.ts';
import { gamesTable, logTable, resultsTable } from './gameTables.ts';
import { messagesTable } from './talkTables.ts';

/** The columns of a row as they are stored. */
export const ROW = {
  seq: logTable.seq,
  seat: logTable.seat,
  by: logTable.by,
  moves: sql<string>`${logTable.moves}`,
  events: sql<string>`${logTable.events}`,
  undone: logTable.undone,
  tableEvent: sql<string | null>`${logTable.tableEvent}`,
  at: logTable.at,
  clockLeft: logTable.clockLeft,
  version: logTable.version,
  head: logTable.head,
};

/** Statement: the rows from `from` to `to`, both included; without `to`, up to the end. Of an archived game only the last is there. */
export const selectRows = (db: GamesDatabase, gameId: string, from: number, to?: number) =>
  db
    .select(ROW)
    .from(logTable)
    .where(
      and(
        eq(logTable.gameId, gameId),
        gte(logTable.seq, from),
        to === undefined ? undefined : lte(logTable.seq, to),
      ),
    )
    .orderBy(asc(logTable.seq));

/** Statement: when row `seq` was written (ms); nothing if it is not there. */
export const selectRowTime = (db: GamesDatabase, gameId: string, seq: number) =>
  db
    .select({ at: logTable.at })
    .from(logTable)
    .where(and(eq(logTable.gameId, gameId), eq(logTable.seq, seq)));

/**
 * Statement: appends a row. A plain insert: if another writer has added this `seq`, its key refuses it. It also fails if
 * the game's row is missing, because `engine` is NOT NULL (`isClash`). That happens if the database was restored to before
 * the game was made.
 */
export const insertRow = (db: GamesDatabase, gameId: string, row: LogRow, head: string) =>
  db.insert(logTable).values({
    gameId,
    seq: row.seq,
    seat: row.seat,
    by: row.by,
    moves: row.moves,
    events: row.events,
    undone: row.undone,
    tableEvent: row.tableEvent ?? null,
    at: row.at,
    clockLeft: row.clockLeft ?? null,
    version: row.version,
    engine: sql`(SELECT ${ENGINE} FROM ${gamesTable} WHERE ${eq(gamesTable.id, gameId)})`,
    head,
  });

/** Statement: the name of the game's object in the archive; null if the game is in the database. */
export const selectArchived = (db: GamesDatabase, gameId: string) =>
  db.select({ archived: gamesTable.archived }).from(gamesTable).where(eq(gamesTable.id, gameId));

/** Statement: another object counts from now on, unless one does already that is not `before`. */
export const nameArchived = (db: GamesDatabase, gameId: string, before: string | null, name: string) =>
  db
    .update(gamesTable)
    .set({ archived: name })
    .where(and(eq(gamesTable.id, gameId), sql`${gamesTable.archived} IS ${before}`));

/** Statements: all that is archived of a game, and whose results it has. */
export const selectForArchive = (db: GamesDatabase, gameId: string) =>
  [
    db
      .select({ ...ROW, engine: logTable.engine })
      .from(logTable)
      .where(eq(logTable.gameId, gameId))
      .orderBy(asc(logTable.seq)),
    db.select().from(messagesTable).where(eq(messagesTable.gameId, gameId)).orderBy(asc(messagesTable.seq)),
    db.select({ playerId: resultsTable.playerId }).from(resultsTable).where(eq(resultsTable.gameId, gameId)),
  ] as const;

/** Rows deleted by one statement. */
const AT_ONCE = 500;

/**
 * Statements: delete the first rows of the log before row `seq`, and of the messages before message `message`. The last ones stay:
 * writes to the game are fenced by them. What is left has no gap, so a reader sees by its first row that more is archived.
 */
export const deleteArchived = (db: GamesDatabase, gameId: string, seq: number, message: number) => {
  const [log, messages] = [logTable, messagesTable];
  const first = (table: typeof log | typeof messages, before: number) =>
    sql`(SELECT ${table.seq} FROM ${table} WHERE ${and(eq(table.gameId, gameId), lt(table.seq, before))} ORDER BY ${table.seq} LIMIT ${AT_ONCE})`;
  return [
    db.delete(log).where(and(eq(log.gameId, gameId), sql`${log.seq} IN ${first(log, seq)}`)),
    db
      .delete(messages)
      .where(and(eq(messages.gameId, gameId), sql`${messages.seq} IN ${first(messages, message)}`)),
  ] as const;
};
