import { and, count, desc, eq, inArray, isNotNull, isNull, not, notInArray, sql, or } from 'drizzle-orm';
import type { ListPlace, ResultSum } from '#shared/protocol/http.ts';
import { titles } from '#shared/games/metas.ts';
import { gamesTable, logTable, resultsTable, seatsTable, type ResultRow } from '../schema.ts';
import type { Database } from '../database.ts';
import { withSeats } from './games.ts';

/** Statement: results of a game. One that is there stays as it is, unless its player was succeeded and came back as a successor. */
export const insertResults = (db: Database, rows: readonly ResultRow[]) =>
  db
    .insert(resultsTable)
    .values([...rows])
    .onConflictDoUpdate({
      target: [resultsTable.gameId, resultsTable.seat, resultsTable.playerId],
      set: {
        rank: sql`excluded.rank`,
        total: sql`excluded.total`,
        rows: sql`excluded.rows`,
        timeOuts: sql`excluded.time_outs`,
        times: sql`excluded.times`,
        left: sql`excluded.left`,
        endedAt: sql`excluded.ended_at`,
      },
      setWhere: isNull(resultsTable.rank),
    });

/**
 * Statements: a guest has become a player, and so have their results of the game. The player may have lost a seat that the
 * guest took again. Then the guest's result replaces the loss, as that of a successor who comes back (`insertResults`).
 */
export const handOverResults = (db: Database, gameId: string, guestId: string, playerId: string) => {
  const resultOf = (id: string) => and(eq(resultsTable.gameId, gameId), eq(resultsTable.playerId, id));
  const seatsOf = (id: string) =>
    db.select({ seat: resultsTable.seat }).from(resultsTable).where(resultOf(id));
  return [
    db
      .delete(resultsTable)
      .where(
        and(resultOf(playerId), isNull(resultsTable.rank), inArray(resultsTable.seat, seatsOf(guestId))),
      ),
    db
      .update(resultsTable)
      .set({ playerId })
      .where(and(resultOf(guestId), notInArray(resultsTable.seat, seatsOf(playerId)))),
  ];
};

/** Condition: the entry comes after `before` in a list whose newest entries come first. */
const isOlder = (
  at: typeof resultsTable.endedAt | typeof gamesTable.turnAt,
  id: typeof resultsTable.gameId | typeof gamesTable.id,
  before: ListPlace | undefined,
) => before && sql`(${at}, ${id}) < (${before.at}, ${before.id})`;

/** A player's results, newest first. */
export const resultsOfPlayer = (
  db: Database,
  playerId: string,
  limit: number,
  before?: ListPlace,
): Promise<ResultRow[]> =>
  db
    .select()
    .from(resultsTable)
    .where(
      and(eq(resultsTable.playerId, playerId), isOlder(resultsTable.endedAt, resultsTable.gameId, before)),
    )
    .orderBy(desc(resultsTable.endedAt), desc(resultsTable.gameId))
    .limit(limit)
    .all();

/** Number of running games in which the player has a seat. */
export async function countRunning(db: Database, playerId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(seatsTable)
    .innerJoin(gamesTable, eq(gamesTable.id, seatsTable.gameId))
    .where(and(eq(seatsTable.playerId, playerId), inArray(gamesTable.status, ['running'])));
  return row?.n ?? 0;
}

/** Average of a value over games that were played to the end. */
const averageOfFinished = (value: unknown) =>
  sql<number | null>`avg(CASE WHEN ${resultsTable.left} IS NULL THEN ${value} END)`;
const DAYS = sql`(${resultsTable.endedAt} - ${resultsTable.startedAt}) / 86400000.0`;

