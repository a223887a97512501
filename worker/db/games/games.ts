import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Seat } from '#shared/kernel/types.ts';
import type { Due } from '../../lib/time.ts';
import type { GamesDatabase } from '../database.ts';
import {
  gamesTable,
  logTable,
  seatsTable,
  type GameRow,
  type Listing,
  type SeatRow,
  type StoredGlance,
} from './gameTables.ts';

/** Statement: the game's row, if there is one. */
export const selectGame = (db: GamesDatabase, id: string) =>
  db.select().from(gamesTable).where(eq(gamesTable.id, id));

/** Is there such a game? */
export const isGame = async (db: GamesDatabase, id: string): Promise<boolean> =>
  (await db.select({ id: gamesTable.id }).from(gamesTable).where(eq(gamesTable.id, id))).length > 0;

/** Statement: the game's seats in order. */
export const selectSeats = (db: GamesDatabase, id: string) =>
  db.select().from(seatsTable).where(eq(seatsTable.gameId, id)).orderBy(seatsTable.seat);

export const insertGame = (db: GamesDatabase, row: GameRow) => db.insert(gamesTable).values(row);
export const insertSeats = (db: GamesDatabase, rows: readonly SeatRow[]) =>
  db.insert(seatsTable).values([...rows]);

/**
 * The fence of an update. If the row changed since it was read, the update sets a NOT NULL column to NULL, which aborts
 * the whole D1 batch. See `isClash`. `isUnchanged`: the condition that the row is as it was read.
 */
const failUnless = <T>(isUnchanged: SQL | undefined, value: T) => sql<T>`iif(${isUnchanged}, ${value}, NULL)`;

/** Facts that a change of the game rests on, besides the last row of its log. The change fails if any of them has changed. */
export interface Preconditions {
  /** The seats of the whole table. */
  readonly seats?: readonly SeatRow[] | undefined;
  /** True: the open question. A change that leaves a question open always depends on it. */
  readonly question?: boolean;
  /** By seat, the revision of its standing orders; 0 for none. */
  readonly orders?: ReadonlyMap<Seat, number> | undefined;
  /** Head of the log at its last row (`room/chain.ts`): the log must be the same, not only as long. */
  readonly head: string;
}

/**
 * Statement: updates the game's row for a commit, a vote or a change of status. Fails if the game has changed since it was
 * read. A commit that closes the question closes also one that was asked since the game was read.
 */
export const updateGame = (
  db: GamesDatabase,
  read: GameRow,
  change: Partial<GameRow>,
  preconditions: Preconditions,
) => {
  const { status = read.status, seq = read.seq, question = read.question } = change;
  const addsRow = seq !== read.seq;
  const closes = addsRow && question === null;
  const isUnchanged = and(
    eq(gamesTable.seq, read.seq),
    eq(gamesTable.status, read.status),
    sql`${gamesTable.archived} IS ${read.archived}`,
    read.seq === 0 ? undefined : endsWith(read, preconditions.head),
    preconditions.question || !closes
      ? sql`${gamesTable.question} IS ${sql.param(read.question, gamesTable.question)}`
      : undefined,
    change.listing === undefined
      ? undefined
      : sql`${gamesTable.listing} IS ${sql.param(read.listing, gamesTable.listing)}`,
    ...[...(preconditions.orders ?? [])].map(([seat, revision]) => hasRevision(read.id, seat, revision)),
    preconditions.seats && sql`${seatOwnersOf(read.id)} IS ${preconditions.seats.map(seatOwnerText).join()}`,
  );
  return db
    .update(gamesTable)
    .set({ ...change, ...(closes ? { question: null } : {}), status: failUnless(isUnchanged, status) })
    .where(eq(gamesTable.id, read.id));
};

/** Condition: the log has row `seq` with this head. A row of the first releases has no head; there any head fits. */
const endsWith = ({ id, seq }: GameRow, head: string) =>
  sql`EXISTS (SELECT 1 FROM ${logTable} WHERE ${and(eq(logTable.gameId, id), eq(logTable.seq, seq))} AND coalesce(${logTable.head}, ${head}) = ${head})`;

