import type { BatchItem } from 'drizzle-orm/batch';
import type { LogRow } from '../../shared/kernel/log.ts';
import { ok } from '../../shared/kernel/result.ts';
import { maskOf, seatsOf } from '../../shared/kernel/types.ts';
import { database, isClash } from '../db/database.ts';
import { insertGame, insertSeats, updateGame, updateSeat } from '../db/games.ts';
import { insertRow } from '../db/log.ts';
import { insertNotices } from '../db/notices.ts';
import type { GameRow, SeatRow } from '../db/schema.ts';
import { failpoint } from '../failpoints.ts';
import { holdOf, mailIsOn } from '../mailbox/mail.ts';
import { asksOfAll } from './asks.ts';
import { isAutomaticDue } from './automatic.ts';
import { refuse, type Answer } from './failure.ts';
import { isSnapshotDue, writeSnapshot } from './snapshot.ts';
import type { Sockets } from './sockets.ts';
import { loadRows, loadTable, type Place, type Table } from './table.ts';
import { tellingOf, type Telling } from './telling.ts';
import { said } from '../said.ts';

/** What the modules of a room work with. */
export interface Room extends Place {
  readonly sockets: Sockets;
  readonly now: () => number;
  /** The cache: what is known of the game, or undefined when D1 must be asked. */
  table: Table | undefined;
  /** The last row the sockets were told of since this room woke. */
  toldRow: number | undefined;
  /** The game from the cache or from D1; undefined if there is none. */
  readonly load: () => Promise<Table | undefined>;
  /** Tells the mailboxes of these players that something is due then; nobody waits for it. */
  readonly poke: (playerIds: readonly string[], dueAt: number) => void;
}

export type Statement = BatchItem<'sqlite'>;

/** One change of a game; everything in it becomes durable together or not at all. */
export interface Change {
  readonly row?: LogRow;
  /** The state after `row`. */
  readonly state?: unknown;
  readonly game?: Partial<GameRow>;
  readonly seats?: readonly SeatRow[];
  /** The row is what the open question asks for: it stands only where that is still open, and agreed to as read. */
  readonly byConsent?: boolean;
  /** Anything else that becomes durable with it. */
  readonly also?: readonly Statement[];
}

/** Games whose seats are not taken by then are closed. */
export const OPEN_DAYS = 14;
const DAY = 86_400_000;

/** How long the alarm leaves the work to the request that made it; it matters after a crash only. */
const ALARM_GRACE_MS = 1_000;

/** A change of a game that is there; see `carryOut`. */
export function write(room: Room, table: Table, change: Change): Promise<Answer<Table>> {
  const db = database(room.env);
  const step = stepOf(room, table, change);
  return carryOut(room, table.game.due, step, change, [
    updateGame(db, table.game, changedColumns(table.game, step.next.game), {
      seats: change.seats && table.seats,
      question: change.byConsent === true,
    }),
    ...(change.row ? [insertRow(db, room.gameId, change.row)] : []),
    ...(change.seats ?? []).map((seat) => updateSeat(db, table.seats[seat.seat] ?? seat, seat)),
    ...(change.also ?? []),
  ]);
}

/** The first write of a game: its row and its seats, and the set-up where no seat is open. */
export function writeNew(room: Room, table: Table, change: Change): Promise<Answer<Table>> {
  const db = database(room.env);
  const step = stepOf(room, table, change);
  return carryOut(room, null, step, change, [
    insertGame(db, step.next.game),
    insertSeats(db, step.next.seats),
    ...(change.row ? [insertRow(db, room.gameId, change.row)] : []),
    ...(change.also ?? []),
  ]);
}

/** The game after a change, and whom it gives something to be told. */
interface Step extends Pick<Telling, 'notices'> {
  readonly next: Table;
}

function stepOf(room: Room, table: Table, change: Change): Step {
  const next = nextTable(room, table, change);
  if (change.row === undefined) return { next, notices: [] };
  const { aware, notices } = tellingOf(table, next, change.row);
  const anew = new Set(notices.flatMap(({ seats }) => seatsOf(seats)));
  const told = new Map([...table.told].filter(([seat]) => !anew.has(seat)));
  return { next: { ...next, told, game: { ...next.game, aware } }, notices };
}

/**
 * The one way a game changes: alarm first (a needless one is harmless, a missing one is not), then one
 * batch, then memory and sockets. Whoever calls holds the room's queue. `due`: what the alarm is set for.
 * Fails with STALE when another writer was faster (see `isOvertaken`) and OUTCOME_UNKNOWN when nobody can tell; after
 * either the cache is gone and the next request reads what is true.
 */
