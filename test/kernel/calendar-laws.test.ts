import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedTime, deadline, FURTHEST_DEADLINE, type Calendar } from '#shared/kernel/calendar.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ZONES = [
  'Europe/Prague',
  'America/New_York',
  'America/Havana',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Tokyo',
  'Asia/Beirut',
  'Pacific/Apia',
  'UTC',
];

/** An instant of 2008 to 2027, often near a change of some zone. */
const instantArb = fc.oneof(
  fc.integer({ min: Date.UTC(2008, 0), max: Date.UTC(2027, 0) }),
  fc
    .tuple(
      fc.constantFrom(
        Date.UTC(2011, 11, 30, 10), // Apia skips a day
        Date.UTC(2024, 2, 10, 7), // New York
        Date.UTC(2024, 2, 31, 1), // Prague
        Date.UTC(2024, 9, 27, 1),
        Date.UTC(2024, 3, 6, 15), // Lord Howe
        Date.UTC(2008, 10, 2, 2, 31), // St John's: 0:01 becomes 23:01
      ),
      fc.integer({ min: -2 * DAY, max: 2 * DAY }),
    )
    .map(([change, away]) => change + away),
);
const minuteArb = fc.integer({ min: 0, max: 1_440 });
const spanArb = fc
  .tuple(instantArb, fc.integer({ min: -HOUR, max: 20 * DAY }))
  .map(([from, length]) => ({ from, to: from + length }));
const calendarArb: fc.Arbitrary<Calendar> = fc.record({
  zone: fc.constantFrom(...ZONES),
  awake: fc.option(fc.record({ from: minuteArb, to: minuteArb }), { freq: 6 }),
  weekendsOff: fc.boolean(),
  off: fc.array(spanArb, { maxLength: 4 }),
});
const bankArb = fc.oneof(fc.integer({ min: 0, max: 3 * HOUR }), fc.integer({ min: 0, max: 10 * DAY }));

/** Holds the law on calendars with holidays around `now`. */
const holds = (seed: number, law: (calendar: Calendar, now: number, bank: number, more: number) => void) =>
  fc.assert(
    fc.property(
      calendarArb,
      instantArb,
      bankArb,
      bankArb,
      fc.boolean(),
      (calendar, now, bank, more, near) => {
        const { off } = calendar;
        const moved = off.map(({ from, to }, i) => ({ from: now + i * DAY, to: now + i * DAY + to - from }));
        law(near ? { ...calendar, off: moved } : calendar, now, bank, more);
      },
    ),
    { seed, numRuns: 1_500 },
  );
const isBound = (now: number, end: number): boolean => end === now + FURTHEST_DEADLINE;

test('counted time adds up: until an instant and after it', () => {
  holds(1, (calendar, from, first, then) => {
    const [middle, to] = [from + first, from + first + then];
    expect(countedTime(calendar, from, middle) + countedTime(calendar, middle, to)).toBe(
      countedTime(calendar, from, to),
    );
  });
});

test('counted time is never negative and never more than the time that passes', () => {
  holds(2, (calendar, from, length) => {
    const counted = countedTime(calendar, from, from + length);
    expect(counted).toBeGreaterThanOrEqual(0);
    expect(counted).toBeLessThanOrEqual(length);
  });
});

test('until its deadline exactly the bank counts', () => {
  holds(3, (calendar, now, bank) => {
    const end = deadline(now, bank, calendar);
    if (isBound(now, end)) expect(countedTime(calendar, now, end)).toBeLessThanOrEqual(bank);
    else expect(countedTime(calendar, now, end)).toBe(bank);
  });
});

test('a deadline is the first such instant: the moment before it counts', () => {
  holds(4, (calendar, now, bank) => {
    const end = deadline(now, bank, calendar);
    if (bank > 0 && !isBound(now, end)) expect(countedTime(calendar, end - 1, end)).toBe(1);
  });
});

test('a larger bank never has an earlier deadline', () => {
  holds(5, (calendar, now, bank, more) => {
    expect(deadline(now, bank + more, calendar)).toBeGreaterThanOrEqual(deadline(now, bank, calendar));
  });
});

test('a later start never has an earlier deadline', () => {
  holds(6, (calendar, now, bank, later) => {
    expect(deadline(now + later, bank, calendar)).toBeGreaterThanOrEqual(deadline(now, bank, calendar));
  });
});

test('a bank can be used in two parts', () => {
  holds(7, (calendar, now, bank, more) => {
    const end = deadline(now, bank + more, calendar);
    if (!isBound(now, end)) expect(deadline(deadline(now, bank, calendar), more, calendar)).toBe(end);
  });
});

test('without a holiday a deadline is never later', () => {
  holds(8, (calendar, now, bank) => {
    const before = deadline(now, bank, calendar);
    for (const gone of calendar.off) {
      const off = calendar.off.filter((span) => span !== gone);
      expect(deadline(now, bank, { ...calendar, off })).toBeLessThanOrEqual(before);
    }
  });
});

/** What clocks of a zone show, computed without any of the code under test. */
function shown(zone: string, at: number): { readonly minute: number; readonly weekday: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { minute: Number(part['hour']) * 60 + Number(part['minute']), weekday: part['weekday'] ?? '' };
}

test('a minute counts if clocks show waking hours, a working day and no holiday', () => {
  const dayHours = fc.tuple(fc.integer({ min: 240, max: 1_300 }), fc.integer({ min: 1, max: 100 }));
  fc.assert(
    fc.property(calendarArb, dayHours, instantArb, (calendar, [from, length], instant) => {
      const at = Math.floor(instant / MINUTE) * MINUTE;
      const awake = { from, to: from + length }; // clocks change at night
      const { minute, weekday } = shown(calendar.zone, at);
      const counts =
        minute >= awake.from &&
        minute < awake.to &&
        !(calendar.weekendsOff && ['Sat', 'Sun'].includes(weekday)) &&
        !calendar.off.some((span) => span.from <= at && at < span.to);
      expect(countedTime({ ...calendar, awake }, at, at + 1)).toBe(counts ? 1 : 0);
    }),
    { seed: 9, numRuns: 3_000 },
  );
});
