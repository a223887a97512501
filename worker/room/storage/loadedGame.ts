import type { AnyRules } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { isGameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import { type Database } from '../../db/database.ts';
import { gameDatabase } from '../../db/shards.ts';
import { selectGame } from '../../db/games/games.ts';
import { ordersBySeat, selectOrders, type OrdersBySeat } from '../../db/games/orders.ts';
import { selectSeatsWithNotices, type SeatWithNotice } from '../../db/games/notices.ts';
import type { GameRow, SeatRow } from '../../db/schema.ts';
import type { GameArchive } from './archive.ts';
import { EMPTY_HEAD, headAt, type RawRow } from './chain.ts';
import { checkState, checkRedactable, DamagedLog, foldRows, gapIn, parseRows } from './damage.ts';
import { dropSnapshot, readSnapshot, SNAPSHOT_EVERY, writeSnapshot, type Snapshot } from './snapshot.ts';
import { selectRows } from '../../db/games/log.ts';

/** A game as a room keeps it in memory between requests. All of it comes from D1 and can be read again. */
export interface LoadedGame {
  readonly game: GameRow;
  readonly seats: readonly SeatRow[];
  /** Standing orders, by seat. */
  readonly orders: OrdersBySeat;
  readonly rules: AnyRules;
  /** The state after row `game.seq`; undefined until the game runs. */
  readonly state: unknown;
  /** Head of the log at row `game.seq` (`chain.ts`). */
  readonly head: string;
  /** When row `game.seq` was written (ms); 0 before the first. */
  readonly lastAt: number;
  /** The seat whose player decided that row themselves; null for none. */
  readonly lastDecider: Seat | null;
  /** When the whole log was last read and found sound (ms). */
  readonly checkedAt: number;
  /** By seat: when its player was told of their turn (ms), or that sending failed. */
  readonly noticeOutcomes: ReadonlyMap<Seat, number | 'failed'>;
}

export async function rulesOf(game: string): Promise<AnyRules> {
  if (!isGameId(game)) throw new Error(`no rules for ${game}`);
  return games[game]();
}

/** Storage of one room, and the game it is for. */
export interface RoomStorage {
  readonly gameId: string;
  readonly env: Env;
  readonly storage: DurableObjectStorage;
  readonly archive: GameArchive;
}

/**
 * Reads the game in one round trip: its row, its seats, and the tail of the log. The tail begins at the row whose state
 * is known, from `known` or from the snapshot. Undefined if there is no such game. The tail may not continue from that
 * row: the database was restored, rows before it were taken back, or the tail cannot be folded. Then the whole log is
 * read in a second round trip, and its result counts. Throws `DamagedLog`.
 */
export async function loadGame(
  room: RoomStorage,
  now: number,
  known?: LoadedGame,
): Promise<LoadedGame | undefined> {
  const snapshot = known === undefined ? readSnapshot(room.storage, now) : snapshotOf(known);
  if (snapshot !== undefined) {
    const loaded = await loadAfter(room, snapshot);
    if (loaded !== undefined) return loaded;
    dropSnapshot(room.storage);
  }
  return loadWhole(room, now);
}

/** A snapshot of the loaded game; undefined before its first row. */
export const snapshotOf = ({ game: { seq }, head, state, checkedAt }: LoadedGame): Snapshot | undefined =>
  seq === 0 ? undefined : { seq, head, state, checkedAt };

/** The game from a snapshot and the tail of the log; undefined if the log does not continue from the snapshot. */
async function loadAfter(room: RoomStorage, snapshot: Snapshot): Promise<LoadedGame | undefined> {
  const stored = await readStored(room, snapshot.seq);
  if (stored === undefined) return undefined;
  const { game, rules, rows, ...rest } = stored;
  const [first] = rows;
  if (first === undefined || gapIn(rows, snapshot.seq, game.seq) !== undefined) return undefined;
  if ((await headAt(first)) !== snapshot.head) return undefined;
  const folded = continueFold(rules, snapshot, rows.slice(1));
  if (folded === undefined) return undefined;
  const { checkedAt } = snapshot;
  return withSnapshot(
    room,
    { game, rules, ...rest, ...(await endOf(rows)), state: folded.state, checkedAt },
    rows,
  );
}

/** The game from its whole log. Checks every row; throws `DamagedLog`. */
async function loadWhole(room: RoomStorage, now: number): Promise<LoadedGame | undefined> {
  const stored = await readStored(room, 1);
  if (stored === undefined) return undefined;
  const { game, rules, rows: raw, ...rest } = stored;
  const gap = gapIn(raw, 1, game.seq);
  if (gap !== undefined) throw new DamagedLog(gap);
  const rows = parseRows(raw);
  const state = foldRows(rules, rows);
  checkRedactable(rules, rows);
  if (game.seq > 0) checkState(rules, game.seq, state);
  return withSnapshot(room, { game, rules, ...rest, ...(await endOf(raw)), state, checkedAt: now }, raw);
}

/** Writes a snapshot if many rows of a log in D1 were read, so that the next load reads fewer. Returns `loaded`. */
function withSnapshot({ storage }: RoomStorage, loaded: LoadedGame, read: readonly RawRow[]): LoadedGame {
  const snapshot = loaded.game.archived === null ? snapshotOf(loaded) : undefined; // that room keeps nothing
  if (snapshot !== undefined && read.length > SNAPSHOT_EVERY)
    writeSnapshot(storage, loaded.game.game, snapshot);
  return loaded;
}

/** Of a game without rows. */
export const BEFORE_ROWS = { head: EMPTY_HEAD, lastAt: 0, lastDecider: null };

/** The end of the log by the last of `rows`. */
const endOf = async (
  rows: readonly RawRow[],
): Promise<Pick<LoadedGame, 'head' | 'lastAt' | 'lastDecider'>> => {
  const last = rows.at(-1);
  return last === undefined
    ? BEFORE_ROWS
    : { head: await headAt(last), lastAt: last.at, lastDecider: deciderOf(last) };
};

/** The seat whose player decided the row themselves; null for none. */
export const deciderOf = ({ seat, by }: Pick<RawRow, 'seat' | 'by'>): Seat | null =>
  by === 'person' ? seat : null;

/** One batch: the game's row, its seats with their notices, their orders, and the rows of its log from `from` on. */
async function readStored(room: RoomStorage, from: number) {
  const { env, gameId } = room;
  const db: Database = gameDatabase({ env, gameId });
  const [[game], seated, ordered, rows] = await db.batch([
    selectGame(db, gameId),
    selectSeatsWithNotices(db, gameId),
    selectOrders(db, gameId),
    selectRows(db, gameId, from),
  ]);
  if (game === undefined) return undefined;
  const rules = await rulesOf(game.game);
  return {
    game,
    rules,
    rows: await withArchived(room, rows, from, game.seq),
    seats: seated.map(({ seat }) => seat),
    orders: ordersBySeat(ordered),
    noticeOutcomes: noticeOutcomesOf(seated),
  };
}

const noticeOutcomesOf = (seated: readonly SeatWithNotice[]): LoadedGame['noticeOutcomes'] =>
  new Map(
    seated.flatMap(({ seat, kind, state, sentAt }): [Seat, number | 'failed'][] => {
      const outcome = state === 'failed' ? 'failed' : sentAt;
      const isNews = kind === 'started' || kind === 'over';
      return isNews || outcome === null ? [] : [[seat.seat, outcome]];
    }),
  );

/** The state after `tail`; undefined where that takes rows before the snapshot back, or cannot be folded. */
function continueFold(
  rules: AnyRules,
  { seq, state }: Snapshot,
  tail: readonly RawRow[],
): { readonly state: unknown } | undefined {
  if (tail.some(({ undone }) => undone !== null && undone < seq)) return undefined;
  try {
    return { state: foldRows(rules, parseRows(tail), state) };
  } catch (error) {
    if (error instanceof DamagedLog) return undefined; // the snapshot may be what is wrong: the whole log says
    throw error;
  }
}

/** The stored rows from `from` to `to`, both included; without `to`, up to the end. */
async function readRows(room: RoomStorage, from: number, to?: number): Promise<readonly RawRow[]> {
  const rows = await selectRows(gameDatabase(room), room.gameId, from, to);
  return withArchived(room, rows, from, to);
}

/** Rows that D1 has, or those of the archive if D1 has lost the first of them to it. The last row is always in D1. */
async function withArchived(
  room: RoomStorage,
  rows: readonly RawRow[],
  from: number,
  to = Infinity,
): Promise<readonly RawRow[]> {
  const [first] = rows;
  const isWhole = first === undefined ? from > to || to === Infinity : first.seq === from;
  const archived = isWhole ? undefined : await room.archive.current();
  return archived?.rows.filter(({ seq }) => seq >= from && seq <= to) ?? rows;
}

/** The rows after row `seq`; undefined if the log no longer has that row with that head. */
export async function rowsAfter(
  room: RoomStorage,
  { seq, head }: Pick<Snapshot, 'seq' | 'head'>,
): Promise<LogRow[] | undefined> {
  const rows = await readRows(room, Math.max(seq, 1));
  if (seq === 0) return parseRows(rows);
  const [seen, ...missed] = rows;
  return seen?.seq === seq && (await headAt(seen)) === head ? parseRows(missed) : undefined;
}

/** Reads rows of the log, for export and pages of history. Throws `DamagedLog` if one is missing. */
export const loadRows = async (room: RoomStorage, after = 0, to?: number): Promise<LogRow[]> =>
  withoutGap(await readRows(room, after + 1, to), after, to);

/** As `loadRows`, but the log may end before `to`: the database may have been restored to an earlier time. */
export const loadRowsUpTo = async (room: RoomStorage, after: number, to: number): Promise<LogRow[]> =>
  withoutGap(await readRows(room, after + 1, to), after);

/** Parses the stored rows after `after`. Throws `DamagedLog` if one up to `to` is missing. */
function withoutGap(rows: readonly RawRow[], after: number, to = rows.at(-1)?.seq ?? after): LogRow[] {
  const gap = gapIn(rows, after + 1, to);
  if (gap !== undefined) throw new DamagedLog(gap);
  return parseRows(rows);
}

/**
 * All rows of the log, for taking back, for exports and for pages that have missed much. They are kept until the log
 * grows: a request that is refused, or made by a spectator, must not read a thousand rows each time it is repeated.
 */
export class WholeLog {
  #known: { readonly head: string; readonly rows: readonly LogRow[] } | undefined;

  /**
   * The rows up to the last one of `loaded` as D1 has them; from memory where they end with that. D1 may have been
   * restored since the game was loaded, so the head of what was read says what is kept. Throws `DamagedLog` where a row
   * is missing.
   */
  async rows(room: RoomStorage, { head, game }: LoadedGame): Promise<readonly LogRow[]> {
    if (this.#known?.head === head) return this.#known.rows.slice(0, game.seq);
    const stored = await readRows(room, 1);
    const rows = withoutGap(stored, 0);
    const last = stored.at(-1);
    if (last !== undefined) this.#known = { head: await headAt(last), rows };
    return rows.slice(0, game.seq); // others may have been written meanwhile
  }

  forget(): void {
    this.#known = undefined;
  }
}
