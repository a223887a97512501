import type { Calendar } from '#shared/kernel/calendar.ts';
import {
  calendarFor,
  leftBeforeGain,
  newClock,
  newTurn,
  nextStep,
  oldTurn,
  pauseClock,
  resumeClock,
  startClock,
  stopClock,
  timeLeft,
  type ClockSettings,
  type SeatClock,
} from '#shared/kernel/clock.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import type { Origin, Seat } from '#shared/kernel/types.ts';
import type { SeatInfo } from '#shared/protocol/http.ts';
import { isKept } from '../../people/access.ts';
import { isSameCalendar } from '../../people/calendar.ts';
import type { GameRow, SeatClocks, SeatRow } from '../../db/schema.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';

/** The clocks of a game's seats: what a change does to them, and what they bring next. Pure. */

/** The part of a game that its clocks depend on. */
export type Clocked = Pick<LoadedGame, 'game' | 'seats' | 'rules' | 'state'>;

export const calendarOf = (settings: ClockSettings, { calendar }: SeatRow): Calendar =>
  calendarFor(settings, calendar && { ...calendar, weekendsOff: false });

/** Did the seat's player decide, now or beforehand? Nobody else can tell which, so nothing that is public may differ. */
export const isByPlayer = (by: Origin): boolean => by === 'person' || by === 'order';

/** The seats that must decide in this position; before the set-up none. */
const actingSeats = ({ game, rules, state }: Clocked): ReadonlySet<Seat> =>
  new Set(game.seq === 0 ? [] : rules.acting(state));

/** Do clocks run in this game? */
const isTimed = ({ status, pausedUntil, asleepSince }: Clocked['game']): boolean =>
  status === 'running' && pausedUntil === null && asleepSince === null;

/**
 * The clocks after a change at `now`; null in a game without clock. `row`: the row that the change adds. A player's
 * decision stops their clock and adds the increment, once they have nothing more to decide.
 */
export function clocksAfter(
  before: Clocked,
  next: Clocked,
  row: LogRow | undefined,
  now: number,
): SeatClocks | null {
  const settings = next.game.clock;
  if (settings === null || next.game.seq === 0) return null;
  const [acted, acting] = [actingSeats(before), actingSeats(next)];
  const clocks = next.seats.flatMap((after) => {
    const { seat } = after;
    const owner = before.seats[seat];
    if (after.kind !== 'person' || owner === undefined) return [];
    const clock = ownerChange(before.game.seatClocks?.[seat] ?? newClock(settings), row, seat, settings);
    const turn = { acted: acted.has(seat), acts: acting.has(seat) };
    const runs = turn.acts && isKept(after) && isTimed(next.game);
    const hasNewCalendar = !isSameCalendar(owner.calendar, after.calendar);
    return [[seat, clockAfter({ before, clock, owner, row, now, settings, ...turn }, runs, hasNewCalendar)]];
  });
  return Object.fromEntries(clocks) as SeatClocks;
}

/** A successor begins with a full bank; a player who is back, with what was left. */
function ownerChange(
  clock: SeatClock,
  row: LogRow | undefined,
  seat: Seat,
  settings: ClockSettings,
): SeatClock {
  const event = row?.tableEvent;
  if (event?.type === 'successorSeated' && event.seat === seat) return newClock(settings);
  return event?.type === 'playerReturned' && event.seat === seat ? { ...clock, missed: 0 } : clock;
}

/**
 * The clock of a seat whose turn an undo brings back. If the player takes their own move back, so is its increment: else
 * a move and its undo would bring time for ever. If the table agreed, time for a turn is left.
 */
function afterUndo({ clock, owner, row, before, settings }: Tick): SeatClock {
  const isAgreed = before.game.question?.kind === 'undo' || before.seats.filter(isKept).length === 1;
  const left = leftBeforeGain(clock, settings);
  if (isAgreed) return { ...clock, left: Math.max(left, Math.min(clock.left, settings.increment)) };
  return row?.seat === owner.seat ? { ...clock, left } : clock;
}

/** A clock before a change, and what changes. */
interface Tick {
  readonly before: Clocked;
  readonly clock: SeatClock;
  /** The seat before the change; its calendar says what has counted. */
  readonly owner: SeatRow;
  readonly row: LogRow | undefined;
  readonly now: number;
  readonly settings: ClockSettings;
  /** Had the seat to decide before the change? */
  readonly acted: boolean;
  /** Has it to decide after it? */
  readonly acts: boolean;
}

/** The clock after the change. `runs`: it runs then. */
function clockAfter(tick: Tick, runs: boolean, hasNewCalendar: boolean): SeatClock {
  const { clock, owner, now, settings, row } = tick;
  const calendar = calendarOf(settings, owner);
  const isOwn = row?.seat === owner.seat && row.undone === null && isByPlayer(row.by);
  const present = isOwn ? { missed: 0 } : {};
  if (clock.since === null) {
    const stands = standing(tick, calendar);
    return { ...(runs ? resumeClock(stands, now) : stands), ...present };
  }
  // While the table is asked to take a move back, orders wait: others could make a player lose turns by asking.
  const isMissed = row?.seat === owner.seat && row.by === 'timeOut';
  if (isMissed) {
    const missed = stopClock(clock, now, calendar, settings, 'missed');
    const stopped = tick.before.game.question?.kind === 'undo' ? { ...missed, missed: clock.missed } : missed;
    return runs ? startClock(stopped, now, settings) : stopped;
  }
  if (!runs) return halt(tick, calendar);
  const going = hasNewCalendar ? resumeClock(pauseClock(clock, now, calendar), now) : clock;
  return { ...going, ...present };
}

