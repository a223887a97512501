import { describe, expect, test } from 'vitest';
import { CLOCK_PRESETS } from '#shared/kernel/clock.ts';
import { goa } from '../bench/simulation/goa.ts';
import { merchants } from '../bench/simulation/merchants.ts';
import type { AnySimulatedGame } from '../bench/simulation/simulate.ts';
import { vanish } from './support/ladder.ts';

/** Whole games with a clock in which people vanish: `support/vanished.ts` prints the figures of many more. */

const DAY = 86_400_000;
const SEATS = 4;

const GAMES: readonly (readonly [string, AnySimulatedGame])[] = [
  ['Merchants', merchants as AnySimulatedGame],
  ['Goa', goa(1) as AnySimulatedGame],
];

describe.each(GAMES)('a table of four that plays %s', (_, game) => {
  test.each([1, 2, 3])('plays to the end without a player who vanishes (%i)', (seed) => {
    for (const afterLoss of ['wait', 'bot'] as const)
      expect(vanish(game, afterLoss, seed)).toMatchObject({ end: 'played', timeOuts: 2, vacated: 1 });
  });

  test('ends or sleeps within a time that can be computed, whenever all of them vanish', () => {
    const { bank, cap, increment } = CLOCK_PRESETS.fast;
    const longest = SEATS * (Math.max(bank, cap) + 2 * increment);
    const others = 40 * DAY; // played before, and decisions of vacant seats
    for (let seed = 1; seed <= 12; seed += 1) {
      const { days, end, vacated, timeOuts } = vanish(game, 'wait', seed, 'all');
      if (end === 'slept') expect([vacated, timeOuts]).toEqual([SEATS, 2 * SEATS]);
      else expect(end).toBe('played');
      expect(days * DAY).toBeLessThan(longest + others);
    }
  });
});
