import { canonicalJson } from '#shared/kernel/json.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import { playAll } from '#shared/kernel/play.ts';
import { ok } from '#shared/kernel/result.ts';
import type { TableEvent } from '#shared/kernel/tableEvents.ts';
import type { AnyMove, Seat } from '#shared/kernel/types.ts';
import type { Committed } from '#shared/protocol/http.ts';
import { rightsOf, type Caller } from '../../people/access.ts';
import { isSameCalendar } from '../../people/calendar.ts';
import type { Change, Room } from '../roomContext.ts';
import { gameDice } from './automatic.ts';
import { refuse, type RoomResult } from '../../lib/failure.ts';
import { loadRows, loadRowsUpTo, type LoadedGame } from '../storage/loadedGame.ts';
import { commitsFor, seatedAt } from '../views/redactedViews.ts';
import { clockLeftAfter } from '../clock/seatClocks.ts';
import { write } from '../storage/write.ts';

export interface CommitRequest {
  readonly expect: number;
  readonly moves: readonly AnyMove[];
}

/** Maximum of rows sent with STALE. A client that is further behind reads the log. */
const STALE_ROWS = 200;

/** A person's move, or its undo, wakes a game that sleeps. */
export const WOKEN = { asleepSince: null } as const;

/** A player's commit, end to end: check rights, compare `expect` with the log, play the moves, write the row, answer. */
export async function commit(
  room: Room,
  loaded: LoadedGame,
  caller: Pick<Caller, 'playerId' | 'calendar' | 'told'>,
  { expect, moves }: CommitRequest,
): Promise<RoomResult<Committed>> {
  const { viewer } = rightsOf(caller.playerId, loaded.game, loaded.seats);
  if (viewer === 'spectator') return refuse('NOT_YOUR_SEAT');
  const isSameRequest = (row: LogRow): boolean => row.seat === viewer && sameMoves(row.moves, moves);
  if (expect !== loaded.game.seq) return repeatOrStale(room, loaded, viewer, expect, isSameRequest);
  if (loaded.seats[viewer]?.vacancy) return refuse('SEAT_VACANT');
  if (loaded.game.status !== 'running') return refuse(loaded.game.seq > 0 ? 'GAME_OVER' : 'GAME_NOT_RUNNING');
  const played = playAll(loaded.rules, loaded.state, viewer, moves, gameDice(loaded));
  if (!played.ok) return played;
  const { events, state } = played.value;
  const row = nextRow(room, loaded, { seat: viewer, by: 'person', moves, events }, state);
  const seats = withCopies(loaded, viewer, caller);
  const written = await write(room, loaded, { row, state, game: WOKEN, ...seats });
  if (!written.ok) return afterClash(room, written, viewer, expect, isSameRequest);
  return ok({ seq: row.seq, commits: commitsFor(written.value, [row], viewer) });
}

/** The seat with its player's calendar, and whether they are told, as the request knows it, if the game has older copies. */
function withCopies(
  { seats }: LoadedGame,
  seat: Seat,
  known: Pick<Caller, 'calendar' | 'told'>,
): Pick<Change, 'seats'> {
  const row = seats[seat];
  if (row === undefined) return {};
  const { calendar = row.calendar, told = row.told } = known;
  const isNews = told !== row.told || !isSameCalendar(row.calendar, calendar);
  return isNews ? { seats: [{ ...row, calendar, told }] } : {};
}

/** The next row of the log, not yet written. `state`: the state after it. */
export function nextRow(
  room: Pick<Room, 'now'>,
  loaded: LoadedGame,
  draft: Pick<LogRow, 'seat' | 'by' | 'moves' | 'events'> & { readonly undone?: number },
  state: unknown,
): LogRow {
  const { seq } = loaded.game;
  const row = { undone: null, ...draft, seq: seq + 1, at: room.now(), version: loaded.rules.meta.version };
  const clockLeft = clockLeftAfter(loaded, row, state);
  return clockLeft === null ? row : { ...row, clockLeft };
}

/** The row of a table event, not yet written. */
export const tableRow = (room: Pick<Room, 'now'>, loaded: LoadedGame, tableEvent: TableEvent): LogRow => ({
  ...nextRow(room, loaded, { seat: null, by: 'forced', moves: [], events: [] }, loaded.state),
  tableEvent,
});

/**
 * The answer to a request whose `expect` is not the last row. A repeat of a request that was carried out gets its first
 * answer, which the caller never received. Any other request gets STALE with the rows since `expect`. `isSameRequest`
 * says whether a row was written by this request.
 */
export async function repeatOrStale(
  room: Room,
  loaded: LoadedGame,
  seat: Seat,
  expect: number,
  isSameRequest: (row: LogRow) => boolean,
): Promise<RoomResult<Committed>> {
  const { seq } = loaded.game;
  const since = await loadRowsUpTo(room, expect, expect + STALE_ROWS);
  const [first] = since;
  const isOwn = first?.by === 'person' && first.seq > seatedAt(loaded, seat); // else a guess would tell whether orders decided
  if (isOwn && isSameRequest(first) && !(await isTakenBack(room, first)))
    return ok({ seq: first.seq, commits: commitsFor(loaded, [first], seat) });
  return refuse('STALE', {
    seq,
    commits: commitsFor(loaded, since, seat),
  });
}

/** Asked only where a request looks like a repeat. */
const isTakenBack = async (room: Room, { seq }: LogRow): Promise<boolean> =>
  (await loadRows(room, seq)).some(({ undone }) => undone !== null && undone < seq);

const sameMoves = (a: readonly AnyMove[], b: readonly AnyMove[]): boolean =>
  canonicalJson(a) === canonicalJson(b);

/**
 * The answer after a write conflict: another writer was faster, or this write was carried out twice. Reads D1 to find
 * out. If the log still ends where the caller saw it, something else changed: the conflict is returned, and the gate
 * tries the request again (`isWriteConflict`).
 */
export async function afterClash(
  room: Room,
  failed: RoomResult<never>,
  seat: Seat,
  expect: number,
  isSameRequest: (row: LogRow) => boolean,
): Promise<RoomResult<Committed>> {
  if (failed.ok || failed.failure.code !== 'STALE') return failed;
  const loaded = await room.load();
  if (loaded === undefined) return refuse('GAME_NOT_FOUND');
  return loaded.game.seq === expect ? failed : repeatOrStale(room, loaded, seat, expect, isSameRequest);
}
