import { canonicalJson } from '#shared/kernel/json.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import { ok } from '#shared/kernel/result.ts';
import { maskOf, seatsOf } from '#shared/kernel/types.ts';
import { isClash, peopleDatabase } from '../../db/database.ts';
import { gameDatabase } from '../../db/shards.ts';
import { endSeats, hasEnded, insertGame, insertSeats, updateGame, updateSeat } from '../../db/games/games.ts';
import { insertRow } from '../../db/games/log.ts';
import { insertNotices } from '../../db/games/notices.ts';
import { insertTables } from '../../db/people/tablesOf.ts';
import { deleteOrders, upsertOrders } from '../../db/games/orders.ts';
import type { GameRow, SeatRow } from '../../db/schema.ts';
import { failpoint } from '../../lib/failpoints.ts';
import { scheduleMailboxes } from '../../lib/objects.ts';
import { tellsPlayers, noticeHoldMs } from '../../lib/settings.ts';
import { availableMoveTypesBySeat } from '../play/availableMoveTypes.ts';
import { headAfter, rawRow } from './chain.ts';
import { refuse, type RoomResult, rootCauseMessage } from '../../lib/failure.ts';
import { armAlarm, dueOf } from '../play/alarm.ts';
import type { Room, Statement, Change } from '../roomContext.ts';
import { isSnapshotDue, writeSnapshot } from './snapshot.ts';
import { changedOrders, ordersReadFor, withOrders, type ChangedOrders } from '../orders/ordersChange.ts';
import { deciderOf, snapshotOf, type LoadedGame } from './loadedGame.ts';
import { answersAtOnce } from '../play/automatic.ts';
import { glanceAfter } from '../views/glance.ts';
import { lateAt } from '../live/lateFrames.ts';
import { requestsAfter } from '../seats/joinRequests.ts';
import { listingAfter } from '../seats/listing.ts';
import { afterListing, beforeGroupNews, beforeListing } from './listingCopy.ts';
import { noticesFor, wakes, type NoticePlan } from '../views/noticesFor.ts';
import { resultStatements } from '../play/results.ts';
import { closesPositionQuestion, endedQuestions, questionAfter } from '../votes/questionAfter.ts';
import { clocksAfter } from '../clock/seatClocks.ts';

/** Writes a change of an existing game; see `persist`. */
export async function write(room: Room, loaded: LoadedGame, change: Change): Promise<RoomResult<LoadedGame>> {
  const db = gameDatabase(room);
  const step = await planWrite(room, loaded, change);
  const { ordered } = step;
  const results = await resultStatements(room, loaded, step.next, change.row);
  const requests = await requestsAfter(room, loaded, step.next, change);
  const refused = await beforeListing(room, loaded, step.next);
  if (refused) return refused;
  await beforeGroupNews(room, loaded, step.next);
  const written = await persist(room, step, change, peopleOf(loaded), [
    updateGame(db, loaded.game, changedColumns(loaded.game, step.next.game), {
      head: loaded.head,
      seats: change.seats && loaded.seats,
      question: change.byConsent === true,
      orders: ordersReadFor(loaded, change, ordered),
    }),
    ...(change.row ? [insertRow(db, room.gameId, change.row, step.next.head)] : []),
    ...(change.seats ?? []).map((seat) => updateSeat(db, loaded.seats[seat.seat] ?? seat, seat)),
    ...results,
    ...(hasEnded(step.next.game) && !hasEnded(loaded.game) ? [endSeats(db, step.next.game)] : []),
    ...[...ordered].map(([seat, row]) =>
      row === null ? deleteOrders(db, room.gameId, seat) : upsertOrders(db, row),
    ),
    ...requests,
    ...(change.also ?? []),
  ]);
  if (written.ok) await afterListing(room, loaded, step.next);
  return written;
}

/** Writes a new game: its row and seats, and the set-up row if it starts at once. */
export async function writeNew(
  room: Room,
  loaded: LoadedGame,
  change: Change,
): Promise<RoomResult<LoadedGame>> {
  const db = gameDatabase(room);
  const step = await planWrite(room, loaded, change);
  return persist(
    room,
    step,
    change,
    [],
    [
      insertGame(db, step.next.game),
      insertSeats(db, step.next.seats),
      ...(change.row ? [insertRow(db, room.gameId, change.row, step.next.head)] : []),
      ...(change.also ?? []),
    ],
  );
}

/** The game after a change, and the notices that the change causes. */
interface PlannedWrite extends Pick<NoticePlan, 'notices'> {
  readonly next: LoadedGame;
  readonly ordered: ChangedOrders;
}