/**
 * A clock that stands: turns begin and end also in a game that is paused or asleep, in which no clock runs. What a bot
 * plays on a vacated seat is no turn of its player.
 */
function standing(tick: Tick, calendar: Calendar): SeatClock {
  const { clock, owner, row, settings, acted, acts } = tick;
  if (row === undefined || row.tableEvent || acts === acted) return clock;
  if (acts && row.undone === null) return newTurn(clock, settings);
  if (acts) return oldTurn(isKept(owner) ? afterUndo(tick) : clock);
  const isEnded = row.seat === owner.seat && row.undone === null && row.by !== 'timeOut';
  return isEnded ? halt(tick, calendar) : clock;
}

/**
 * A turn is over, or the game stands still: a clock that runs stops. An answer that was forced ends a turn too, but a player
 * who is gone gives it as well: it does not count as theirs.
 */
function halt({ clock, owner, row, now, settings }: Tick, calendar: Calendar): SeatClock {
  if (row === undefined || row.tableEvent) return pauseClock(clock, now, calendar);
  const isOwn = row.seat === owner.seat && row.undone === null;
  const stopped = stopClock(clock, now, calendar, settings, isOwn ? 'moved' : 'interrupted');
  return isByPlayer(row.by) ? stopped : { ...stopped, missed: clock.missed };
}

/** The time left to the row's seat after it (ms); null without a clock, or if no person has the seat. */
export function clockLeftAfter(before: Clocked, row: LogRow, state: unknown): number | null {
  if (row.seat === null || before.game.clock === null) return null;
  const status = before.rules.acting(state).length === 0 ? 'over' : 'running';
  const awake = { ...before, game: { ...before.game, asleepSince: null } };
  const game = { ...awake.game, seq: row.seq, status } as const;
  const clock = clocksAfter(awake, { ...awake, game, state }, row, row.at)?.[row.seat];
  const seat = before.seats[row.seat];
  return clock && seat ? timeLeft(clock, row.at, calendarOf(before.game.clock, seat)) : null;
}

/** What a running clock brings: a reminder, which is pointless from `until` on, or the time-out. */
export type SeatStep = { readonly seat: Seat; readonly at: number } & (
  | { readonly kind: 'remind'; readonly nth: 1 | 2; readonly until: number }
  | { readonly kind: 'timeOut' }
);

/** For each seat with a running clock, all that is to come. */
export function clockSteps({ game, seats }: Pick<LoadedGame, 'game' | 'seats'>): readonly SeatStep[] {
  const { clock: settings, seatClocks } = game;
  if (settings === null || seatClocks === null || game.status !== 'running') return [];
  return seats.flatMap((row) => {
    const clock = seatClocks[row.seat];
    return clock === undefined ? [] : stepsOfClock(clock, calendarOf(settings, row), row.seat);
  });
}

function stepsOfClock(clock: SeatClock, calendar: Calendar, seat: Seat): readonly SeatStep[] {
  const next = nextStep(clock, calendar);
  if (next === undefined) return [];
  if (next.kind === 'timeOut') return [{ ...next, seat }];
  const after = stepsOfClock({ ...clock, reminded: next.nth }, calendar, seat);
  return [{ ...next, seat, until: after[0]?.at ?? next.at }, ...after];
}

/** When the seat's time runs out (ms); null while its clock stands. */
export const deadlineOf = (
  { game, seats }: Pick<LoadedGame, 'seats'> & { readonly game: ClockedGame },
  seat: Seat,
): number | null => deadlineAt(game, seats[seat]);

/** What a deadline depends on, of the game's row. */
export type ClockedGame = Pick<GameRow, 'status' | 'clock' | 'seatClocks'>;

/** The same from the seat's own row. */
export function deadlineAt(game: ClockedGame, row: SeatRow | undefined): number | null {
  if (row === undefined || game.clock === null || game.status !== 'running') return null;
  const clock = game.seatClocks?.[row.seat];
  if (clock === undefined) return null;
  const last = nextStep({ ...clock, reminded: 2 }, calendarOf(game.clock, row));
  return last?.at ?? null;
}

/** What everybody may know of a seat's time. */
export function clockInfo(loaded: Pick<LoadedGame, 'game' | 'seats'>, seat: Seat): Pick<SeatInfo, 'clock'> {
  const clock = loaded.game.status === 'running' ? loaded.game.seatClocks?.[seat] : undefined;
  if (clock === undefined) return {};
  const { left, missed } = clock;
  return { clock: { deadline: deadlineOf(loaded, seat), left, missed } };
}
