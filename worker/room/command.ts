import { canonicalJson } from '../../shared/kernel/json.ts';
import type { LogRow } from '../../shared/kernel/log.ts';
import { playAll } from '../../shared/kernel/play.ts';
import { ok } from '../../shared/kernel/result.ts';
import type { AnyMove, Seat } from '../../shared/kernel/types.ts';
import type { Committed } from '../../shared/protocol/http.ts';
import { rightsOf } from '../access.ts';
import { gameDice } from './automatic.ts';
import { refuse, type Answer } from './failure.ts';
import { loadRows, type Table } from './table.ts';
import { commitsFor } from './views.ts';
import { write, type Room } from './write.ts';

export interface CommitRequest {
  readonly expect: number;
  readonly moves: readonly AnyMove[];
}

/** Rows sent along with STALE; who is further behind reads the log. */
const STALE_ROWS = 200;

/** A player's commit, end to end: rights → expected head → decide → append → answer. */
export async function commit(
  room: Room,
  table: Table,
  playerId: string | null,
  { expect, moves }: CommitRequest,
): Promise<Answer<Committed>> {
  const { viewer } = rightsOf(playerId, table.game, table.seats);
  if (viewer === 'spectator') return refuse('NOT_YOUR_SEAT');
  const isIts = (row: LogRow): boolean => row.seat === viewer && sameMoves(row.moves, moves);
  if (expect !== table.game.seq) return repeatOrStale(room, table, viewer, expect, isIts);
  if (table.game.status !== 'running') return refuse(table.game.seq > 0 ? 'GAME_OVER' : 'GAME_NOT_RUNNING');
  const played = playAll(table.rules, table.state, viewer, moves, gameDice(table));
  if (!played.ok) return played;
  const row = nextRow(room, table, { seat: viewer, by: 'person', moves, events: played.value.events });
  const written = await write(room, table, { row, state: played.value.state });
  if (!written.ok) return afterClash(room, written, viewer, expect, isIts);
  return ok({ seq: row.seq, commits: commitsFor(written.value, [row], viewer) });
}

/** The row that would come next. */
export const nextRow = (
  room: Pick<Room, 'now'>,
  table: Table,
  row: Pick<LogRow, 'seat' | 'by' | 'moves' | 'events'> & { readonly undone?: number },
): LogRow => ({
  undone: null,
  ...row,
  seq: table.game.seq + 1,
  at: room.now(),
  version: table.rules.meta.version,
});

/**
 * A request that does not fit the head: the repeat of one that was carried out gets its first answer (the
 * caller never learned of it); anything else is told what happened since. `isIts`: is that the row it made?
 */
export async function repeatOrStale(
  room: Room,
  table: Table,
  seat: Seat,
  expect: number,
  isIts: (row: LogRow) => boolean,
): Promise<Answer<Committed>> {
  const since = await loadRows(room, expect);
  const [first, ...later] = since;
  const undone = later.some((row) => row.undone !== null && row.undone <= expect);
  if (first?.by === 'person' && isIts(first) && !undone)
    return ok({ seq: first.seq, commits: commitsFor(table, [first], seat) });
  return refuse('STALE', {
    seq: table.game.seq,
    commits: commitsFor(table, since.slice(0, STALE_ROWS), seat),
  });
}

const sameMoves = (a: readonly AnyMove[], b: readonly AnyMove[]): boolean =>
  canonicalJson(a) === canonicalJson(b);

/**
 * Another writer was faster, or this very write was carried out twice: see what D1 says. Where the log still stands
 * where the caller saw it, it was something else that changed, and he is not told: it is tried again (`isOvertaken`).
 */
export async function afterClash(
  room: Room,
  failed: Answer<never>,
  seat: Seat,
  expect: number,
  isIts: (row: LogRow) => boolean,
): Promise<Answer<Committed>> {
  if (failed.ok || failed.failure.code !== 'STALE') return failed;
  const table = await room.load();
  if (table === undefined) return refuse('GAME_NOT_FOUND');
  return table.game.seq === expect ? failed : repeatOrStale(room, table, seat, expect, isIts);
}