async function planWrite(room: Room, loaded: LoadedGame, change: Change): Promise<PlannedWrite> {
  const ordered = changedOrders(loaded, change);
  const after = gameAfter(room, loaded, change, ordered);
  const { row, notices: more = [] } = change;
  if (row === undefined) return { next: after, ordered, notices: more };
  const next = { ...after, head: await headAfter(loaded.head, rawRow(row)) };
  const { aware, notices: caused } = noticesFor(loaded, next, row, answersAtOnce(room.env, next));
  const notices = [...caused, ...more];
  const noticed = new Set(notices.flatMap(({ seats }) => seatsOf(seats)));
  const outcomes = new Map([...loaded.noticeOutcomes].filter(([seat]) => !noticed.has(seat)));
  return { next: { ...next, noticeOutcomes: outcomes, game: { ...next.game, aware } }, ordered, notices };
}

/**
 * The only way a game changes. First the alarms, its own and those of the mailboxes that are to tell of it, side by side, and
 * for people whom the game did not know (`known`) the entry that leads to it: a needless one is harmless and a missing one is
 * not. Then one batch, then memory and sockets. The caller holds the
 * room's queue. Fails with STALE when another writer was faster (see `isWriteConflict`), and with OUTCOME_UNKNOWN when nobody
 * knows whether the batch was carried out. After either failure the cache is empty, so the next request reads D1.
 */
async function persist(
  room: Room,
  { next, notices }: PlannedWrite,
  change: Change,
  known: readonly string[],
  statements: readonly [Statement, ...Statement[]],
): Promise<RoomResult<LoadedGame>> {
  const db = gameDatabase(room);
  const { gameId } = room;
  const now = room.now();
  const told = tellsPlayers(room.env) ? notices : [];
  const dueAt = ({ kind }: PlannedWrite['notices'][number]): number => now + noticeHoldMs(room.env, kind);
  const people = playersAt(next.seats, told);
  const tellAt = Math.min(...told.map(dueAt));
  await failpoint(room.env, 'before-alarm');
  const calling = scheduleMailboxes(room.env, people, tellAt);
  const newcomers = peopleOf(next).filter((id) => !known.includes(id));
  if (newcomers.length > 0) await insertTables(peopleDatabase(room.env), gameId, newcomers);
  await armAlarm(room, next.game.due);
  if (change.row) await armAlarm(room, lateAt(room, next));
  const noticeInserts = told.map((notice) =>
    insertNotices(db, { gameId, seq: next.game.seq, now, dueAt: dueAt(notice), ...notice }),
  );
  const unreached = await calling;
  await failpoint(room.env, 'before-batch');
  const tick = (room.ticks += 1);
  let answers: readonly unknown[];
  try {
    answers = await db.batch([...statements, ...noticeInserts]);
  } catch (error) {
    return writeFailed(room, error);
  }
  if (changedNothing(answers[0])) return forgetMissing(room);
  await failpoint(room.env, 'after-batch');
  applyOrForget(room, next, change, tick);
  const again = room.now() < tellAt ? unreached : people; // the alarms of a slow write may have rung before it
  if (again.length > 0) room.scheduleMailboxes(again, tellAt);
  return ok(next);
}

/** The game's host and the players of its seats. */
const peopleOf = ({ game, seats }: LoadedGame): readonly string[] => [
  ...new Set([game.hostId, ...seats.map(({ playerId }) => playerId)].filter((id) => id !== null)),
];

/** The players in the notices' seats. Which of them mail or a channel reaches only the batch knows. */
const playersAt = (seats: readonly SeatRow[], notices: NoticePlan['notices']): readonly string[] => [
  ...new Set(
    notices
      .flatMap((notice) => seatsOf(notice.seats))
      .flatMap((seat) => seats.find((row) => row.seat === seat)?.playerId ?? []),
  ),
];

/** Updates memory and sockets after the batch. If that fails, the change is durable all the same: the next request reads D1. */
function applyOrForget(room: Room, next: LoadedGame, change: Change, tick: number): void {
  try {
    applyCommitted(room, next, change, tick);
  } catch (error) {
    room.loaded = undefined;
    const { gameId: game, requestId } = room;
    console.error({ event: 'settling failed', game, requestId, error: rootCauseMessage(error) });
  }
}

/** True if the first statement found no row of the game to change. Then no other statement changed anything either. */
const changedNothing = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'meta' in answer &&
  (answer as D1Result).meta.changes === 0;

/** The database was restored to before the game was made: empties the cache, so that the next request finds no game. */
function forgetMissing(room: Room): RoomResult<never> {
  room.loaded = undefined;
  return refuse('STALE');
}

function writeFailed(room: Room, error: unknown): RoomResult<never> {
  room.loaded = undefined;
  if (isClash(error)) return refuse('STALE');
  const { gameId, requestId } = room;
  console.error({ event: 'write failed', game: gameId, requestId, error: rootCauseMessage(error) });
  return refuse('OUTCOME_UNKNOWN');
}

