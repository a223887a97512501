import { describe, expect, test } from 'vitest';
import { ALWAYS, type Calendar } from '#shared/kernel/calendar.ts';
import {
  calendarFor,
  CLOCK_BOUNDS,
  CLOCK_PRESETS,
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
  type TurnEnd,
} from '#shared/kernel/clock.ts';
import { at, awake, HOUR, iso } from './instants.ts';

const SETTINGS: ClockSettings = { bank: 48 * HOUR, increment: 8 * HOUR, cap: 72 * HOUR, weekendsOff: false };
const WAKING: Calendar = { ...ALWAYS, zone: 'Europe/Prague', awake: awake('8:00-23:00') };
/** Hours on a clock, as they are written in the tables. */
const hours = (left: number, since: number | null = null, more: Partial<SeatClock> = {}): SeatClock => ({
  left: left * HOUR,
  since: since === null ? null : since * HOUR,
  missed: 0,
  reminded: 0,
  ...more,
});
const stop = (clock: SeatClock, now: number, how: TurnEnd, settings = SETTINGS): SeatClock =>
  stopClock(clock, now * HOUR, ALWAYS, settings, how);

test('a new clock stands and has the whole bank', () => {
  expect(newClock(SETTINGS)).toEqual(hours(48));
});

test('a turn starts the clock, with no reminder given', () => {
  expect(startClock(hours(48, null, { missed: 1, reminded: 2 }), 5 * HOUR, SETTINGS)).toEqual(
    hours(48, 5, { missed: 1 }),
  );
});

test('a clock that runs is not started or resumed again', () => {
  const runs = hours(48, 5, { reminded: 1 });
  expect(startClock(runs, 9 * HOUR, SETTINGS)).toBe(runs);
  expect(resumeClock(runs, 9 * HOUR)).toBe(runs);
});

/** A clock with `left` hours runs since hour 100 and stops at hour `now`. */
test.each<readonly [string, number, number, TurnEnd, number]>([
  ['a move gains the increment', 48, 110, 'moved', 46],
  ['a move at once gains the increment', 48, 100, 'moved', 56],
  ['a move does not save more than the cap', 70, 101, 'moved', 72],
  ['a move in the last moment leaves the increment', 10, 110, 'moved', 8],
  ['a move after the time is over leaves the increment', 10, 130, 'moved', 8],
  ['a move before the clock began is charged nothing', 48, 90, 'moved', 56],
  ['a missed turn leaves the increment', 10, 110, 'missed', 8],
  ['a turn that is missed early leaves the increment', 48, 101, 'missed', 8],
  ['an interrupted turn is charged', 48, 110, 'interrupted', 38],
  ['an interrupted turn is not charged below zero', 10, 130, 'interrupted', 0],
])('%s', (_, left, now, how, after) => {
  expect(stop(hours(left, 100, { reminded: 1 }), now, how)).toMatchObject(
    hours(after, null, { missed: Number(how === 'missed') }),
  );
});

test('a move leaves the increment even if the cap is smaller', () => {
  expect(stop(hours(3, 100), 102, 'moved', { ...SETTINGS, cap: 5 * HOUR }).left).toBe(8 * HOUR);
});

test.each<readonly [TurnEnd, number]>([
  ['moved', 0],
  ['missed', 3],
  ['interrupted', 2],
])('two missed turns in a row, and then one that is %s: %i', (how, missed) => {
  expect(stop(hours(10, 100, { missed: 2 }), 101, how).missed).toBe(missed);
});

test('only time that counts is charged', () => {
  const runs = { ...newClock(SETTINGS), since: at('2024-06-12T22:00+02:00') };
  const stopped = stopClock(runs, at('2024-06-13T10:00+02:00'), WAKING, SETTINGS, 'interrupted');
  expect(stopped.left).toBe(45 * HOUR);
});

describe('a pause', () => {
  test('charges what has counted and keeps reminders and missed turns', () => {
    const paused = pauseClock(hours(48, 100, { missed: 1, reminded: 1 }), 130 * HOUR, ALWAYS);
    const more = { missed: 1, reminded: 1, least: 48 * HOUR };
    expect(paused).toEqual(hours(18, null, more));
    expect(resumeClock(paused, 500 * HOUR)).toEqual(hours(18, 500, more));
  });

  test('of a clock that stands changes nothing', () => {
    const stands = hours(48);
    expect(pauseClock(stands, 9 * HOUR, ALWAYS)).toBe(stands);
  });

  test('does not take the increment from a player who moves meanwhile', () => {
    expect(stop(pauseClock(hours(48, 100), 110 * HOUR, ALWAYS), 500, 'moved')).toMatchObject(hours(46));
  });

  test('lets the calendar change without a new account of the past', () => {
    const paused = pauseClock(hours(48, 100), 110 * HOUR, ALWAYS);
    const never: Calendar = { ...ALWAYS, off: [{ from: 0, to: 1_000 * HOUR }] };
    expect(timeLeft(resumeClock(paused, 110 * HOUR), 120 * HOUR, never)).toBe(38 * HOUR);
  });
});