async function carryOut(
  room: Room,
  due: number | null,
  { next, notices }: Step,
  change: Change,
  statements: readonly [Statement, ...Statement[]],
): Promise<Answer<Table>> {
  const db = database(room.env);
  const { gameId } = room;
  const now = room.now();
  const dueAt = now + holdOf(room.env);
  const telling = (mailIsOn(room.env) ? notices : []).map((notice) =>
    insertNotices(db, { gameId, seq: next.game.seq, now, dueAt, ...notice }),
  );
  await failpoint(room.env, 'before-alarm');
  await armAlarm(room, due, next.game.due);
  await failpoint(room.env, 'before-batch');
  let answers: readonly unknown[];
  try {
    answers = await db.batch([...statements, ...telling]);
  } catch (error) {
    return writeFailed(room, error);
  }
  await failpoint(room.env, 'after-batch');
  try {
    settle(room, next, change);
  } catch (error) {
    room.table = undefined; // it is durable all the same: whoever asks next reads it from D1
    console.error({ event: 'settling failed', game: gameId, error: said(error) });
  }
  const reached = answers.slice(statements.length).flat().filter(isTold);
  if (reached.length > 0)
    room.poke(
      reached.map(({ playerId }) => playerId),
      dueAt,
    );
  return ok(next);
}

const isTold = (row: unknown): row is { readonly playerId: string } =>
  typeof row === 'object' && row !== null && 'playerId' in row;

function writeFailed(room: Room, error: unknown): Answer<never> {
  room.table = undefined;
  if (isClash(error)) return refuse('STALE');
  console.error({ event: 'write failed', game: room.gameId, error: said(error) });
  return refuse('OUTCOME_UNKNOWN');
}

/** Was the change not written because another writer was faster? Nothing is told of it yet, unlike to a stale page. */
export const isOvertaken = (answer: Answer<unknown>): boolean =>
  !answer.ok && answer.failure.code === 'STALE' && answer.failure.seq === undefined;

function nextTable(room: Room, table: Table, change: Change): Table {
  const state = change.row ? change.state : table.state;
  const seats = table.seats.map((seat) => change.seats?.find((now) => now.seat === seat.seat) ?? seat);
  const game = {
    ...table.game,
    ...(change.row ? afterRow({ ...table, seats }, change.row, state) : {}),
    ...change.game,
  };
  const next = { ...table, game, seats, state };
  return { ...next, game: { ...game, due: dueOf(next, room.now()) } };
}

/** What a new row means for the game's own row. */
function afterRow(table: Table, row: LogRow, state: unknown): Partial<GameRow> {
  const acting = table.rules.acting(state);
  return {
    seq: row.seq,
    acting: maskOf(acting),
    asks: asksOfAll(table, state, acting),
    turnAt: row.at,
    status: acting.length === 0 ? 'over' : 'running',
    question: null,
  };
}

/** When the room must wake by itself: at once for automatic moves, at its end for an open game. */
function dueOf(table: Table, now: number): number | null {
  const { game } = table;
  if (game.status === 'open') return game.createdAt + OPEN_DAYS * DAY;
  if (!isAutomaticDue(table)) return null;
  return game.due !== null && game.due <= now ? game.due : now; // an old one stays: fewer rows written
}

async function armAlarm(room: Room, before: number | null, due: number | null): Promise<void> {
  if (due === null || due === before) return;
  await room.storage.setAlarm(Math.max(due, room.now()) + ALARM_GRACE_MS);
}

/** Only what differs: an untouched index costs no row. */
function changedColumns(before: GameRow, after: GameRow): Partial<GameRow> {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(after).filter(([column, value]) => value !== was.get(column)));
}

/**
 * The game, from D1 where it is not remembered. Rows that got there though nobody learned of it (an answer
 * was lost, or another writer was faster) are told to the sockets and mailboxes now.
 */
export async function loadTold(room: Room): Promise<Table | undefined> {
  if (room.table !== undefined) return room.table;
  const table = await loadTable(room);
  room.table = table;
  if (table === undefined) return undefined;
  if (room.toldRow !== undefined && room.toldRow < table.game.seq) {
    for (const row of await loadRows(room, room.toldRow)) room.sockets.sendRow(table, row);
    room.sockets.sendTable(table);
    const waitedFor = table.seats.filter(({ seat }) => (table.game.acting >> seat) & 1);
    const people = waitedFor.flatMap(({ playerId }) => (playerId === null ? [] : [playerId]));
    if (people.length > 0) room.poke(people, room.now() + holdOf(room.env));
  }
  room.toldRow = table.game.seq;
  return table;
}

/** Durable now: remember it, keep a snapshot where it is time for one, tell the sockets. */
function settle(room: Room, next: Table, change: Change): void {
  const before = room.table;
  room.table = next;
  if (change.row) {
    if (isSnapshotDue(change.row)) writeSnapshot(room.storage, { seq: next.game.seq, state: next.state });
    room.sockets.sendRow(next, change.row);
    room.toldRow = change.row.seq;
  }
  if (change.row === undefined || before?.game.status !== next.game.status || before.game.question)
    room.sockets.sendTable(next);
}
