import { expect, test } from 'vitest';
import { DAY_PARTS, type OpenTable } from '#shared/protocol/http.ts';
import { dayParts, hoursTogether, matchesWanted } from '../../web/features/tables/tables.ts';

/** The list of open tables by the visitor's clock, and what they look for in it. */

const NIGHT = { from: 0, to: 480 };
/** Two people, awake from 8 to 22 UTC. */
const AWAKE = { parts: Array.from({ length: DAY_PARTS }, (_, n) => (n >= 4 && n < 11 ? 2 : 0)), of: 2 };

test('the day begins at the visitor’s midnight, wherever they are', () => {
  for (const ahead of [0, 60, 345, -480, 840]) {
    const parts = dayParts(AWAKE, NIGHT, ahead);
    expect(parts.map(({ from }) => from)).toEqual(parts.map(({ from }) => from).toSorted((a, b) => a - b));
    expect(parts.filter(({ share }) => share === 1)).toHaveLength(7);
  }
  expect(dayParts(AWAKE, NIGHT, 120).find(({ share }) => share === 1)?.from).toBe(10);
});

test('hours together are those in which most are awake, and the visitor is', () => {
  expect(hoursTogether(dayParts(AWAKE, { from: 480, to: 1_320 }, 0))).toBe(14);
  expect(hoursTogether(dayParts(AWAKE, { from: 1_320, to: 360 }, 0))).toBe(0); // hours over midnight
  expect(
    hoursTogether(dayParts({ parts: AWAKE.parts.map((n) => n / 2), of: 2 }, { from: 480, to: 1_320 }, 0)),
  ).toBe(0);
});

test('a filter leaves what is like it; without one all is wanted', () => {
  const table = { game: 'some', clock: null, seats: 3 } as OpenTable;
  const any = { game: '', pace: '', seats: '' } as const;
  expect(matchesWanted(table, any)).toBe(true);
  expect(matchesWanted(table, { game: 'some', pace: 'relaxed', seats: '3' })).toBe(true);
  for (const other of [{ game: 'other' }, { pace: 'clock' }, { seats: '4' }] as const)
    expect(matchesWanted(table, { ...any, ...other })).toBe(false);
});
