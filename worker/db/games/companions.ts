import { and, eq, sql } from 'drizzle-orm';
import type { Seat } from '#shared/kernel/types.ts';
import type { GamesDatabase } from '../database.ts';
import { resultsTable, seatsTable } from './gameTables.ts';

/** With whom a player has finished games. Nothing of it is stored: it follows from the results. */

/** Games of one database in which companions are looked for, the newest; and how many companions there are at most. */
const [GAMES_COUNTED, COMPANIONS_AT_MOST] = [300, 60];

/** Somebody with whom the player has finished games: the newest of them, and their seat there. */
export interface Together {
  readonly playerId: string;
  readonly gameId: string;
  readonly seat: Seat;
  /** As they were called at that table: what else their account is called is not told. */
  readonly name: string;
  readonly game: string;
  readonly endedAt: number;
  /** Games that both of them have played to the end. */
  readonly games: number;
}

/** Condition on a row of results: its player stayed in the game to the end. */
const hasFinished = (table: 'own' | 'other' | 'results') =>
  sql.raw(`${table}.rank IS NOT NULL AND ${table}."left" IS NULL`);

/** The player's companions, by the games of one database; the newest first. Of a maximum SQLite gives the row that has it. */
export const companionsIn = (db: GamesDatabase, playerId: string): Promise<Together[]> =>
  db.all<Together>(sql`
    WITH newest AS (
      SELECT own.game_id, own.seat FROM ${resultsTable} AS own
      WHERE own.player_id = ${playerId} AND ${hasFinished('own')} ORDER BY own.ended_at DESC LIMIT ${GAMES_COUNTED}
    ), met AS (
    SELECT other.player_id AS "playerId", other.game_id AS "gameId", other.seat AS seat, other.game AS game,
      max(other.ended_at) AS "endedAt", count(*) AS games
    FROM newest INNER JOIN ${resultsTable} AS other ON other.game_id = newest.game_id
    WHERE other.player_id <> ${playerId} AND ${hasFinished('other')}
    GROUP BY other.player_id ORDER BY "endedAt" DESC LIMIT ${COMPANIONS_AT_MOST}
    )
    SELECT met.*, coalesce(seats.name, '') AS name FROM met
    INNER JOIN ${seatsTable} ON seats.game_id = met."gameId" AND seats.seat = met.seat ORDER BY "endedAt" DESC`);

/** The companions of all databases together, the newest first. */
export function joinedCompanions(found: readonly Together[]): readonly Together[] {
  const newestFirst = found.toSorted((a, b) => b.endedAt - a.endedAt);
  return [...Map.groupBy(newestFirst, ({ playerId }) => playerId).values()]
    .flatMap(([newest, ...earlier]) =>
      newest === undefined
        ? []
        : [{ ...newest, games: earlier.reduce((sum, { games }) => sum + games, newest.games) }],
    )
    .slice(0, COMPANIONS_AT_MOST);
}

/** The player at a seat of a game that both have played to the end, and their name there; undefined if there is none. */
export async function finishedWith(
  db: GamesDatabase,
  playerId: string,
  { gameId, seat }: { readonly gameId: string; readonly seat: Seat },
): Promise<{ readonly playerId: string; readonly name: string } | undefined> {
  const rows = await db
    .select({ seat: resultsTable.seat, playerId: resultsTable.playerId, name: seatsTable.name })
    .from(resultsTable)
    .innerJoin(
      seatsTable,
      and(eq(seatsTable.gameId, resultsTable.gameId), eq(seatsTable.seat, resultsTable.seat)),
    )
    .where(and(eq(resultsTable.gameId, gameId), hasFinished('results')));
  if (!rows.some((row) => row.playerId === playerId)) return undefined;
  const found = rows.find((row) => row.seat === seat && row.playerId !== playerId);
  return found && { playerId: found.playerId, name: found.name ?? '' };
}
