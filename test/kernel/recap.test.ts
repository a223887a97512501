import { expect, test } from 'vitest';
import { VEHICLE, type Event, rules } from '../support/vehicle.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { hasDecided, lastDecision, whatHappened } from '#shared/kernel/recap.ts';
import type { Seat } from '#shared/kernel/types.ts';

const QUIET = new Set(['stepBegan']);

const commit = (seq: number, seat: Seat | null, events: readonly Event[], undone?: number): Commit => ({
  seq,
  seat,
  ...(seat === 0 ? { by: 'person' as const } : {}),
  events,
  ...(undone === undefined ? {} : { undone }),
  at: seq,
  version: 1,
});
const passed = (seat: Seat): Event => ({ type: 'passed', seat });
const sold = (...sales: number[]): Event => ({
  type: 'sold',
  good: 'fish',
  visible: 1,
  sales,
  bonuses: sales.map(() => 0),
});
const begins = (seat: Seat): Event => ({ type: 'stepBegan', step: { phase: 'planning', seat } });

const LOG: readonly Commit[] = [
  commit(1, null, [begins(0)]),
  commit(2, 0, [passed(0), begins(1)]),
  commit(3, 1, [passed(1), sold(2, 0, 1), begins(2)]),
  commit(4, 2, [passed(2), sold(0, 3, 0), begins(0)]),
];

/** Rules that do not say themselves what affects a reader. */
const plain = { story: rules.story, upcast: rules.upcast, evolve: rules.evolve };

const about = (log: readonly Commit[], after: number, reader: Seat | null) =>
  whatHappened(plain, log, { after, reader, quiet: QUIET });

test('what happened is told row by row, without hidden event types', () => {
  expect(about(LOG, 2, 0).story.map(({ seq, phrase }) => [seq, phrase.key])).toEqual([
    [3, `${VEHICLE}.story.passed`],
    [3, `${VEHICLE}.story.sold.2`],
    [4, `${VEHICLE}.story.passed`],
    [4, `${VEHICLE}.story.sold.1`],
  ]);
});

test('an event that affects a reader names them and was caused by another player', () => {
  expect(about(LOG, 1, 0).relevant.map(({ seq }) => seq)).toEqual([3]);
  expect(about(LOG, 1, 1).relevant.map(({ seq, seat }) => [seq, seat])).toEqual([[4, 2]]);
});

test('nothing affects a spectator', () => {
  expect(about(LOG, 0, null).relevant).toEqual([]);
});

test('of many sentences that affect a reader, the latest three are given', () => {
  const log = [...LOG, ...[5, 6, 7].map((seq) => commit(seq, 1, [sold(1, 0, 0)]))];
  expect(about(log, 2, 0).relevant.map(({ seq }) => seq)).toEqual([5, 6, 7]);
});

test.each([
  ['another player names the reader', [commit(1, 1, [sold(1, 0)])], false],
  ['something was done for the reader’s seat', [commit(1, 0, [passed(0)])], false],
  ['another player names nobody but themselves', [commit(1, 1, [passed(1)])], true],
])('where %s, the reader is untouched: %#', (_, log, untouched) => {
  expect(about(log, 0, 0).isUntouched).toBe(untouched);
});

test('an undone row is not told', () => {
  const log = [...LOG, commit(5, 2, [], 3), commit(6, 2, [sold(4, 0, 0)])];
  expect(about(log, 2, 0).rows.map(({ seq }) => seq)).toEqual([3, 6]);
});

test('the last decision is the seat’s own latest that counts, and 0 before the first', () => {
  expect(lastDecision(LOG, 0)).toBe(2);
  expect(lastDecision(LOG.slice(0, 1), 0)).toBe(0);
  expect(lastDecision([...LOG, commit(5, 0, [], 1)], 0)).toBe(0);
  expect([LOG, LOG.slice(0, 1), [...LOG, commit(5, 0, [], 1)]].map((log) => hasDecided(log, 0))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a successor knows the game from the row that seated them; their predecessor’s decisions are not theirs', () => {
  const tableEvent = { type: 'successorSeated', seat: 0, name: 'Eve' } as const;
  const log = [...LOG, { ...commit(5, null, []), tableEvent }];
  expect(lastDecision(log, 0)).toBe(5);
  expect(hasDecided(log, 0)).toBe(false);
  expect(lastDecision([...log, commit(6, 0, [passed(0)])], 0)).toBe(6);
  expect(hasDecided([...log, commit(6, 0, [passed(0)])], 0)).toBe(true);
});
