import { describe, expect, test } from 'vitest';
import type { Commit } from '#shared/kernel/log.ts';
import { travelsIn } from '../../web/table/travels.ts';
import type { AnyEvent } from '#shared/kernel/types.ts';
import type { Travels } from '../../web/games/gameUi.ts';

interface Went extends AnyEvent {
  readonly to: string;
}
const travels: Travels<Went> = { of: ({ type, to }) => (type === 'went' ? [{ from: 0, to }] : []) };

const row = (seat: number | null, more: Partial<Commit> = {}): Commit => ({
  seq: 1,
  seat,
  events: [{ type: 'went', to: `of ${seat}` } as AnyEvent],
  at: 0,
  version: 1,
  ...more,
});
const endsOf = (rows: readonly Commit[], you: number | null) =>
  travelsIn(rows, you, travels).map(({ to }) => to);

describe('What moves over the table', () => {
  test('is what others do, and not what the player does themselves', () => {
    expect(endsOf([row(1), row(0, { by: 'person' }), row(2)], 0)).toEqual(['of 1', 'of 2']);
    expect(endsOf([row(0, { by: 'person' })], 0)).toEqual([]);
  });

  test('is everything for a spectator, and what the player’s orders do', () => {
    expect(endsOf([row(1), row(0)], null)).toEqual(['of 1', 'of 0']);
    expect(endsOf([row(0, { by: 'order' })], 0)).toEqual(['of 0']);
  });

  test('is of two things that leave the same spot the first, which is seen there', () => {
    const leaving: Travels<Went> = { of: ({ to }) => [{ from: 'lot', to }] };
    expect(travelsIn([row(1), row(2)], 0, leaving).map(({ to }) => to)).toEqual(['of 1']);
  });

  test('is nothing of events that move nothing', () => {
    expect(endsOf([row(1, { events: [{ type: 'thought' }] })], 0)).toEqual([]);
  });

  test('is nothing when moves are taken back, when the page was away, or when too much goes at once', () => {
    expect(endsOf([row(1), row(1, { undone: 1 })], 0)).toEqual([]);
    expect(endsOf(Array.from({ length: 9 }, () => row(1, { events: [] })).concat(row(1)), 0)).toEqual([]);
    const [event] = row(1).events;
    expect(endsOf([row(1, { events: Array.from({ length: 7 }, () => event as AnyEvent) })], 0)).toEqual([]);
  });
});