/** Condition: the orders of the seat are of this revision; 0: it has none. */
const hasRevision = (gameId: string, seat: Seat, revision: number) =>
  sql`coalesce((SELECT revision FROM orders WHERE game_id = ${gameId} AND seat = ${seat}), 0) = ${revision}`;

/** SQL: the seats of a game in order, in the form of `seatOwnerText`. */
const seatOwnersOf = (id: string) =>
  sql`(SELECT group_concat(kind || ' ' || coalesce(player_id, '')) FROM (SELECT kind, player_id FROM seats WHERE game_id = ${id} ORDER BY seat))`;
const seatOwnerText = ({ kind, playerId }: SeatRow): string => `${kind} ${playerId ?? ''}`;

/** Statement: updates a seat. Fails if the seat has changed since it was read. */
export const updateSeat = (db: GamesDatabase, read: SeatRow, row: SeatRow) => {
  const isUnchanged = and(
    eq(seatsTable.kind, read.kind),
    sql`${seatsTable.playerId} IS ${read.playerId}`,
    sql`${seatsTable.tokenHash} IS ${read.tokenHash}`,
    sql`${seatsTable.vacancy} IS ${read.vacancy}`,
  );
  return db
    .update(seatsTable)
    .set({
      kind: failUnless(isUnchanged, row.kind),
      playerId: row.playerId,
      name: row.name,
      level: row.level,
      tokenHash: row.tokenHash,
      entropy: row.entropy,
      calendar: row.calendar,
      vacancy: row.vacancy,
      vacatedAt: row.vacatedAt,
      seatedAt: row.seatedAt,
      ...(row.told === read.told && row.playerId === read.playerId ? {} : { told: row.told }), // else `markTold` knows better
    })
    .where(and(eq(seatsTable.gameId, row.gameId), eq(seatsTable.seat, row.seat)));
};

export const hasEnded = ({ status }: Pick<GameRow, 'status'>): boolean =>
  status === 'over' || status === 'aborted';

/** The listing of an open game, while it is on the list; else undefined. */
export const activeListing = ({
  status,
  listing,
}: Pick<GameRow, 'status' | 'listing'>): Listing | undefined =>
  status === 'open' && listing !== null && listing.ended === undefined ? listing : undefined;

/** Statement: the seats of a game that ends note it, for lists of a player's games. */
export const endSeats = (db: GamesDatabase, { id, turnAt }: GameRow) =>
  db.update(seatsTable).set({ endedAt: turnAt }).where(eq(seatsTable.gameId, id));

/** A player in a game, with the seat that the request asserts. */
export interface SeatOwner {
  readonly gameId: string;
  readonly playerId: string;
  readonly seat: Seat | null | undefined;
}

/** Condition on `seats`: the seat is the player's. */
export const isSeatOf = ({ gameId, playerId, seat }: SeatOwner) =>
  and(
    eq(seatsTable.gameId, gameId),
    eq(seatsTable.playerId, playerId),
    seat === undefined ? undefined : eq(seatsTable.seat, seat ?? NO_SEAT),
  );
/** A number that no seat has. */
const NO_SEAT = -1;

/** Maximum of games in a player's list: more than anybody plays at once. */
export const GAMES_LISTED = 200;

/** D1 binds at most 100 parameters a statement. */
const IDS_AT_ONCE = 90;

/** SQL: orders unfinished games before others. */
const ENDED_LAST = sql`${gamesTable.status} NOT IN ('open', 'running')`;

/** A player's games with all their seats: unfinished games first, then the newest. */
export async function gamesOf(db: GamesDatabase, playerId: string) {
  const [unfinished, ended] = await db.batch([
    ownGames(db, and(eq(seatsTable.playerId, playerId), isNull(seatsTable.endedAt)))
      .orderBy(desc(gamesTable.turnAt))
      .limit(GAMES_LISTED),
    ownGames(db, and(eq(seatsTable.playerId, playerId), isNotNull(seatsTable.endedAt)))
      .orderBy(desc(seatsTable.endedAt))
      .limit(GAMES_LISTED),
  ]);
  return withSeats(db, [...unfinished, ...ended].slice(0, GAMES_LISTED));
}

