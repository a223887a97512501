import { ALWAYS, countedTime, deadline, LEAST_AWAKE, type Calendar } from './calendar.ts';

/** Thinking time of a game; null in a game without clock. All ms. */
export interface ClockSettings {
  /** The time that every seat begins with. */
  readonly bank: number;
  /** The time that a seat gets for every turn it ends in time, and the least it has for a turn. */
  readonly increment: number;
  /** More is not saved up. */
  readonly cap: number;
  /** Saturdays and Sundays count for nobody. */
  readonly weekendsOff: boolean;
}

/** The clock of one seat. */
export interface SeatClock {
  /** Thinking time left when its clock began to run, or stands still (ms). */
  readonly left: number;
  /** Since when it runs (ms since 1970); null: it stands. */
  readonly since: number | null;
  /** Turns in a row that ran out. */
  readonly missed: number;
  /** How many reminders of this turn were given: 0, 1 (at 50 %), 2 (at 80 %). */
  readonly reminded: number;
  /** The gain of its last turn (ms), where that is not the increment: at the cap, and beside `least`. An undo takes it again. */
  readonly gained?: number;
  /** The same of the turn before, in a turn that has begun: others may end it by an undo, and then the player takes that one back. */
  readonly earned?: number;
  /**
   * The least that the next turn begins with, up to the increment, if others end this one (ms): what this one began with.
   * Absent: what was left when the clock began to run.
   */
  readonly least?: number;
}

/** How a turn ended: by the seat's own move, because its time ran out, or without the seat (an undo, another's move). */
export type TurnEnd = 'moved' | 'missed' | 'interrupted';

