import { describe, expect, test } from 'vitest';
import { ALWAYS, countedTime, deadline, FURTHEST_DEADLINE, type Calendar } from '#shared/kernel/calendar.ts';
import { at, awake, HOUR, iso } from './instants.ts';

const off = (...spans: readonly string[]): Calendar['off'] =>
  spans.map((span) => {
    const [from, to] = span.split(' to ').map(at);
    return { from: from!, to: to! };
  });

const WAKING: Calendar = { ...ALWAYS, zone: 'Europe/Prague', awake: awake('8:00-23:00') };
/** Prague; the deadline of `bank` hours. */
test.each<readonly [string, Partial<Calendar>, string, number, string]>([
  ['in waking hours: simply later', {}, '2024-06-12T10:00+02:00', 3, '2024-06-12T13:00+02:00'],
  ['at night: from the morning on', {}, '2024-06-12T02:00+02:00', 3, '2024-06-12T11:00+02:00'],
  [
    'that runs out with the evening: that evening',
    {},
    '2024-06-12T10:00+02:00',
    13,
    '2024-06-12T23:00+02:00',
  ],
  ['that outlasts the evening: next morning', {}, '2024-06-12T10:00+02:00', 14, '2024-06-13T09:00+02:00'],
  ['over many days', {}, '2024-06-12T10:00+02:00', 72, '2024-06-16T22:00+02:00'],
  ['over leap day', {}, '2024-02-28T22:00+01:00', 17, '2024-03-01T09:00+01:00'],
  ['over 28 February of another year', {}, '2023-02-28T22:00+01:00', 17, '2023-03-02T09:00+01:00'],
  ['over New Year', {}, '2024-12-31T22:00+01:00', 2, '2025-01-01T09:00+01:00'],
  ['over midnight', { awake: awake('20:00-4:00') }, '2024-06-12T23:00+02:00', 6, '2024-06-13T21:00+02:00'],
  [
    'after midnight, in hours of the evening before',
    { awake: awake('20:00-4:00') },
    '2024-06-13T01:00+02:00',
    3,
    '2024-06-13T04:00+02:00',
  ],
  [
    'with hours until midnight',
    { awake: awake('8:00-24:00') },
    '2024-06-12T23:00+02:00',
    1,
    '2024-06-13T00:00+02:00',
  ],
  [
    'with hours from midnight',
    { awake: awake('0:00-8:00') },
    '2024-06-12T23:00+02:00',
    1,
    '2024-06-13T01:00+02:00',
  ],
  [
    'with equal ends: the whole day',
    { awake: awake('8:00-8:00') },
    '2024-06-12T03:00+02:00',
    40,
    '2024-06-13T19:00+02:00',
  ],
  [
    'from midnight to midnight: the whole day',
    { awake: awake('0:00-24:00') },
    '2024-06-12T03:00+02:00',
    40,
    '2024-06-13T19:00+02:00',
  ],
  // 14 June 2024 is a Friday
  ['over a free weekend', { weekendsOff: true }, '2024-06-14T22:00+02:00', 2, '2024-06-17T09:00+02:00'],
  [
    'that runs out with a Friday',
    { weekendsOff: true },
    '2024-06-14T22:00+02:00',
    1,
    '2024-06-14T23:00+02:00',
  ],
  ['on a free Sunday', { weekendsOff: true }, '2024-06-16T12:00+02:00', 1, '2024-06-17T09:00+02:00'],
  [
    'on a free weekend of whole days',
    { weekendsOff: true, awake: null },
    '2024-06-14T23:00+02:00',
    2,
    '2024-06-17T01:00+02:00',
  ],
  [
    'on Friday night, which belongs to Friday',
    { weekendsOff: true, awake: awake('20:00-4:00') },
    '2024-06-14T23:00+02:00',
    5,
    '2024-06-15T04:00+02:00',
  ],
  [
    'on Sunday night, which belongs to Sunday',
    { weekendsOff: true, awake: awake('20:00-4:00') },
    '2024-06-17T01:00+02:00',
    1,
    '2024-06-17T21:00+02:00',
  ],
  [
    'over a holiday',
    { off: off('2024-06-13T00:00+02:00 to 2024-06-15T00:00+02:00') },
    '2024-06-12T22:00+02:00',
    2,
    '2024-06-15T09:00+02:00',
  ],
  [
    'over part of a day',
    { off: off('2024-06-12T12:00+02:00 to 2024-06-12T14:30+02:00') },
    '2024-06-12T11:00+02:00',
    2,
    '2024-06-12T15:30+02:00',
  ],
  [
    'that runs out as a holiday begins',
    { off: off('2024-06-12T12:00+02:00 to 2024-06-12T14:30+02:00') },
    '2024-06-12T11:00+02:00',
    1,
    '2024-06-12T12:00+02:00',
  ],
  [
    'over holidays that overlap, out of order, one of them the wrong way round',
    {
      off: off(
        '2024-06-12T13:00+02:00 to 2024-06-12T16:00+02:00',
        '2024-06-12T17:00+02:00 to 2024-06-12T10:00+02:00',
        '2024-06-12T12:00+02:00 to 2024-06-12T14:00+02:00',
        '2024-06-12T12:30+02:00 to 2024-06-12T12:40+02:00',
      ),
    },
    '2024-06-12T11:00+02:00',
    2,
    '2024-06-12T17:00+02:00',
  ],
  ['that is used up: now', {}, '2024-06-12T02:00+02:00', 0, '2024-06-12T02:00+02:00'],
  ['that is overdrawn: now', {}, '2024-06-12T02:00+02:00', -5, '2024-06-12T02:00+02:00'],
])('the deadline of a bank %s', (_, more, now, bank, end) => {
  expect(iso(deadline(at(now), bank * HOUR, { ...WAKING, ...more }))).toBe(iso(at(end)));
});

test('nothing counts from an instant back to an earlier one', () => {
  expect(countedTime(WAKING, at('2024-06-14T12:00Z'), at('2024-06-12T12:00Z'))).toBe(0);
  expect(countedTime(ALWAYS, 5, 5)).toBe(0);
  expect(countedTime(ALWAYS, 5, 3)).toBe(0);
});

test('weekends are those of the zone', () => {
  const friday = at('2024-06-14T14:00Z'); // Saturday in Auckland
  const free = (zone: string): Calendar => ({ ...ALWAYS, zone, weekendsOff: true });
  expect(countedTime(free('Europe/Prague'), friday, friday + HOUR)).toBe(HOUR);
  expect(countedTime(free('Pacific/Auckland'), friday, friday + HOUR)).toBe(0);
});

describe('a calendar in which nothing counts', () => {
  const now = at('2024-06-12T10:00+02:00');

  test('for a year has its deadline after that year', () => {
    const year = { from: now - HOUR, to: at('2025-06-12T12:00+02:00') };
    expect(iso(deadline(now, HOUR, { ...WAKING, off: [year] }))).toBe(iso(at('2025-06-12T13:00+02:00')));
  });

  test('for ever has a deadline in five years', () => {
    const ever = { from: 0, to: Number.POSITIVE_INFINITY };
    expect(deadline(now, 1, { ...WAKING, off: [ever] })).toBe(now + FURTHEST_DEADLINE);
    expect(deadline(now, Number.POSITIVE_INFINITY, ALWAYS)).toBe(now + FURTHEST_DEADLINE);
  });
});
