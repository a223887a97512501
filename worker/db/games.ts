import { and, desc, eq, inArray, isNotNull, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AssertedSeat } from '../access.ts';
import type { Due } from '../wakeDue.ts';
import type { Database } from './database.ts';
import { games, log, seats, type GameRow, type SeatRow } from './schema.ts';

/** Statement: the game's row, if there is one. */
export const selectGame = (db: Database, id: string) => db.select().from(games).where(eq(games.id, id));

/** Statement: the game's seats in order. */
export const selectSeats = (db: Database, id: string) =>
  db.select().from(seats).where(eq(seats.gameId, id)).orderBy(seats.seat);

export const insertGame = (db: Database, row: GameRow) => db.insert(games).values(row);
export const insertSeats = (db: Database, rows: readonly SeatRow[]) => db.insert(seats).values([...rows]);

/**
 * The fence of an update. If the row changed since it was read, the update sets a NOT NULL column to NULL, which aborts
 * the whole D1 batch. See `isClash`. `isUnchanged`: the condition that the row is as it was read.
 */
const failUnless = <T>(isUnchanged: SQL | undefined, value: T) => sql<T>`iif(${isUnchanged}, ${value}, NULL)`;

/** What a change of the game depends on, besides the last row of its log. The change fails if any of it has changed. */
export interface Preconditions {
  /** The seats of the whole table. */
  readonly seats?: readonly SeatRow[] | undefined;
  /** True: the open question. A change that adds no row always depends on it. */
  readonly question?: boolean;
  /** Head of the log at its last row (`room/chain.ts`): the log must be the same, not only as long. */
  readonly head: string;
}

/**
 * Statement: updates the game's row for a commit, a vote or a change of status. Fails if the game has changed since it was
 * read. A commit clears any open question, even one that was asked since the game was read; no other change does.
 */
export const updateGame = (
  db: Database,
  read: GameRow,
  change: Partial<GameRow>,
  preconditions: Preconditions,
) => {
  const { status = read.status, seq = read.seq } = change;
  const addsRow = seq !== read.seq;
  const isUnchanged = and(
    eq(games.seq, read.seq),
    eq(games.status, read.status),
    read.seq === 0 ? undefined : endsWith(read, preconditions.head),
    preconditions.question || !addsRow
      ? sql`${games.question} IS ${sql.param(read.question, games.question)}`
      : undefined,
    preconditions.seats && sql`${seatOwnersOf(read.id)} IS ${preconditions.seats.map(seatOwnerText).join()}`,
  );
  return db
    .update(games)
    .set({ ...change, ...(addsRow ? { question: null } : {}), status: failUnless(isUnchanged, status) })
    .where(eq(games.id, read.id));
};

/** Condition: the log has row `seq` with this head. A row of the first releases has no head; there any head fits. */
const endsWith = ({ id, seq }: GameRow, head: string) =>
  sql`EXISTS (SELECT 1 FROM ${log} WHERE ${and(eq(log.gameId, id), eq(log.seq, seq))} AND coalesce(${log.head}, ${head}) = ${head})`;

/** SQL: the seats of a game in order, in the form of `seatOwnerText`. */
const seatOwnersOf = (id: string) =>
  sql`(SELECT group_concat(kind || ' ' || coalesce(player_id, '')) FROM (SELECT kind, player_id FROM seats WHERE game_id = ${id} ORDER BY seat))`;
const seatOwnerText = ({ kind, playerId }: SeatRow): string => `${kind} ${playerId ?? ''}`;

/** Statement: updates a seat. Fails if the seat has changed since it was read. */
export const updateSeat = (db: Database, read: SeatRow, row: SeatRow) => {
  const isUnchanged = and(
    eq(seats.kind, read.kind),
    sql`${seats.playerId} IS ${read.playerId}`,
    sql`${seats.tokenHash} IS ${read.tokenHash}`,
  );
  return db
    .update(seats)
    .set({
      kind: failUnless(isUnchanged, row.kind),
      playerId: row.playerId,
      name: row.name,
      level: row.level,
      tokenHash: row.tokenHash,
      entropy: row.entropy,
    })
    .where(and(eq(seats.gameId, row.gameId), eq(seats.seat, row.seat)));
};

/** A player in a game, with the seat that the request asserts. */
export interface SeatOwner {
  readonly gameId: string;
  readonly playerId: string;
  readonly seat: AssertedSeat;
}

/** Condition on `seats`: the seat is the player's. */
export const isSeatOf = ({ gameId, playerId, seat }: SeatOwner) =>
  and(
    eq(seats.gameId, gameId),
    eq(seats.playerId, playerId),
    seat === undefined ? undefined : eq(seats.seat, seat ?? NO_SEAT),
  );
/** A number that no seat has. */
const NO_SEAT = -1;

/** Maximum of games in a player's list: more than anybody plays at once. */
const GAMES_LISTED = 200;

/** D1 binds at most 100 parameters a statement. */
const IDS_AT_ONCE = 90;

/** A player's games with all their seats: unfinished games first, then the newest. */
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

/** Open and running games in which the player has a seat or is the host. Their sessions may be connected only there. */
export const unfinishedGamesOf = (db: Database, playerId: string) => {
  const isLive = inArray(games.status, ['open', 'running']);
  const seated = db
    .select({ id: games.id })
    .from(seats)
    .innerJoin(games, eq(games.id, seats.gameId))
    .where(and(eq(seats.playerId, playerId), isLive));
  const hosted = db
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.hostId, playerId), isLive));
  return seated.union(hosted);
};

async function seatsOfAll(db: Database, ids: readonly string[]): Promise<SeatRow[]> {
  const found: SeatRow[] = [];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const some = inArray(seats.gameId, ids.slice(at, at + IDS_AT_ONCE));
    found.push(...(await db.select().from(seats).where(some).orderBy(seats.seat)));
  }
  return found;
}

/** The games that have waited longest for the player, at most `limit`, the longest first. */
export async function longestWaitingGames(
  db: Database,
  playerId: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
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
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Games that were due before `late`: their rooms lost their alarm. Oldest first, beginning after `after`. */
export const overdueGames = async (
  db: Database,
  late: number,
  after: Due | undefined,
  limit: number,
): Promise<readonly Due[]> => {
  const due = sql<number>`${games.due}`;
  return db
    .select({ id: games.id, dueAt: due })
    .from(games)
    .where(and(isNotNull(games.due), lt(games.due, late), isAfter(due, games.id, after)))
    .orderBy(games.due, games.id)
    .limit(limit);
};

/** Condition: the row comes after `after` in the order of time and id. */
export const isAfter = (dueAt: SQL, id: SQLWrapper, after: Due | undefined): SQL | undefined =>
  after && sql`(${dueAt}, ${id}) > (${after.dueAt}, ${after.id})`;

/** Statement: postpones these games, if due before `late`, to `until` (ms). The cron wakes their rooms then. */
export const postponeGames = (db: Database, ids: readonly string[], late: number, until: number) =>
  db
    .update(games)
    .set({ due: until })
    .where(
      and(sql`${games.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`, lt(games.due, late)),
    );
