import { beforeAll, describe, expect, it } from 'vitest';
import type { Bid, State } from '#shared/games/goa/state.ts';
import { composing } from '../../../../web/games/goa/targets/index.ts';
import { auction, plantation, space, table, turn, type Seated } from '../support.ts';
import { controls, handsAt, saidAt, type Hands } from './scene.ts';

beforeAll(() => composing.fetch());

describe('The bar', () => {
  const bidding = (ducats: number, high: Bid | null = null): State =>
    table({
      players: [{ ducats }, {}, {}],
      markers: [null, { seat: 1, space: space(1, 1) }],
      step: auction(0, 2, high),
    });
  const offered = (state: State): readonly string[] => [...controls(handsAt(state, 0)).keys()];

  it('has a button for each bid if there are few', () => {
    expect(offered(bidding(9, { seat: 2, amount: 5 }))).toEqual([
      'bar bid6',
      'bar bid7',
      'bar bid8',
      'bar bid9',
      'bar pass',
    ]);
  });

  it('has buttons for the lowest bid, some higher ones and the player’s whole money if there are many, and a stepper', () => {
    const names = offered(bidding(20));
    expect(names.filter((name) => name.startsWith('bar'))).toEqual([
      'bar bid1',
      'bar bid3',
      'bar bid6',
      'bar bid20',
      'bar pass',
    ]);
    expect(names.filter((name) => !name.startsWith('bar'))).toHaveLength(20);
  });

  it('shows the bids and the player’s own ducats', () => {
    const [said] = saidAt(handsAt(bidding(9, { seat: 2, amount: 5 }), 0));
    expect(said).toMatch(/Seat 2.* bids 5\. Your ducats: 9\./);
  });

  it('says how many spices of a harvest find no field', () => {
    const own = { plots: { p1: plantation('ginger1') }, rows: { harvest: 3 } };
    const [said] = saidAt(harvesting(own));
    expect(said).toContain('Without a field: 3.');
  });
});

describe('While a colony is founded', () => {
  const founding = (colonists: number): State =>
    table({
      phase: 'B',
      players: twoPlayers({ colonists, hand: ['colonists1', 'ships1'], tiles: ['redColonist'] }),
      step: turn({ acted: true }),
      questions: [{ ask: 'founding', seat: 0, colony: 'Quilon', board: 2 }],
    });
  const atDesk = (state: State): readonly string[] =>
    [...controls(handsAt(state, 0)).keys()].filter((name) => /^(Help|Found)/.test(name));

  it('the move editor has what helps if colonists are missing', () => {
    expect(atDesk(founding(3))).toEqual(['Found a colony decline', 'Help colonists1', 'Help redColonist']);
  });

  it('the move editor has the colony’s tiles if there are enough colonists', () => {
    expect(atDesk(founding(4))).toEqual([
      ...[0, 1, 2, 3, 4].map((tile) => `Found a colony settle${tile}`),
      'Found a colony decline',
    ]);
  });
});

/** Seat 0 as wanted, and another player. */
const twoPlayers = (own: Seated): readonly Seated[] => [own, {}];

/** Seat 0 has tapped the action. */
function harvesting(own: Seated): Hands {
  const tap = controls(handsAt(table({ players: twoPlayers(own) }), 0)).get('actions harvest');
  if (tap === undefined) throw new Error('no harvest');
  return tap();
}
