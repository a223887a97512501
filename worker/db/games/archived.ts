import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { GamesDatabase } from '../database.ts';
import { gamesTable, logTable, resultsTable } from './gameTables.ts';
import { messagesTable } from './talkTables.ts';
import { ROW } from './log.ts';

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