describe('a turn that others have ended', () => {
  const begun = (clock: SeatClock): SeatClock => newTurn(clock, SETTINGS);
  /** The clock at the next turn, after one with `left` hours that was interrupted at hour `now` began at hour 100. */
  const next = (left: number, now: number): SeatClock => begun(stop(hours(left, 100), now, 'interrupted'));

  test.each([
    ['the increment, if it began with that', 8, 107, 8],
    ['the increment, if it began with more', 10, 109, 8],
    ['what it began with, if that was less', 3, 102, 3],
    ['what is left, if that is more', 48, 110, 38],
  ])('leaves for the next one %s', (_, left, now, after) => {
    expect(next(left, now).left).toBe(after * HOUR);
  });

  test('leaves for the turn itself, where an undo brings it back, what was left', () => {
    expect(oldTurn(stop(hours(8, 100, { reminded: 2 }), 107, 'interrupted'))).toEqual(
      hours(1, null, { least: 8 * HOUR }),
    );
  });

  test('counts from its beginning, also if the game was paused in it', () => {
    const resumed = resumeClock(pauseClock(hours(8, 100), 105 * HOUR, ALWAYS), 200 * HOUR);
    expect(begun(stop(resumed, 202, 'interrupted')).left).toBe(8 * HOUR);
  });

  test('leaves it once: what was left is the least for the turn after the next', () => {
    const again = stop(resumeClock(next(8, 107), 200 * HOUR), 206, 'interrupted');
    expect(begun(again).left).toBe(2 * HOUR);
    expect(begun(stop(resumeClock(next(8, 107), 200 * HOUR), 208, 'interrupted')).left).toBe(HOUR);
  });

  test('means nothing any more once the player has moved, or missed the next', () => {
    for (const how of ['moved', 'missed'] as const)
      expect(begun(stop(resumeClock(next(8, 107), 200 * HOUR), 201, how)).least).toBeUndefined();
  });
});

describe('the next step', () => {
  test.each([
    ['first a reminder at half of the time', hours(10, 100), { kind: 'remind', nth: 1, at: 105 * HOUR }],
    ['then one at four fifths', hours(10, 100, { reminded: 1 }), { kind: 'remind', nth: 2, at: 108 * HOUR }],
    ['then the time-out', hours(10, 100, { reminded: 2 }), { kind: 'timeOut', at: 110 * HOUR }],
    ['without time the time-out at once', hours(0, 100), { kind: 'timeOut', at: 100 * HOUR }],
    ['nothing while the clock stands', hours(10), undefined],
    [
      'after a pause reminders go by what was left',
      hours(4, 200, { reminded: 1 }),
      { kind: 'remind', nth: 2, at: 203.2 * HOUR },
    ],
  ])('%s', (_, clock, step) => {
    expect(nextStep(clock, ALWAYS)).toEqual(step);
  });

  test.each([
    [0, '2024-06-13T11:00+02:00'],
    [1, '2024-06-13T17:00+02:00'],
    [2, '2024-06-13T21:00+02:00'],
  ])('after %i reminders comes in waking hours', (reminded, next) => {
    const clock = { left: 20 * HOUR, since: at('2024-06-12T16:00+02:00'), missed: 0, reminded };
    expect(iso(nextStep(clock, WAKING)?.at ?? 0)).toBe(iso(at(next)));
  });
});

describe('the calendar of a seat', () => {
  test.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])('weekends off for all: %s, for the player: %s, in the game: %s', (game, player, weekendsOff) => {
    const settings = { ...SETTINGS, weekendsOff: game };
    expect(calendarFor(settings, { ...WAKING, weekendsOff: player })).toEqual({ ...WAKING, weekendsOff });
  });

  test('of an unknown player counts every hour that the game lets count', () => {
    expect(calendarFor(SETTINGS, null)).toEqual(ALWAYS);
    expect(calendarFor({ ...SETTINGS, weekendsOff: true }, null)).toEqual({ ...ALWAYS, weekendsOff: true });
  });
});

test.each(Object.entries(CLOCK_PRESETS))('the preset %s is within the bounds', (_, preset) => {
  if (preset === null) return;
  for (const name of ['bank', 'increment', 'cap'] as const) {
    expect(preset[name]).toBeGreaterThanOrEqual(CLOCK_BOUNDS[name].min);
    expect(preset[name]).toBeLessThanOrEqual(CLOCK_BOUNDS[name].max);
  }
  expect(preset.cap).toBeGreaterThanOrEqual(preset.bank);
});
