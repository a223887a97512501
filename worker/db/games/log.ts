import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { LogRow } from '#shared/kernel/log.ts';
import { ENGINE } from '#shared/engine.ts';
import type { GamesDatabase } from '../database.ts';
import { gamesTable, logTable } from './gameTables.ts';

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
