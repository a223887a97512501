import { newClock, type ClockSettings, type SeatClock } from '#shared/kernel/clock.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import type { TableEvent } from '#shared/kernel/tableEvents.ts';
import { maskOf, type Seat, type Viewer } from '#shared/kernel/types.ts';
import type { SeatCalendar, SeatClocks, SeatRow, Vacancy } from '../db/schema.ts';
import { isDelayed } from '../access.ts';
import { foldRows } from './damage.ts';
import type { LoadedGame } from './loadedGame.ts';
import type { Room } from './roomContext.ts';

/**
 * What spectators of a game with a delay see: the game as its rows say that are old enough. All of it is built from these
 * rows, so a row that is younger changes no byte. Who sits where is told at once; messages too. After the end there is no
 * delay.
 */

/** A game as spectators see it now. */
export interface DelayedGame {
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
  const rows = young === -1 ? all : all.slice(0, young);
  const next = young === -1 ? undefined : all[young];
  return {
    shown: asOf(loaded, rows, stateAfter(room, loaded, rows)),
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

/** The game when these rows were its log. */
function asOf(loaded: LoadedGame, rows: readonly LogRow[], state: unknown): LoadedGame {
  const events = rows.flatMap(({ tableEvent }) => tableEvent ?? []);
  const pause = events.findLast(({ type }) => type === 'paused' || type === 'resumed');
  const isAsleep = rows.at(-1)?.tableEvent?.type === 'gameSlept';
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
      seatClocks: game.clock === null ? null : clocksAfterRows(seats, rows, game.clock),
      pausedUntil: pause?.type === 'paused' ? pause.until : null,
      asleepSince: isAsleep ? (rows.at(-1)?.at ?? null) : null,
    },
    seats: seats.map((row) => seatAsOf(row, events)),
    state,
    orders: new Map(),
    noticeOutcomes: new Map(),
  };
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
      .map(({ seat }): [Seat, SeatClock] => {
        const own = rows.filter((row) => row.seat === seat && row.undone === null);
        const left = own.findLast(({ clockLeft }) => typeof clockLeft === 'number')?.clockLeft;
        const missed = own.length - 1 - own.findLastIndex(({ by }) => by !== 'timeOut');
        const clock = newClock(settings);
        return [seat, { ...clock, left: left ?? clock.left, missed }];
      }),
  );

function seatAsOf(row: SeatRow, events: readonly TableEvent[]): SeatRow {
  const own = events.filter((event) => 'seat' in event && event.seat === row.seat);
  const holiday = own.findLast(({ type }) => type === 'holidayTaken');
  const off = holiday?.type === 'holidayTaken' ? [{ from: holiday.from, to: holiday.until }] : [];
  const calendar: SeatCalendar = { zone: 'UTC', awake: null, off, autoHoliday: false };
  return { ...row, calendar, vacancy: vacancyAfter(own) };
}

/** The vacancy of a seat after these events about it. */
function vacancyAfter(events: readonly TableEvent[]): Vacancy | null {
  const last = events.findLast(({ type }) => type !== 'holidayTaken');
  if (last?.type === 'seatVacated') return 'open';
  return last?.type === 'botSeated' ? 'bot' : null;
}