/** Games with one of their seats, for which the condition holds. */
export const ownGames = (db: GamesDatabase, condition: SQL | undefined) =>
  db
    .select({ game: gamesTable, you: seatsTable.seat })
    .from(seatsTable)
    .innerJoin(gamesTable, eq(gamesTable.id, seatsTable.gameId))
    .where(condition)
    .$dynamic();

/** Condition on `games`: the player has a seat in the game (for which `ofSeat` holds), or is its host. */
const isOf = (db: GamesDatabase, playerId: string, ofSeat?: SQL) => {
  const seated = db
    .select({ id: seatsTable.gameId })
    .from(seatsTable)
    .where(and(eq(seatsTable.playerId, playerId), ofSeat));
  return or(inArray(gamesTable.id, seated), eq(gamesTable.hostId, playerId));
};

/** The games that a guest would leave behind, as many as `gamesOf` lists. */
export const gamesToBring = (db: GamesDatabase, playerId: string) =>
  db
    .select({ id: gamesTable.id })
    .from(gamesTable)
    .where(isOf(db, playerId))
    .orderBy(ENDED_LAST, desc(gamesTable.turnAt))
    .limit(GAMES_LISTED);

/** Condition on `seats` and `games`: the player has this seat, and has not left or lost it, in a game of this status. */
export const seatedIn = (status: 'running' | 'over', playerId: string) =>
  and(
    eq(seatsTable.playerId, playerId),
    status === 'running' ? isNull(seatsTable.endedAt) : undefined,
    eq(gamesTable.status, status),
    isNull(seatsTable.vacancy),
  );

/** Condition on `seats` and `games`: the game waits for the player in this seat. */
export const waitsFor = (playerId: string) =>
  and(seatedIn('running', playerId), sql`(${gamesTable.acting} >> ${seatsTable.seat}) & 1`);

/** Games that wait for the player, with the player's own seat alone: what the order of urgency and the feed need. */
export async function waitingGamesOf(db: GamesDatabase, playerId: string) {
  const { status, clock, seatClocks } = gamesTable;
  return db
    .select({
      game: {
        id: gamesTable.id,
        game: gamesTable.game,
        title: gamesTable.title,
        status,
        clock,
        seatClocks,
        turnAt: gamesTable.turnAt,
      },
      own: seatsTable,
    })
    .from(seatsTable)
    .innerJoin(gamesTable, eq(gamesTable.id, seatsTable.gameId))
    .where(waitsFor(playerId));
}

/** The games of a list, with all their seats. */
export async function withSeats<T extends { readonly game: GameRow }>(db: GamesDatabase, own: readonly T[]) {
  const bySeat = Map.groupBy(
    await seatsOfAll(
      db,
      own.map(({ game }) => game.id),
    ),
    (seat) => seat.gameId,
  );
  return own.map((one) => ({ ...one, seats: bySeat.get(one.game.id) ?? [] }));
}

/** Open and running games in which the player has a seat or is the host. */
export const unfinishedGamesOf = (db: GamesDatabase, playerId: string) =>
  db
    .select({ id: gamesTable.id })
    .from(gamesTable)
    .where(
      and(isOf(db, playerId, isNull(seatsTable.endedAt)), inArray(gamesTable.status, ['open', 'running'])),
    );

/** The seats of these games, those of each game in order. */
export async function seatsOfAll(db: GamesDatabase, ids: readonly string[]): Promise<SeatRow[]> {
  const found: SeatRow[] = [];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const some = inArray(seatsTable.gameId, ids.slice(at, at + IDS_AT_ONCE));
    found.push(
      ...(await db.select().from(seatsTable).where(some).orderBy(seatsTable.gameId, seatsTable.seat)),
    );
  }
  return found;
}

