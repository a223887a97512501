import { describe, expect, test } from 'vitest';
import { afterWaking, gapFrom } from './bench/simulation/people.ts';
import { merchants, merchantsWays } from './bench/simulation/merchants.ts';
import { simulate, type AnySimulatedGame, type Way } from './bench/simulation/simulate.ts';
import { testStream } from './support/testStream.ts';

/** The model behind the figures of people who play over days. */

const at = (day: number, hour: number, minute = 0): number => (day * 24 + hour) * 60 + minute;

describe('A player', () => {
  test.each([
    ['comes after the gap while they are awake', at(0, 12), 30, 0, at(0, 12, 30)],
    ['sleeps from 23 to 7: the rest of the gap passes next morning', at(0, 22, 50), 30, 0, at(1, 7, 20)],
    ['who is asked at night comes after getting up', at(0, 3), 30, 0, at(0, 7, 30)],
    ['who is asked at bedtime sleeps first', at(0, 23), 30, 0, at(1, 7, 30)],
    ['is awake for 16 hours a day', at(0, 7), 16 * 60 + 5, 0, at(1, 7, 5)],
    ['keeps the hours of where they live, to the east', at(0, 15, 30), 10, 8, at(0, 23, 10)],
    ['keeps the hours of where they live, to the west', at(0, 5), 10, -5, at(0, 12, 10)],
  ])('%s', (_, asked, gap, zone, comes) => {
    expect(afterWaking(asked, gap, zone)).toBe(comes);
  });

  test('comes after ten waking minutes in the middle, and one time in ten after more than 68', () => {
    const stream = testStream(1);
    const gaps = Array.from({ length: 10_001 }, () => gapFrom(stream)).toSorted((a, b) => a - b);
    expect(gaps[5_000]).toBeCloseTo(10, 0);
    expect(gaps.filter((gap) => gap > 68).length / gaps.length).toBeCloseTo(0.1, 2);
  });
});

const sum = (values: readonly number[]): number => values.reduce((all, n) => all + n, 0);

describe('A simulated game', () => {
  const game: AnySimulatedGame = merchants;
  const [without, orders, plans] = merchantsWays as readonly [Way, Way, Way];
  const played = (way: Way, seed = 1) => simulate(game, () => way, seed);

  test('comes out the same every time', () => {
    expect(played(plans)).toEqual(played(plans));
    expect(played(plans, 2)).not.toEqual(played(plans));
  });

  test('without orders has no answers by orders, and a visit for every turn', () => {
    const { total } = played(without);
    expect(total.byOrders).toBe(0);
    expect(total.visits).toBeGreaterThan(40);
  });

  test('has fewer visits with orders and plans, and takes less time', () => {
    const sums = [without, plans].map((way) => {
      const totals = [1, 2, 3].map((seed) => played(way, seed).total);
      return [sum(totals.map(({ visits }) => visits)), sum(totals.map(({ minutes }) => minutes))] as const;
    });
    const [[visits = 0, minutes = 0] = [], [fewer = 0, less = 0] = []] = sums;
    expect(fewer).toBeLessThan(visits);
    expect(less).toBeLessThan(minutes);
  });

  test('sends at most one mail for a visit', () => {
    for (const way of [without, orders, plans]) {
      const { visits, mails } = played(way).total;
      expect(mails).toBeGreaterThan(0);
      expect(mails).toBeLessThanOrEqual(visits);
    }
  });

  test('takes at least the delay of every answer by orders', () => {
    const { minutes, byOrders } = played(plans).total;
    expect(byOrders).toBeGreaterThan(0);
    expect(minutes).toBeGreaterThan(byOrders / 2);
  });

  test('refuses orders that the service would refuse', () => {
    const wrong: Way = { name: 'wrong', leave: () => ({ game: { planing: 'pass' }, plan: null }) };
    expect(() => played(wrong)).toThrow('planing');
  });
});