/** Was the change not written because another writer was faster? Unlike the STALE for an outdated page, it names no `seq`. */
export const isWriteConflict = (answer: RoomResult<unknown>): boolean =>
  !answer.ok && answer.failure.code === 'STALE' && answer.failure.seq === undefined;

function gameAfter(room: Room, loaded: LoadedGame, change: Change, ordered: ChangedOrders): LoadedGame {
  const state = change.row ? change.state : loaded.state;
  const seats = loaded.seats.map((seat) => change.seats?.find((now) => now.seat === seat.seat) ?? seat);
  const game = {
    ...loaded.game,
    ...(change.row ? afterRow({ ...loaded, seats }, change.row, state) : {}),
    ...change.game,
    listing: listingAfter(loaded, change),
  };
  const at = change.row?.at ?? room.now();
  const asked = closesPositionQuestion(loaded.game, game) ? { askedUntil: at } : undefined;
  const woken = wakes(loaded.game, game) ? { sleptAt: loaded.game.asleepSince } : undefined;
  const ended = endedQuestions(loaded.game, game, { outcome: change.outcome ?? 'overtaken', at });
  const orders = withOrders(loaded.orders, ordered);
  const last = change.row
    ? { lastAt: change.row.at, lastDecider: deciderOf(change.row) }
    : { lastAt: loaded.lastAt, lastDecider: loaded.lastDecider };
  const after = {
    ...loaded,
    game: { ...game, ...asked, ...woken, endedQuestions: ended },
    seats,
    orders,
    state,
    ...last,
  };
  const next = withClocks(room, loaded, after, change);
  return { ...next, game: { ...next.game, due: dueOf(room, next) } };
}

/** The game with its clocks after the change. Unchanged ones stay the same object, so that no column is written. */
function withClocks(room: Room, loaded: LoadedGame, next: LoadedGame, { row, game }: Change): LoadedGame {
  const before = { ...loaded, game: { ...loaded.game, ...game, status: loaded.game.status } };
  const clocks = clocksAfter(before, next, row, row?.at ?? room.now());
  const same = canonicalJson(clocks) === canonicalJson(loaded.game.seatClocks);
  return { ...next, game: { ...next.game, seatClocks: same ? loaded.game.seatClocks : clocks } };
}

/** The columns of the game's row that a new log row changes. */
function afterRow(loaded: LoadedGame, row: LogRow, state: unknown): Partial<GameRow> {
  const acting = loaded.rules.acting(state);
  return {
    seq: row.seq,
    acting: maskOf(acting),
    asks: availableMoveTypesBySeat(loaded, state, acting),
    glance: glanceAfter(loaded, row, state),
    turnAt: row.tableEvent ? loaded.game.turnAt : row.at,
    status: acting.length === 0 ? 'over' : 'running',
    question: questionAfter(loaded, row, acting.length === 0),
  };
}

/** The columns that differ. Writing an unchanged indexed column would cost a row of its index. */
function changedColumns(before: GameRow, after: GameRow): Partial<GameRow> {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(after).filter(([column, value]) => value !== was.get(column)));
}

/** A change of orders or due time alone. The others get no frame, or its time would tell that a seat's orders have changed. */
const isPrivate = ({ row, seats, game }: Change): boolean =>
  row === undefined && seats === undefined && game === undefined;

/** Does the change alter what the frame `table` says? With a clock, each row does. */
const changesTable = ({ game }: LoadedGame, next: LoadedGame, { row }: Change): boolean =>
  row === undefined ||
  Boolean(row.tableEvent) ||
  next.game.clock !== null ||
  game.status !== next.game.status ||
  game.asleepSince !== next.game.asleepSince ||
  game.question !== null;

/** After the batch: updates the cache, writes a snapshot if one is due, and sends the change to the sockets. */
function applyCommitted(room: Room, next: LoadedGame, change: Change, tick: number): void {
  const before = room.loaded;
  room.loaded = next;
  room.knownAt = tick;
  for (const { playerId, seat } of change.seats ?? [])
    if (playerId !== null && playerId !== before?.seats[seat]?.playerId)
      room.sockets.closeSocketsOf(playerId);
  if (change.row) {
    const snapshot = isSnapshotDue(change.row) ? snapshotOf(next) : undefined;
    if (snapshot !== undefined) writeSnapshot(room.storage, next.game.game, snapshot);
    room.recentRows.add(change.row);
    room.wholeLog.forget();
    room.sockets.sendRow(next, change.row);
    room.lastBroadcast = { seq: next.game.seq, head: next.head };
  }
  for (const seat of new Set([...(before?.orders.keys() ?? []), ...next.orders.keys()]))
    room.sockets.sendOrders(next, seat);
  if (isPrivate(change)) return;
  if (before === undefined || changesTable(before, next, change)) room.sockets.sendTable(next);
}
