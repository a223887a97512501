import { expect, test } from 'vitest';
import { withHoliday, type Holiday } from '#shared/kernel/holidays.ts';

/** What becomes of a player’s holidays when they take, move or end one. */

const DAY = 86_400_000;
const NOW = 1_000 * DAY;
const days = (from: number, to: number): Holiday => ({ from: NOW + from * DAY, to: NOW + to * DAY });
const RUNNING = days(-2, 3);
const NEXT = days(5, 7);
const LAST = days(10, 12);
const TAKEN = [RUNNING, NEXT, LAST];

test('a holiday takes the place of those it meets, and no others', () => {
  expect(withHoliday(TAKEN, days(6, 8), NOW)).toEqual([RUNNING, days(6, 8), LAST]);
});

test('the running holiday ends now; later ones stay', () => {
  for (const from of [RUNNING.from, 0])
    expect(withHoliday(TAKEN, { from, to: 0 }, NOW)).toEqual([days(-2, 0), NEXT, LAST]);
});

test('a holiday to come is withdrawn alone', () => {
  expect(withHoliday(TAKEN, { from: NEXT.from, to: 0 }, NOW)).toEqual([RUNNING, LAST]);
});

test('what is past stays, whatever is taken or ended', () => {
  const past = days(-9, -4);
  for (const change of [days(-12, 2), { from: past.from, to: 0 }, { from: 0, to: 0 }])
    expect(withHoliday([past], change, NOW)).toContainEqual(past);
});

test('a year has a hundred holidays at most, because every seat keeps a copy; one can still be ended', () => {
  const short = Array.from({ length: 100 }, (_, n) => ({ from: NOW + n * 1_000, to: NOW + n * 1_000 + 1 }));
  expect(withHoliday(short.slice(1), { from: NOW + DAY, to: NOW + DAY + 1 }, NOW)).toHaveLength(100);
  expect(withHoliday(short, { from: NOW + DAY, to: NOW + DAY + 1 }, NOW)).toBeUndefined();
  expect(withHoliday(short, { from: short[50]?.from ?? 0, to: 0 }, NOW)).toHaveLength(99);
});

test('a holiday over the balance is refused', () => {
  expect(withHoliday(TAKEN, days(20, 45), NOW)).toBeUndefined();
});
