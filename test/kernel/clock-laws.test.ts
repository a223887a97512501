import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALWAYS, deadline, LEAST_AWAKE, type Calendar } from '#shared/kernel/calendar.ts';
import {
  calendarFor,
  CLOCK_BOUNDS,
  longestTurn,
  leftBeforeGain,
  newClock,
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
import { at, awake, HOUR } from './instants.ts';

const DAY = 24 * HOUR;
const WAKING: Calendar = { ...ALWAYS, zone: 'Europe/Prague', awake: awake('8:00-23:00') };

/** Random settings within the bounds. */
const settingsArb = fc
  .record({
    bank: fc.integer(CLOCK_BOUNDS.bank),
    increment: fc.integer(CLOCK_BOUNDS.increment),
    cap: fc.integer(CLOCK_BOUNDS.cap),
    weekendsOff: fc.boolean(),
  })
  .map((settings): ClockSettings => ({ ...settings, cap: Math.max(settings.bank, settings.cap) }));
const ACTIONS = ['start', 'pause', 'resume', 'moved', 'missed', 'interrupted'] as const;
type Action = (typeof ACTIONS)[number];
const stepsArb = fc.array(fc.tuple(fc.constantFrom(...ACTIONS), fc.integer({ min: -HOUR, max: 9 * DAY })), {
  maxLength: 20,
});

function act(
  clock: SeatClock,
  action: Action,
  now: number,
  calendar: Calendar,
  settings: ClockSettings,
): SeatClock {
  switch (action) {
    case 'start':
      return startClock(clock, now, settings);
    case 'pause':
      return pauseClock(clock, now, calendar);
    case 'resume':
      return resumeClock(clock, now);
    default:
      return stopClock(clock, now, calendar, settings, action);
  }
}

/** Holds the law before and after each step of random lives of a clock. */
const holds = (
  seed: number,
  law: (
    before: SeatClock,
    action: Action,
    now: number,
    after: SeatClock,
    more: { settings: ClockSettings; calendar: Calendar },
  ) => void,
) =>
  fc.assert(
    fc.property(settingsArb, stepsArb, (settings, steps) => {
      const calendar = calendarFor(settings, WAKING);
      let clock = newClock(settings);
      let now = at('2024-03-20T10:00+01:00');
      for (const [action, later] of steps) {
        now += later;
        const before = clock;
        clock = act(before, action, now, calendar, settings);
        law(before, action, now, clock, { settings, calendar });
      }
    }),
    { seed, numRuns: 400 },
  );

test('a clock never has negative time, nor more than the cap or an increment', () => {
  holds(1, (_, __, ___, { left }, { settings }) => {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(Math.max(settings.cap, settings.increment));
  });
});

test('a clock gains time by a move or a missed turn only, or as a new turn begins, and at most the increment', () => {
  holds(2, (before, action, now, after, { settings, calendar }) => {
    const gains = action === 'moved' || action === 'missed' ? settings.increment : 0;
    const left = timeLeft(before, now, calendar) + gains;
    const begins = action === 'start' && before.least !== undefined;
    const most = begins ? Math.max(left, Math.min(settings.increment, before.least)) : left;
    expect(timeLeft(after, now, calendar)).toBeLessThanOrEqual(most);
  });
});

/** What others, or the player's own undo, can do to a turn that its player does not end. */
const UNDONE = ['new', 'old', 'interrupted', 'pause', 'resume', 'takenBack'] as const;

function undo(
  clock: SeatClock,
  what: (typeof UNDONE)[number],
  now: number,
  settings: ClockSettings,
): SeatClock {
  switch (what) {
    case 'new':
      return startClock(clock, now, settings);
    case 'old':
      return clock.since === null ? resumeClock(oldTurn(clock), now) : clock;
    case 'takenBack': {
      if (clock.since === null) return clock;
      const moved = stopClock(clock, now, ALWAYS, settings, 'moved');
      return resumeClock(oldTurn({ ...moved, left: leftBeforeGain(moved, settings) }), now);
    }
    default:
      return act(clock, what, now, ALWAYS, settings);
  }
}

test('undoing to and fro leaves a turn no more than it began with, and brings that once, up to the increment', () => {
  const stepsOfUndos = fc.array(fc.tuple(fc.constantFrom(...UNDONE), fc.integer({ min: 0, max: 3 * DAY })), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(settingsArb, stepsOfUndos, (settings, steps) => {
      const begun = newClock(settings).left;
      let now = 0;
      let used = 0;
      let clock = startClock(newClock(settings), now, settings);
      for (const [what, later] of steps) {
        used += timeLeft(clock, now, ALWAYS) - timeLeft(clock, now + later, ALWAYS);
        now += later;
        clock = undo(clock, what, now, settings);
        expect(timeLeft(clock, now, ALWAYS)).toBeLessThanOrEqual(begun);
      }
      expect(used + timeLeft(clock, now, ALWAYS)).toBeLessThanOrEqual(
        begun + Math.min(settings.increment, begun),
      );
    }),
    { seed: 6, numRuns: 1_000 },
  );
});

test('a pause that ends at once changes neither the time that is left nor the time-out', () => {
  holds(3, (_, __, now, clock, { calendar }) => {
    if (clock.since === null || clock.since > now || timeLeft(clock, now, calendar) === 0) return;
    const again = resumeClock(pauseClock(clock, now, calendar), now);
    const timeOut = (of: SeatClock) => nextStep({ ...of, reminded: 2 }, calendar);
    expect(timeOut(again)).toEqual(timeOut(clock));
    expect(timeLeft(again, now, calendar)).toBe(timeLeft(clock, now, calendar));
  });
});

test('reminders and time-out come in order, and at the time-out nothing is left', () => {
  holds(4, (_, __, ___, clock, { calendar }) => {
    if (clock.since === null) return;
    const [first, second, last] = [0, 1, 2].map((reminded) => nextStep({ ...clock, reminded }, calendar)!.at);
    expect([clock.since, first!, second!, last!]).toEqual(
      [clock.since, first!, second!, last!].toSorted((a, b) => a - b),
    );
    expect(timeLeft(clock, last!, calendar)).toBe(0);
  });
});

test('whoever keeps their waking hours runs out of time before the longest turn is over', () => {
  const zones = ['UTC', 'Europe/Prague', 'America/New_York', 'Australia/Lord_Howe'];
  fc.assert(
    fc.property(
      settingsArb,
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 1_439 }),
      fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2027, 0) }),
      (settings, zone, from, now) => {
        const hours = { from, to: (from + LEAST_AWAKE) % 1_440 };
        const calendar = calendarFor(settings, { ...ALWAYS, zone, awake: hours });
        const most = Math.max(settings.cap, settings.increment);
        expect(deadline(now, most, calendar) - now).toBeLessThanOrEqual(longestTurn(settings));
      },
    ),
    { seed: 47, numRuns: 300 },
  );
});
