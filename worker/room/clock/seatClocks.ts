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
  stopClock,
  timeLeft,
  type ClockSettings,
  type SeatClock,
  type TurnEnd,
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
    const acts = acting.has(seat);
    const turn = { acted: acted.has(seat), acts, runs: acts && isKept(after) && isTimed(next.game) };
    const hasNewCalendar = !isSameCalendar(owner.calendar, after.calendar);
    const calendar = calendarOf(settings, owner);
    const tick = { before, clock, owner, calendar, hasNewCalendar, row, now, settings, ...turn };
    return [[seat, clockAfter(tick)]];
  });
  return Object.fromEntries(clocks) as SeatClocks;
}

/** A successor begins with a full bank, no part of which an undo takes; a player who is back, with what was left. */
function ownerChange(
  clock: SeatClock,
  row: LogRow | undefined,
  seat: Seat,
  settings: ClockSettings,
): SeatClock {
  const event = row?.tableEvent;
  if (event?.type === 'successorSeated' && event.seat === seat) return { ...newClock(settings), earned: 0 };
  return event?.type === 'playerReturned' && event.seat === seat ? { ...clock, missed: 0 } : clock;
}

/** Has the table agreed to this undo? Another one may be free meanwhile, and closes the question. */
export const isAgreedUndo = ({ question }: Pick<GameRow, 'question'>, { seat, undone }: LogRow): boolean =>
  question?.kind === 'undo' && question.by === seat && question.to === undone;

/**
 * The clock of a seat whose turn an undo brings back. If the player takes their own move back, so is its increment: else
 * a move and its undo would bring time for ever. If the table agreed, time for a turn is left.
 */
function afterUndo({ clock, owner, row, before, settings }: Tick): SeatClock {
  const isAlone = before.seats.filter(isKept).length === 1;
  const isAgreed = isAlone || (row !== undefined && isAgreedUndo(before.game, row));
  const left = leftBeforeGain(clock, settings);
  if (isAgreed) return { ...clock, left: Math.max(left, Math.min(clock.left, settings.increment)) };
  return row?.seat === owner.seat ? { ...clock, left } : clock;
}

/** A clock before a change, and what changes. */
interface Tick {
  readonly before: Clocked;
  readonly clock: SeatClock;
  /** The seat before the change. */
  readonly owner: SeatRow;
  /** By this calendar time has counted until now. */
  readonly calendar: Calendar;
  readonly hasNewCalendar: boolean;
  readonly row: LogRow | undefined;
  readonly now: number;
  readonly settings: ClockSettings;
  /** Had the seat to decide before the change? */
  readonly acted: boolean;
  /** Has it to decide after it? */
  readonly acts: boolean;
  /** Does the clock run after it? */
  readonly runs: boolean;
}

/** How a change moves a seat's clock. Turns begin and end also in a game that is paused or asleep, in which no clock runs. */
type Transition =
  /** Nothing of it concerns the clock. */
  | 'keep'
  /** A turn begins. */
  | 'begin'
  /** An undo brings a turn back. */
  | 'bringBack'
  /** The turn ends by its player's decision. */
  | 'decide'
  /** The turn ends by an answer that was forced. A player who is gone gives it as well: it does not count as theirs. */
  | 'answer'
  /** The turn ends by what others do. */
  | 'interrupt'
  /** The time runs out. */
  | 'miss'
  /** The game stands still within the turn. */
  | 'pause';

function transitionOf({ clock, owner, row, acted, acts, runs }: Tick): Transition {
  const isRunning = clock.since !== null;
  if (isRunning && row?.seat === owner.seat && row.by === 'timeOut') return 'miss';
  if (isRunning && runs) return 'keep';
  if (row === undefined || row.tableEvent) return isRunning ? 'pause' : 'keep';
  const end = row.seat !== owner.seat || row.undone !== null ? 'interrupt' : endBy(row.by);
  if (isRunning) return end;
  if (acts === acted) return 'keep';
  if (acts) return row.undone === null ? 'begin' : 'bringBack';
  return end === 'interrupt' || row.by === 'timeOut' ? 'keep' : end; // what a bot plays on a vacated seat is no turn of its player
}

const endBy = (by: Origin): Transition => (isByPlayer(by) ? 'decide' : 'answer');

const stopped = (how: TurnEnd, { clock, now, calendar, settings }: Tick): SeatClock =>
  stopClock(clock, now, calendar, settings, how);

/** The clock after each transition, before it runs on. */
const AFTER: Readonly<Record<Transition, (tick: Tick) => SeatClock>> = {
  keep: ({ clock, now, calendar, hasNewCalendar }) =>
    hasNewCalendar ? pauseClock(clock, now, calendar) : clock,
  begin: ({ clock, settings }) => newTurn(clock, settings),
  bringBack: (tick) => oldTurn(isKept(tick.owner) ? afterUndo(tick) : tick.clock),
  decide: (tick) => stopped('moved', tick),
  answer: (tick) => ({ ...stopped('moved', tick), missed: tick.clock.missed }),
  interrupt: (tick) => stopped('interrupted', tick),
  miss: (tick) => {
    // While the table is asked to take a move back, orders wait: others could make a player lose turns by asking.
    const isExcused = tick.before.game.question?.kind === 'undo';
    const missed = { ...stopped('missed', tick), ...(isExcused ? { missed: tick.clock.missed } : {}) };
    return tick.runs ? newTurn(missed, tick.settings) : missed;
  },
  pause: ({ clock, now, calendar }) => pauseClock(clock, now, calendar),
};

/** The clock after the change. Who decides for their seat is there: no turn is missed any more. */
function clockAfter(tick: Tick): SeatClock {
  const { owner, row, now, runs } = tick;
  const transition = transitionOf(tick);
  const after = AFTER[transition](tick);
  const isPresent = row?.seat === owner.seat && row.undone === null && isByPlayer(row.by);
  const next = isPresent && transition !== 'pause' ? { ...after, missed: 0 } : after;
  return runs ? resumeClock(next, now) : next;
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

/** An event that a running clock brings: a reminder, which is pointless from `until` on, or the time-out. */
type SeatStep = { readonly seat: Seat; readonly at: number } & (
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

/** The columns of the game's row that a deadline depends on. */
type ClockedGame = Pick<GameRow, 'status' | 'clock' | 'seatClocks'>;

/** The same from the seat's own row. */
export function deadlineAt(game: ClockedGame, row: SeatRow | undefined): number | null {
  if (row === undefined || game.clock === null || game.status !== 'running') return null;
  const clock = game.seatClocks?.[row.seat];
  if (clock === undefined) return null;
  const last = nextStep({ ...clock, reminded: 2 }, calendarOf(game.clock, row));
  return last?.at ?? null;
}

/** The public part of a seat's clock. */
export function clockInfo(loaded: Pick<LoadedGame, 'game' | 'seats'>, seat: Seat): Pick<SeatInfo, 'clock'> {
  const clock = loaded.game.status === 'running' ? loaded.game.seatClocks?.[seat] : undefined;
  if (clock === undefined) return {};
  const { left, missed } = clock;
  return { clock: { deadline: deadlineOf(loaded, seat), left, missed } };
}
