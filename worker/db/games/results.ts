import { and, count, desc, eq, inArray, isNotNull, isNull, notInArray, sql, or } from 'drizzle-orm';
import type { ListPlace, ResultSum, Statistics } from '#shared/protocol/http.ts';
import { titles } from '#shared/games/metas.ts';
import { gamesTable, logTable, resultsTable, seatsTable, type ResultRow } from './gameTables.ts';
import type { GamesDatabase } from '../database.ts';
import { GAMES_LISTED, ownGames, withSeats } from './games.ts';

/** Statement: results of a game. One that is there stays as it is, unless its player was succeeded and came back as a successor. */
export const insertResults = (db: GamesDatabase, rows: readonly ResultRow[]) =>
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
export const handOverResults = (db: GamesDatabase, gameId: string, guestId: string, playerId: string) => {
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

/** Statement: the same of seats that the guest lost to a successor, wherever that was: they are at these tables no more. */
export const handOverLosses = (db: GamesDatabase, guestId: string, playerId: string) => {
  const { playerId: of, rank, gameId, seat } = resultsTable;
  const own = sql`(SELECT game_id, seat FROM results WHERE player_id = ${playerId})`;
  return db
    .update(resultsTable)
    .set({ playerId })
    .where(and(eq(of, guestId), isNull(rank), sql`(${gameId}, ${seat}) NOT IN ${own}`));
};

/** Archived games with such a result: their objects have what the guest wrote. As many as `gamesToBring`. */
export const archivedLosses = (db: GamesDatabase, guestId: string) =>
  db
    .select({ id: gamesTable.id })
    .from(resultsTable)
    .innerJoin(gamesTable, eq(gamesTable.id, resultsTable.gameId))
    .where(and(eq(resultsTable.playerId, guestId), isNull(resultsTable.rank), isNotNull(gamesTable.archived)))
    .limit(GAMES_LISTED);

/** Condition: the entry comes after `before` in a list whose newest entries come first. */
const isOlder = (
  at: typeof resultsTable.endedAt | typeof seatsTable.endedAt | typeof gamesTable.turnAt,
  id: typeof resultsTable.gameId | typeof seatsTable.gameId,
  before: ListPlace | undefined,
) => before && sql`(${at}, ${id}) < (${before.at}, ${before.id})`;

/** A player's results, newest first. */
export const resultsOfPlayer = (
  db: GamesDatabase,
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

/** Of a player's newest results, those of finished games that were ever listed for strangers, and not last for a group. `isWatched`: people without a seat may see the game. */
export function listedResults(db: GamesDatabase, playerId: string, newest: number, limit: number) {
  const own = db
    .select()
    .from(resultsTable)
    .where(eq(resultsTable.playerId, playerId))
    .orderBy(desc(resultsTable.endedAt), desc(resultsTable.gameId))
    .limit(newest)
    .as('own');
  return db
    .select({
      gameId: own.gameId,
      game: own.game,
      variant: own.variant,
      seats: own.seats,
      rank: own.rank,
      left: own.left,
      endedAt: own.endedAt,
      isWatched: gamesTable.watch,
    })
    .from(own)
    .innerJoin(gamesTable, eq(gamesTable.id, own.gameId))
    .where(
      and(
        isNotNull(gamesTable.listing),
        sql`${gamesTable.listing} ->> '$.group' IS NULL`,
        eq(gamesTable.status, 'over'),
      ),
    )
    .orderBy(desc(own.endedAt), desc(own.gameId))
    .limit(limit)
    .all();
}

/** Number of running games in which the player has a seat. */
export async function countRunning(db: GamesDatabase, playerId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(seatsTable)
    .innerJoin(gamesTable, eq(gamesTable.id, seatsTable.gameId))
    .where(
      and(eq(seatsTable.playerId, playerId), isNull(seatsTable.endedAt), eq(gamesTable.status, 'running')),
    );
  return row?.n ?? 0;
}

/** Sum of a value over games that were played to the end. */
const sumOfFinished = (value: unknown) =>
  sql<number>`total(CASE WHEN ${resultsTable.left} IS NULL THEN ${value} END)`;
const DAY_MS = 86_400_000;
const DAYS = sql`(${resultsTable.endedAt} - ${resultsTable.startedAt}) / ${sql.raw(`${DAY_MS}.0`)}`;

/** A player's results by game and variant. Rows, ranks and days of those that were played to the end are added up. */
export const resultTotals = (db: GamesDatabase, playerId: string) =>
  db
    .select({
      game: resultsTable.game,
      variant: resultsTable.variant,
      played: count(),
      left: count(resultsTable.left),
      won: sql<number>`sum(${resultsTable.rank} = 1 AND ${resultsTable.left} IS NULL)`,
      ranks: sumOfFinished(resultsTable.rank),
      rows: sumOfFinished(resultsTable.rows),
      days: sumOfFinished(DAYS),
    })
    .from(resultsTable)
    .where(eq(resultsTable.playerId, playerId))
    .groupBy(resultsTable.game, resultsTable.variant)
    .all();
type ResultTotals = Awaited<ReturnType<typeof resultTotals>>[number];

/** The totals of all databases as averages by game and variant, most played first. */
export const resultSums = (totals: readonly ResultTotals[]): ResultSum[] =>
  [...Map.groupBy(totals, ({ game, variant }) => `${game} ${variant}`).values()]
    .map(resultSum)
    .toSorted((a, b) => b.played - a.played || compare(a.game, b.game) || compare(a.variant, b.variant));

function resultSum(totals: readonly ResultTotals[]): ResultSum {
  const sum = (value: (row: ResultTotals) => number): number => sumOf(totals, value);
  const finished = sum((row) => row.played - row.left);
  const average = (value: (row: ResultTotals) => number): number | null =>
    finished === 0 ? null : sum(value) / finished;
  return {
    game: totals[0]?.game ?? '',
    variant: totals[0]?.variant ?? '',
    played: sum((row) => row.played),
    left: sum((row) => row.left),
    won: sum((row) => row.won),
    averageRank: average((row) => row.ranks),
    averageRows: average((row) => row.rows),
    averageDays: average((row) => row.days),
  };
}

const sumOf = <T>(rows: readonly T[], value: (row: T) => number): number =>
  rows.reduce((all, row) => all + value(row), 0);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The newest results that statistics count: what they read has a bound, and older games say little more. */
const RESULTS_COUNTED = 5_000;

/** Of a game: by variant and seat, how many games the rules have ended, their lengths, and wins. */
export const seatSums = (db: GamesDatabase, game: string): Promise<readonly SeatSums[]> =>
  db.all<SeatSums>(sql`
    WITH newest AS (
      SELECT * FROM ${resultsTable} WHERE game = ${game} ORDER BY ended_at DESC LIMIT ${RESULTS_COUNTED}
    ), final AS (
      SELECT *, row_number() OVER (PARTITION BY game_id ORDER BY seat) = 1 AS counts
      FROM newest WHERE rank IS NOT NULL AND NOT ${endedEarly}
    )
    SELECT variant, seats, seat, count(*) AS played, sum(rank = 1) AS won, sum(counts) AS games,
      sum(counts * rows) AS rows, sum(counts * (ended_at - started_at)) AS ms
    FROM final GROUP BY variant, seats, seat`);

/** The sums of all databases by variant and number of seats, most games first. */
export function statisticsOf(sums: readonly SeatSums[]): Statistics['variants'] {
  const variants = [...Map.groupBy(sums, ({ variant, seats }) => `${seats} ${variant}`).entries()];
  return variants
    .toSorted(([a], [b]) => compare(a, b))
    .map(([, bySeat]) => variantOf(bySeat))
    .toSorted((a, b) => b.games - a.games);
}

/** Condition on `newest`: the game was given up, or its table agreed to end it: scores and length say nothing of the game then. */
const endedEarly = sql`EXISTS (SELECT 1 FROM ${logTable} WHERE log.game_id = newest.game_id AND log.seq = newest.rows
  AND log.table_event ->> '$.type' = 'endedEarly')`;

/** Sums over the final results of a seat. A game counts once, at its first seat. */
export interface SeatSums extends Record<'seat' | 'played' | 'won' | 'games' | 'rows' | 'ms', number> {
  readonly variant: string;
  readonly seats: number;
}

function variantOf(sums: readonly SeatSums[]): Statistics['variants'][number] {
  const games = sumOf(sums, (row) => row.games);
  return {
    variant: sums[0]?.variant ?? '',
    seats: sums[0]?.seats ?? 0,
    games,
    averageRows: sumOf(sums, (row) => row.rows) / games,
    averageDays: sumOf(sums, (row) => row.ms) / games / DAY_MS,
    bySeat: [...Map.groupBy(sums, ({ seat }) => seat)]
      .map(([seat, rows]) => ({
        seat,
        played: sumOf(rows, (row) => row.played),
        won: sumOf(rows, (row) => row.won),
      }))
      .toSorted((a, b) => a.seat - b.seat),
  };
}

/**
 * A player's finished and called-off games with their seats, newest first. `name`: a part of a name at the table, or of the
 * game's title. The end of a game may not be noted at its seats, if an earlier release has ended it.
 */
export async function archivedGames(
  db: GamesDatabase,
  playerId: string,
  { before, name }: { readonly before: ListPlace | undefined; readonly name: string },
  limit: number,
) {
  const { endedAt, gameId } = seatsTable;
  const { turnAt, status } = gamesTable;
  const isOwn = and(eq(seatsTable.playerId, playerId), matches(name.trim()));
  const isUnnoted = and(
    isNull(endedAt),
    inArray(status, ['over', 'aborted']),
    isOlder(turnAt, gameId, before),
  );
  const [noted, unnoted] = await db.batch([
    ownGames(db, and(isOwn, isNotNull(endedAt), isOlder(endedAt, gameId, before)))
      .orderBy(desc(endedAt), desc(gameId))
      .limit(limit),
    ownGames(db, and(isOwn, isUnnoted)).orderBy(desc(turnAt), desc(gameId)).limit(limit),
  ]);
  const newestFirst = [...noted, ...unnoted].toSorted(
    ({ game: a }, { game: b }) => b.turnAt - a.turnAt || (a.id < b.id ? 1 : -1),
  );
  return withSeats(db, newestFirst.slice(0, limit));
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
