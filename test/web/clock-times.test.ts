import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CLOCK_PRESETS } from '#shared/kernel/clock.ts';
import type { SeatInfo } from '#shared/protocol/http.ts';
import type { Language } from '#shared/words/languages.ts';
import {
  holidayText,
  isLow,
  SEAT_TIME_WORDS,
  leftText,
  ownTitle,
  seatTime,
  standstillText,
  timeLine,
  clockTerms,
  TimeLeft,
} from '../../web/table/clock.tsx';
import { setLocale } from '../../web/lib/language.ts';
import { formatDeadline, formatDuration, formatHour } from '../../web/lib/times.ts';
import { textIn } from './support/drawn.ts';

/** How much time is left, in words. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = new Date(2026, 10, 22, 12).getTime();

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

beforeEach(() => vi.stubGlobal('navigator', { languages: ['en-GB'] }));
afterEach(async () => {
  vi.unstubAllGlobals();
  await setLocale('en');
});

test.each([
  [14 * DAY, '14d'],
  [DAY + 4 * HOUR + 59 * MINUTE, '1d 4h'],
  [DAY, '1d'],
  [DAY - SECOND, '23h 59 min'],
  [HOUR, '1h'],
  [HOUR - SECOND, '59 min'],
  [5 * MINUTE, '5 min'],
  [5 * MINUTE - SECOND, '4 min 59 sec'],
  [MINUTE, '1 min'],
  [59_999, '59 sec'],
  [0, '0 sec'],
  [-HOUR, '0 sec'],
])('%i ms are told in two units, rounded down: %s', (ms, told) => {
  expect(plain(formatDuration(ms))).toBe(told);
});

test.each<[Language, string, string, string]>([
  ['en', '1d 4h', '1 day 4 hours', '1d'],
  ['pl', '1 d. 4 h', '1 dzień 4 godziny', '1 d.'],
  ['cs', '1 d. 4 h', '1 den 4 hodiny', '1 d.'],
  ['fr', '1j 4h', '1 jour 4 heures', '1j'],
])('a duration is told in %s: short, in words and roughly', async (to, short, long, rough) => {
  await setLocale(to);
  const told = [{}, { long: true }, { rough: true }] as const;
  expect(told.map((style) => plain(formatDuration(DAY + 4 * HOUR, style)))).toEqual([short, long, rough]);
});

test.each([
  ['en-GB', '20:00'],
  ['en-US', '8:00 PM'],
])('an hour of the day is told as readers in %s write it: %s', (region, told) => {
  vi.stubGlobal('navigator', { languages: [region] });
  expect(formatHour(20).replace('\u202f', ' ')).toBe(told);
});

describe('Little time', () => {
  test('is three hours, or a fifth of what a shorter turn began with', () => {
    expect([isLow(3 * HOUR), isLow(3 * HOUR + 1)]).toEqual([true, false]);
    expect([isLow(2 * HOUR, 10 * HOUR), isLow(2 * HOUR + 1, 10 * HOUR)]).toEqual([true, false]);
    expect(isLow(4 * HOUR, 5 * DAY)).toBe(false);
  });

  test('is said in words', () => {
    expect(plain(leftText(2 * DAY, undefined, SEAT_TIME_WORDS))).toBe('2d left');
    expect(plain(leftText(2 * HOUR, undefined, SEAT_TIME_WORDS))).toBe('only 2h left');
    expect(leftText(0, undefined, SEAT_TIME_WORDS)).toBe('time is up');
  });
});

test.each([
  [2 * HOUR, 'Sun 14:00'],
  [5 * DAY, 'Fri 12:00'],
  [6 * DAY, 'Sat 28 Nov, 12:00'],
])('a moment in %i ms is told by its weekday, from six days on with its date: %s', (ahead, said) => {
  expect(plain(formatDeadline(NOON + ahead, NOON))).toBe(said);
});

test('a running time is shown with the moment at which it ends, one that has run out without', () => {
  vi.useFakeTimers({ now: NOON });
  const shown = (until: number): string => textIn(TimeLeft({ until, words: SEAT_TIME_WORDS }));
  expect(plain(shown(NOON + 2 * DAY))).toBe('2d left until Tue 12:00');
  expect(shown(NOON)).toBe('time is up');
  vi.useRealTimers();
});

describe('The tab’s title', () => {
  const titleAt = (left: number): string | undefined =>
    ownTitle('Goa', { deadline: NOON + left, left: 5 * DAY, missed: 0 }, () => NOON);

  test('counts one’s own time in its largest unit', () => {
    expect(titleAt(4 * HOUR + 20 * MINUTE)?.replace('\u00a0', ' ')).toBe('Your turn, 4h – Goa');
  });

  test('does not while no time runs, and after it has run out', () => {
    expect(titleAt(0)).toBeUndefined();
    expect(ownTitle('Goa', { deadline: null, left: DAY, missed: 0 }, () => NOON)).toBeUndefined();
    expect(ownTitle('Goa', undefined, () => NOON)).toBeUndefined();
  });
});

describe('In text mode', () => {
  test('a running time is told with its end', () => {
    const line = timeLine('Ben', { deadline: NOON + DAY + 4 * HOUR, left: 5 * DAY, missed: 0 }, NOON);
    expect(plain(line)).toBe('Ben: 1 day 4 hours left, until Mon 16:00');
  });

  test('a time that stands is told as what is saved', () => {
    expect(plain(timeLine('Ben', { deadline: null, left: 5 * DAY, missed: 0 }, NOON))).toBe(
      'Ben: 120 waking hours in reserve',
    );
  });
});

describe('Before a game begins', () => {
  test('its players read that waking hours count, how long they last, and where weekends do not count', () => {
    const said = plain(clockTerms(CLOCK_PRESETS.normal));
    expect(said).toMatch(/ at most\. Only a player’s waking hours count, and no holidays: .* calendar\.$/);
    expect(plain(clockTerms({ ...CLOCK_PRESETS.normal, weekendsOff: true }))).toMatch(
      / at most\. Weekends do not count\. Only a player’s waking hours count/,
    );
  });

  test('nothing is said of nights where no time runs', () => {
    expect(clockTerms(null)).toBe('no clock; players are only reminded');
  });
});

describe('A holiday', () => {
  test('is told by its last day', () => {
    const to = new Date(2026, 11, 4).getTime();
    expect(holidayText({ from: NOON, to }, NOON)).toBe('on holiday until 3 Dec 2026');
  });

  test('is announced two weeks ahead, and forgotten afterwards', () => {
    const holiday = { from: NOON + 10 * DAY, to: NOON + 12 * DAY };
    expect(holidayText(holiday, NOON)).toBe('on holiday from 2 Dec 2026 to 4 Dec 2026');
    expect(holidayText(holiday, NOON - 5 * DAY)).toBe('');
    expect(holidayText(holiday, holiday.to)).toBe('');
    expect(holidayText(undefined, NOON)).toBe('');
  });
});

describe('A game that stands still', () => {
  test('says so: paused with its end, or asleep', () => {
    expect(standstillText({ settings: null, pausedUntil: NOON, asleep: false })).toContain(
      '22 Nov 2026, 12:00',
    );
    expect(standstillText({ settings: null, pausedUntil: NOON, asleep: true })).toContain('asleep');
    expect(standstillText({ settings: null, pausedUntil: null, asleep: false })).toBe('');
  });

  test('in a view from before there were clocks does not', () => {
    expect([standstillText(null), standstillText(undefined)]).toEqual(['', '']);
  });
});

test('a seat that its player has left, or a bot has, tells no time', () => {
  const clock = { deadline: null, left: DAY, missed: 0 };
  const info = { seat: 0, kind: 'person', name: 'Ana', online: false, clock } as const satisfies SeatInfo;
  expect(seatTime(info)).toBe(clock);
  expect(seatTime({ ...info, vacancy: 'open' })).toBeUndefined();
  expect(seatTime({ ...info, kind: 'bot' })).toBeUndefined();
});
