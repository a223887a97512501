import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ordersSchema } from '#shared/games/goa/orders/schema.ts';
import { LOT } from './ordersSupport.ts';

const valid = (orders: unknown): boolean => v.safeParse(ordersSchema, orders).success;

describe('Orders are refused', () => {
  const one = { lot: LOT, limit: 1 };
  it.each<[string, unknown]>([
    ['with an unknown member', { sheets: [] }],
    ['with a round that no game has', { sheet: { round: 9, lines: [] } }],
    ['with two lines for one lot', { sheet: { round: 1, lines: [one, one] } }],
    ['with a lot outside the grid', { sheet: { round: 1, lines: [{ lot: 3, limit: 1 }] } }],
    ['with a limit below 0', { sheet: { round: 1, lines: [{ lot: LOT, limit: -1 }] } }],
    ['with a limit that is no whole number', { sheet: { round: 1, lines: [{ lot: LOT, limit: 1.5 }] } }],
    ['with a limit above 99', { sheet: { round: 1, lines: [{ lot: LOT, limit: 100 }] } }],
    [
      'with a condition of two',
      { sheet: { round: 1, lines: [{ ...one, unless: [{ tile: 'duty', won: LOT }] }] } },
    ],
    [
      'with seven conditions',
      {
        sheet: { round: 1, lines: [{ ...one, unless: Array.from({ length: 7 }, () => ({ won: 'flag' })) }] },
      },
    ],
    ['with a spice twice', { fill: ['clove', 'clove'] }],
    [
      'with fifty wishes',
      { markers: { round: 1, spaces: Array.from({ length: 50 }, () => ({ space: LOT })) } },
    ],
    ['to give up what is no plantation', { giveUp: ['duty'] }],
    ['not to end the turn', { endTurn: false }],
  ])('%s', (_, orders) => {
    expect(valid(orders)).toBe(false);
  });

  it('but not if they order nothing', () => {
    expect(valid({})).toBe(true);
  });

  it('but not if they use every member', () => {
    const preferences = {
      fill: ['clove'],
      either: 'ships',
      giveUp: ['ginger2', 'cropRotation'],
      favor: ['duty'],
      endTurn: true,
      extra: 'pass',
    };
    const lot = {
      ...one,
      tile: 'duty',
      from: 0,
      above: 'ask',
      buyUpTo: 2,
      unless: [{ grows: 'clove' }],
      group: 1,
    };
    const sheet = { round: 8, lines: [lot], others: 'pass', budget: 9 };
    expect(valid({ ...preferences, sheet, markers: { round: 8, spaces: [{ space: 0 }] } })).toBe(true);
  });
});
