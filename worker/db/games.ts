import { and, desc, eq, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { NamedSeat } from '../access.ts';
import type { Database } from './database.ts';
import { games, seats, type GameRow, type SeatRow } from './schema.ts';

/** Statement: the game's row, if there is one. */
export const selectGame = (db: Database, id: string) => db.select().from(games).where(eq(games.id, id));

/** Statement: the game's seats in order. */
export const selectSeats = (db: Database, id: string) =>
  db.select().from(seats).where(eq(seats.gameId, id)).orderBy(seats.seat);

export const insertGame = (db: Database, row: GameRow) => db.insert(games).values(row);
export const insertSeats = (db: Database, rows: readonly SeatRow[]) => db.insert(seats).values([...rows]);

/**
 * The fence of rows that are written over: the value, or where the row is no longer as it was read NULL, which the
 * column does not take, so that the whole batch fails. See `isClash`.
 */
const unless = <T>(read: SQL | undefined, value: T) => sql<T>`iif(${read}, ${value}, NULL)`;

/** What a change of the game rests on besides where its log stands: it fails where that is no longer as it was read. */
export interface Premises {
  /** Who sits where. */
  readonly seats?: readonly SeatRow[] | undefined;
  /** The open question. One that adds no row always rests on it. */
  readonly question?: boolean;
}

/**
 * Statement: what a commit, a vote or a change of status writes of the game's row; fails where the game is no longer
 * where it was read. A commit settles whatever question is open, also one that was asked since; nothing else does.
 */
export const updateGame = (
  db: Database,
  read: GameRow,
  change: Partial<GameRow>,
  premises: Premises = {},
) => {
  const { status = read.status, seq = read.seq } = change;
  const settles = seq !== read.seq;
  const asIs = and(
    eq(games.seq, read.seq),
    eq(games.status, read.status),
    premises.question || !settles
      ? sql`${games.question} IS ${sql.param(read.question, games.question)}`
      : undefined,
    premises.seats && sql`${whoSits(read.id)} IS ${premises.seats.map(sitter).join()}`,
  );
  return db
    .update(games)
    .set({ ...change, ...(settles ? { question: null } : {}), status: unless(asIs, status) })
    .where(eq(games.id, read.id));
};

/** A game's seats in order, as `sitter` writes them. */
const whoSits = (id: string) =>
  sql`(SELECT group_concat(kind || ' ' || coalesce(player_id, '')) FROM (SELECT kind, player_id FROM seats WHERE game_id = ${id} ORDER BY seat))`;
const sitter = ({ kind, playerId }: SeatRow): string => `${kind} ${playerId ?? ''}`;

/** Statement: who sits where now; fails where the seat is no longer as it was read. */
export const updateSeat = (db: Database, read: SeatRow, row: SeatRow) => {
  const asIs = and(
    eq(seats.kind, read.kind),
    sql`${seats.playerId} IS ${read.playerId}`,
    sql`${seats.tokenHash} IS ${read.tokenHash}`,
  );
  return db
    .update(seats)
    .set({
      kind: unless(asIs, row.kind),
      playerId: row.playerId,
      name: row.name,
      level: row.level,
      tokenHash: row.tokenHash,
      entropy: row.entropy,
    })
    .where(and(eq(seats.gameId, row.gameId), eq(seats.seat, row.seat)));
};

/** A player at a table, in the seat he says he has. */
export interface Sitter {
  readonly gameId: string;
  readonly playerId: string;
  readonly seat: NamedSeat;
}

/** Condition on `seats`: it is his. */
export const isSeatOf = ({ gameId, playerId, seat }: Sitter) =>
  and(
    eq(seats.gameId, gameId),
    eq(seats.playerId, playerId),
    seat === undefined ? undefined : eq(seats.seat, seat ?? NOWHERE),
  );
/** What a seat is never numbered. */
const NOWHERE = -1;

/** At most this many of a player's games are listed: more than anybody plays at once. */
const GAMES_LISTED = 200;

/** D1 binds at most 100 parameters a statement. */
const IDS_AT_ONCE = 90;

/** A player's games with all their seats: those that go on first, then the newest. */
export async function gamesOf(db: Database, playerId: string) {
  const ended = sql`${games.status} NOT IN ('open', 'running')`;
  const own = await db
    .select({ game: games, you: seats.seat })
    .from(seats)
    .innerJoin(games, eq(games.id, seats.gameId))
    .where(eq(seats.playerId, playerId))
    .orderBy(ended, desc(games.turnAt))
    .limit(GAMES_LISTED);
  const bySeat = Map.groupBy(
    await seatsOfAll(
      db,
      own.map(({ game }) => game.id),
    ),
    (seat) => seat.gameId,
  );
  return own.map(({ game, you }) => ({ game, you, seats: bySeat.get(game.id) ?? [] }));
}

async function seatsOfAll(db: Database, ids: readonly string[]): Promise<SeatRow[]> {
  const found: SeatRow[] = [];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const some = inArray(seats.gameId, ids.slice(at, at + IDS_AT_ONCE));
    found.push(...(await db.select().from(seats).where(some).orderBy(seats.seat)));
  }
  return found;
}

/** The game that has waited longest for the player, if any. */
export async function waitingLongest(db: Database, playerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: games.id })
    .from(seats)
    .innerJoin(games, eq(games.id, seats.gameId))
    .where(
      and(
        eq(seats.playerId, playerId),
        eq(games.status, 'running'),
        sql`(${games.acting} >> ${seats.seat}) & 1 = 1`,
      ),
    )
    .orderBy(games.turnAt)
    .limit(1);
  return row?.id;
}

/**
 * Games whose due time has passed before `now`: their rooms lost their alarm. Any of them, not the oldest:
 * rooms that fail again and again must not starve the others.
 */
export const overdueGames = (db: Database, now: number, limit: number) =>
  db
    .select({ id: games.id })
    .from(games)
    .where(and(isNotNull(games.due), lt(games.due, now)))
    .orderBy(sql`random()`)
    .limit(limit);