/** A player's results by game and variant, most played first. */
export const resultSums = (db: Database, playerId: string): Promise<ResultSum[]> =>
  db
    .select({
      game: resultsTable.game,
      variant: resultsTable.variant,
      played: count(),
      left: count(resultsTable.left),
      won: sql<number>`sum(${resultsTable.rank} = 1 AND ${resultsTable.left} IS NULL)`,
      averageRank: averageOfFinished(resultsTable.rank),
      averageRows: averageOfFinished(resultsTable.rows),
      averageDays: averageOfFinished(DAYS),
    })
    .from(resultsTable)
    .where(eq(resultsTable.playerId, playerId))
    .groupBy(resultsTable.game, resultsTable.variant)
    .orderBy(desc(count()), resultsTable.game, resultsTable.variant)
    .all();

/** Condition: the game was given up, or its table agreed to end it: scores and length say nothing of the game then. */
const endedEarly = sql`EXISTS (SELECT 1 FROM ${logTable} WHERE ${and(
  eq(logTable.gameId, resultsTable.gameId),
  eq(logTable.seq, resultsTable.rows),
  sql`${logTable.tableEvent} ->> '$.type' = 'endedEarly'`,
)})`;

/** Condition: a result of somebody who sat there when the rules ended the game. */
const isFinal = (game: string) =>
  and(eq(resultsTable.game, game), isNotNull(resultsTable.rank), not(endedEarly));

/** Of a game: wins by seat, and lengths; both by variant and number of seats. */
export async function statisticsOf(db: Database, game: string) {
  const { variant, seats, seat, gameId, rows, startedAt, endedAt } = resultsTable;
  const games = db
    .selectDistinct({ gameId, variant, seats, rows, startedAt, endedAt })
    .from(resultsTable)
    .where(isFinal(game))
    .as('finished');
  const [wins, lengths] = await db.batch([
    db
      .select({ variant, seats, seat, played: count(), won: sql<number>`sum(${resultsTable.rank} = 1)` })
      .from(resultsTable)
      .where(isFinal(game))
      .groupBy(variant, seats, seat)
      .orderBy(variant, seats, seat),
    db
      .select({
        variant: games.variant,
        seats: games.seats,
        games: count(),
        averageRows: sql<number>`avg(${games.rows})`,
        averageDays: sql<number>`avg((${games.endedAt} - ${games.startedAt}) / 86400000.0)`,
      })
      .from(games)
      .groupBy(games.variant, games.seats)
      .orderBy(desc(count()), games.variant, games.seats),
  ]);
  return { wins, lengths };
}

/** A player's finished and called-off games with their seats, newest first. `name`: a part of a name at the table, or of the game's title. */
export async function archivedGames(
  db: Database,
  playerId: string,
  { before, name }: { readonly before: ListPlace | undefined; readonly name: string },
  limit: number,
) {
  const own = await db
    .select({ game: gamesTable, you: seatsTable.seat })
    .from(seatsTable)
    .innerJoin(gamesTable, eq(gamesTable.id, seatsTable.gameId))
    .where(
      and(
        eq(seatsTable.playerId, playerId),
        inArray(gamesTable.status, ['over', 'aborted']),
        isOlder(gamesTable.turnAt, gamesTable.id, before),
        matches(name.trim()),
      ),
    )
    .orderBy(desc(gamesTable.turnAt), desc(gamesTable.id))
    .limit(limit);
  return withSeats(db, own);
}

/** Condition: the name is at the table, or in the game's title. SQLite knows the capitals of English only, so we try some. */
function matches(name: string) {
  if (name === '') return undefined;
  const lower = name.toLowerCase();
  const capitals = lower.replace(/(^|[\s-])(\p{L})/gu, (found) => found.toUpperCase());
  const spellings = [...new Set([name, lower, name.toUpperCase(), capitals])];
  const fits = sql.join(
    spellings.map((text) => sql`instr(lower(named.name), lower(${text})) > 0`),
    sql` OR `,
  );
  const games = Object.entries(titles).flatMap(([key, title]) =>
    title.toLowerCase().includes(lower) ? [key.replace(/^game\./, '')] : [],
  );
  return or(
    sql`EXISTS (SELECT 1 FROM ${seatsTable} AS named WHERE named.game_id = ${gamesTable.id} AND (${fits}))`,
    games.length === 0 ? undefined : inArray(gamesTable.game, games),
  );
}