/** The next thing that a running clock brings, and when. */
type ClockStep =
  | { readonly kind: 'remind'; readonly nth: 1 | 2; readonly at: number }
  | { readonly kind: 'timeOut'; readonly at: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The bounds of a host's choice. The cap is not below the bank either. */
export const CLOCK_BOUNDS = {
  bank: { min: 10 * MINUTE, max: 60 * DAY },
  increment: { min: MINUTE, max: 7 * DAY },
  cap: { min: 10 * MINUTE, max: 90 * DAY },
} as const;

/**
 * The longest that the player of a seat can take for a turn without a time-out, in ms of the calendar, holidays apart:
 * `LEAST_AWAKE` counts of every day. Only somebody who moves their waking hours along takes longer.
 */
export function longestTurn({ cap, increment, weekendsOff }: ClockSettings): number {
  const awake = Math.max(cap, increment) * (DAY / (LEAST_AWAKE * MINUTE));
  return weekendsOff ? (awake * 7) / 5 + 3 * DAY : awake + DAY;
}

/** The settings a host chooses from. */
export const CLOCK_PRESETS = {
  relaxed: null,
  fast: { bank: 2 * DAY, increment: 8 * HOUR, cap: 3 * DAY, weekendsOff: false },
  normal: { bank: 5 * DAY, increment: 12 * HOUR, cap: 7 * DAY, weekendsOff: false },
  slow: { bank: 14 * DAY, increment: DAY, cap: 21 * DAY, weekendsOff: false },
} as const satisfies Readonly<Record<string, ClockSettings | null>>;

/** When the time of a player counts in a game; null is a player whose calendar is unknown. */
export function calendarFor(settings: ClockSettings, calendar: Calendar | null): Calendar {
  const own = calendar ?? ALWAYS;
  return settings.weekendsOff ? { ...own, weekendsOff: true } : own;
}

/** The clock of a seat that has not had a turn yet. */
export const newClock = ({ bank }: ClockSettings): SeatClock => ({
  left: bank,
  since: null,
  missed: 0,
  reminded: 0,
});

/**
 * A turn begins, and the clock does not run yet. If others ended the one before, by an undo, it has what that began with, up
 * to the increment. What was left of it is the least then: players who undo to and fro bring no more than that once.
 */
export function newTurn(clock: SeatClock, { increment }: ClockSettings): SeatClock {
  const { left, missed, gained, least } = clock;
  const begun = { left, since: null, missed, reminded: 0, ...earnedBy(clock) };
  const hasEnded = gained !== undefined; // by its own move
  if (hasEnded || least === undefined) return begun;
  const floor = Math.min(increment, least);
  return { ...begun, left: Math.max(left, floor), least: Math.min(left, floor) };
}

const earnedBy = ({ gained, earned = gained }: SeatClock): Pick<SeatClock, 'earned'> =>
  earned === undefined ? {} : { earned };

/** A turn that an undo brings back goes on, and the clock does not run yet. */
export const oldTurn = ({ left, missed, least }: SeatClock): SeatClock => ({
  left,
  since: null,
  missed,
  reminded: 0,
  ...(least === undefined ? {} : { least }),
});

/** A turn begins. A clock that runs already is unchanged. */
export const startClock = (clock: SeatClock, now: number, settings: ClockSettings): SeatClock =>
  clock.since === null ? resumeClock(newTurn(clock, settings), now) : clock;

/** The time of a clock without what its last turn has brought (ms). */
export const leftBeforeGain = ({ left, gained, earned }: SeatClock, { increment }: ClockSettings): number =>
  Math.max(0, left - (gained ?? earned ?? increment));

/** A turn ends. A clock that stands, because it was paused within the turn, is charged nothing more. */
export function stopClock(
  clock: SeatClock,
  now: number,
  calendar: Calendar,
  settings: ClockSettings,
  how: TurnEnd,
): SeatClock {
  const left = timeLeft(clock, now, calendar);
  const stands = { since: null, reminded: 0 } as const;
  switch (how) {
    case 'moved': {
      const saved = Math.min(settings.cap, left + settings.increment);
      const after = Math.max(settings.increment, saved);
      const gained = after - left;
      const ended = { ...stands, left: after, missed: 0 };
      if (clock.least !== undefined) return { ...ended, gained, least: clock.least };
      return gained === settings.increment ? ended : { ...ended, gained };
    }
    case 'missed':
      return { ...stands, left: settings.increment, missed: clock.missed + 1 };
    case 'interrupted':
      return { ...stands, left, missed: clock.missed, least: leastOf(clock), ...earnedBy(clock) };
  }
}

/**
 * A clock stands still within a turn, or its calendar is about to change: what has counted is charged. A clock that
 * stands is unchanged.
 */
export const pauseClock = (clock: SeatClock, now: number, calendar: Calendar): SeatClock =>
  clock.since === null
    ? clock
    : { ...clock, left: timeLeft(clock, now, calendar), since: null, least: leastOf(clock) };

const leastOf = ({ least, left }: SeatClock): number => least ?? left;

/** A paused turn goes on. Reminders that were given are not given again. A clock that runs is unchanged. */
export const resumeClock = (clock: SeatClock, now: number): SeatClock =>
  clock.since === null ? { ...clock, since: now } : clock;

/** The thinking time that is left at `now`; never negative. */
export const timeLeft = ({ left, since }: SeatClock, now: number, calendar: Calendar): number =>
  since === null ? left : Math.max(0, left - countedTime(calendar, since, now));

/** After which part of the time that was left each reminder is given. */
export const REMIND_AT = [0.5, 0.8] as const;

/**
 * The next thing that a running clock brings: reminders after half and four fifths of what was left when it began to
 * run, then the time-out. Nothing if it stands. It may be in the past. Without time there are no reminders.
 */
export function nextStep({ left, since, reminded }: SeatClock, calendar: Calendar): ClockStep | undefined {
  if (since === null) return undefined;
  const part = left > 0 ? REMIND_AT[reminded] : undefined;
  if (part === undefined) return { kind: 'timeOut', at: deadline(since, left, calendar) };
  const at = deadline(since, Math.floor(left * part), calendar);
  return { kind: 'remind', nth: reminded === 0 ? 1 : 2, at };
}
