import { newClock, type ClockSettings, type SeatClock } from '#shared/kernel/clock.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import type { TableEvent } from '#shared/kernel/tableEvents.ts';
import { maskOf, type Seat, type Viewer } from '#shared/kernel/types.ts';
import type { SeatCalendar, SeatClocks, SeatRow, Vacancy } from '../../db/schema.ts';
import { isDelayed } from '../../people/access.ts';
import { foldRows } from '../storage/damage.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import type { Room } from '../roomContext.ts';
import { isByPlayer } from '../clock/seatClocks.ts';

/**
 * The view of spectators of a game with a delay: the game as its rows say that are old enough. All of it is built from these
 * rows, so a row that is younger changes no byte: a successor has their name once the row that seats them is shown. Messages
 * come with the delay too (`messages.ts`, `lateFrames.ts`). The name of a deleted account goes at once. After the end there
 * is no delay.
 */

/** A game as spectators see it now. */
interface DelayedGame {
  readonly shown: LoadedGame;
  /** The rows that are shown. */
  readonly rows: readonly LogRow[];
  /** When the next row is old enough (ms); null if there is none yet. */
  readonly nextAt: number | null;
}

/** The game as the viewer may see it: `loaded` itself, unless it is delayed for them. */
export const asSeenBy = async (room: Room, loaded: LoadedGame, viewer: Viewer): Promise<LoadedGame> =>
  viewer === 'spectator' && isDelayed(loaded.game) ? (await delayedGame(room, loaded)).shown : loaded;

/** A delayed game as spectators see it now. */
export async function delayedGame(room: Room, loaded: LoadedGame): Promise<DelayedGame> {
  const { watchDelay } = loaded.game;
  const all = await room.wholeLog.rows(room, loaded);
  const until = room.now() - watchDelay;
  const young = all.findIndex(({ at }) => at > until);
  const old = young === -1 ? all.length : young;
  const next = all[old];
  // With the rows that an operator's correcting row takes back there is no position, so they are not shown without it.
  const corrected = all.slice(old).flatMap(({ seat, undone }) => (seat === null ? (undone ?? []) : []));
  const rows = all.slice(0, Math.min(old, ...corrected));
  return {
    shown: asOf(loaded, rows, all.slice(rows.length), stateAfter(room, loaded, rows)),
    rows,
    nextAt: next === undefined ? null : next.at + watchDelay,
  };
}

function stateAfter(room: Room, { head, rules }: LoadedGame, rows: readonly LogRow[]): unknown {
  const known = room.delayedState;
  if (known?.head === head && known.seq === rows.length) return known.state;
  const state = foldRows(rules, rows);
  room.delayedState = { head, seq: rows.length, state };
  return state;
}

const tableEventsIn = (rows: readonly LogRow[]): readonly TableEvent[] =>
  rows.flatMap(({ tableEvent }) => tableEvent ?? []);

/** The game when these rows were its log. `younger`: those after them. */
function asOf(
  loaded: LoadedGame,
  rows: readonly LogRow[],
  younger: readonly LogRow[],
  state: unknown,
): LoadedGame {
  const [events, later] = [tableEventsIn(rows), tableEventsIn(younger)];
  const pause = events.findLast(({ type }) => type === 'paused' || type === 'resumed');
  const { game, seats, rules } = loaded;
  return {
    ...loaded,
    game: {
      ...game,
      seq: rows.length,
      acting: rows.length === 0 ? 0 : maskOf(rules.acting(state)),
      asks: null,
      turnAt: rows.findLast(({ tableEvent }) => !tableEvent)?.at ?? game.createdAt,
      due: null,
      question: null,
      endedQuestions: game.endedQuestions?.filter(({ seq }) => seq < rows.length) ?? null,
      seatClocks: game.clock === null ? null : clocksAfterRows(seats, rows, game.clock),
      pausedUntil: pause?.type === 'paused' ? pause.until : null,
      asleepSince: asleepSince(rows),
    },
    seats: seats.map((row) => ({ ...seatAsOf(row, events), ...ownerBefore(later, row.seat) })),
    state,
    lastAt: rows.at(-1)?.at ?? 0,
    orders: new Map(),
    noticeOutcomes: new Map(),
  };
}