/** What the operator reads of these games. */
export const titlesOfGames = (db: GamesDatabase, ids: readonly string[]) =>
  db
    .select({
      id: gamesTable.id,
      title: gamesTable.title,
      status: gamesTable.status,
      listing: gamesTable.listing,
    })
    .from(gamesTable)
    .where(sql`${gamesTable.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);

/** Those of these games that were not called off and whose own row says that they were opened to the group, with who sits there. */
export async function gamesOfGroup(db: GamesDatabase, ids: readonly string[], groupId: string) {
  const asked = sql`json_each(${JSON.stringify(ids)})`;
  const isAsked = (id: SQLWrapper) => sql`${id} IN (SELECT value FROM ${asked})`;
  const isOpened = sql`${gamesTable.listing} ->> '$.group' = ${groupId}`;
  const [games, seats] = await db.batch([
    db
      .select({
        id: gamesTable.id,
        game: gamesTable.game,
        title: gamesTable.title,
        status: gamesTable.status,
        hostId: gamesTable.hostId,
        listing: gamesTable.listing,
        watch: gamesTable.watch,
        watchDelay: gamesTable.watchDelay,
        createdAt: gamesTable.createdAt,
        turnAt: gamesTable.turnAt,
        scores: sql`coalesce(${gamesTable.glance} -> '$.scores', '[]')`.mapWith(
          (text: string) => JSON.parse(text) as StoredGlance['scores'],
        ),
      })
      .from(gamesTable)
      .where(and(isAsked(gamesTable.id), ne(gamesTable.status, 'aborted'), isOpened)),
    db
      .select({
        gameId: seatsTable.gameId,
        seat: seatsTable.seat,
        kind: seatsTable.kind,
        playerId: seatsTable.playerId,
      })
      .from(seatsTable)
      .where(isAsked(seatsTable.gameId)),
  ]);
  const bySeat = Map.groupBy(seats, ({ gameId }) => gameId);
  return games.map((game) => ({ ...game, seats: bySeat.get(game.id) ?? [] }));
}

/** The names of these people at the player's tables, or at those they host: their ids and names, oldest game first. */
export const namesAtTablesOf = async (db: GamesDatabase, playerId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: seatsTable.playerId, name: seatsTable.name })
        .from(seatsTable)
        .innerJoin(gamesTable, eq(gamesTable.id, seatsTable.gameId))
        .where(
          and(
            inArray(seatsTable.playerId, [...ids]),
            sql`(${gamesTable.hostId} = ${playerId} OR EXISTS (SELECT 1 FROM seats AS own WHERE own.game_id = ${gamesTable.id} AND own.player_id = ${playerId}))`,
          ),
        )
        .orderBy(gamesTable.createdAt);

/** Games that were due before `late`: their rooms lost their alarm. Oldest first, beginning after `after`. */
export const overdueGames = async (
  db: GamesDatabase,
  late: number,
  after: Due | undefined,
  limit: number,
): Promise<readonly Due[]> => {
  const due = sql<number>`${gamesTable.due}`;
  return db
    .select({ id: gamesTable.id, dueAt: due })
    .from(gamesTable)
    .where(and(isNotNull(gamesTable.due), lt(gamesTable.due, late), isAfter(due, gamesTable.id, after)))
    .orderBy(gamesTable.due, gamesTable.id)
    .limit(limit);
};

/** Condition: the row comes after `after` in the order of time and id. */
export const isAfter = (dueAt: SQL, id: SQLWrapper, after: Due | undefined): SQL | undefined =>
  after && sql`(${dueAt}, ${id}) > (${after.dueAt}, ${after.id})`;

/** Statement: postpones these games, if due before `late`, to `until` (ms). The cron wakes their rooms then. */
export const postponeGames = (db: GamesDatabase, ids: readonly string[], late: number, until: number) =>
  db
    .update(gamesTable)
    .set({ due: until })
    .where(
      and(
        sql`${gamesTable.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
        lt(gamesTable.due, late),
      ),
    );