/** When the game fell asleep (ms); null if somebody has moved, come back or taken a seat since, or it has never slept. */
function asleepSince(rows: readonly LogRow[]): number | null {
  const slept = rows.findLast(({ tableEvent }) => tableEvent?.type === 'gameSlept');
  const wakes = ({ seat, tableEvent }: LogRow): boolean =>
    tableEvent
      ? tableEvent.type === 'playerReturned' || tableEvent.type === 'successorSeated'
      : seat !== null;
  return slept === undefined || rows.slice(slept.seq).some(wakes) ? null : slept.at;
}

/** By seat, the time that its last row left it. No clock runs: when it runs out depends on what happens meanwhile. */
const clocksAfterRows = (
  seats: readonly SeatRow[],
  rows: readonly LogRow[],
  settings: ClockSettings,
): SeatClocks =>
  Object.fromEntries(
    seats
      .filter(({ kind }) => kind === 'person')
      .map(({ seat }): [Seat, SeatClock] => [seat, clockAfterRows(seat, rows, settings)]),
  );

/** What a bot plays on a vacated seat is no missed turn of its player. */
function clockAfterRows(seat: Seat, rows: readonly LogRow[], settings: ClockSettings): SeatClock {
  let clock = newClock(settings);
  let isVacant = false;
  for (const { tableEvent, clockLeft, by, undone, ...row } of rows) {
    if (tableEvent && 'seat' in tableEvent && tableEvent.seat === seat) {
      clock = clockAfterEvent(clock, tableEvent, settings);
      if (tableEvent.type !== 'holidayTaken') isVacant = vacancyAfter([tableEvent]) !== null;
    }
    if (row.seat !== seat) continue;
    const missed = by === 'timeOut' && !isVacant ? clock.missed + 1 : clock.missed;
    const isThere = undone === null && isByPlayer(by);
    clock = { ...clock, left: clockLeft ?? clock.left, missed: isThere ? 0 : missed };
  }
  return clock;
}

/** The clock of a seat after an event about it, as the room sets it then. */
function clockAfterEvent(clock: SeatClock, event: TableEvent, settings: ClockSettings): SeatClock {
  if (event.type === 'successorSeated') return newClock(settings);
  if (event.type === 'playerReturned') return { ...clock, missed: 0 };
  return event.type === 'holidayTaken' && event.automatic ? { ...clock, left: settings.increment } : clock;
}

function seatAsOf(row: SeatRow, events: readonly TableEvent[]): SeatRow {
  const all = events.filter((event) => 'seat' in event && event.seat === row.seat);
  const own = all.slice(all.findLastIndex(({ type }) => type === 'successorSeated') + 1);
  const holiday = own.findLast(({ type }) => type === 'holidayTaken');
  const off = holiday?.type === 'holidayTaken' ? [{ from: holiday.from, to: holiday.until }] : [];
  const calendar: SeatCalendar = { zone: 'UTC', awake: null, off, autoHoliday: false };
  return { ...row, calendar, vacancy: vacancyAfter(own) };
}

/** The player of the seat before these events: if somebody else takes it in them, the former player, whose id is not known any more. */
function ownerBefore(later: readonly TableEvent[], seat: Seat): Partial<SeatRow> {
  const taken = later.find((event) => event.type === 'successorSeated' && event.seat === seat);
  return taken?.type === 'successorSeated' ? { playerId: null, name: taken.former || null } : {};
}

/** The vacancy of a seat after these events about it. */
function vacancyAfter(events: readonly TableEvent[]): Vacancy | null {
  const last = events.findLast(({ type }) => type !== 'holidayTaken');
  if (last?.type === 'seatVacated') return 'open';
  return last?.type === 'botSeated' ? 'bot' : null;
}
