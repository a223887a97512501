import { describe, expect, it } from 'vitest';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import type { Tile } from '#shared/games/goa/things.ts';
import { auction, FOUR_PLANTATIONS, on, plantation, played, space, table, type Seated } from './support.ts';

const TILE = space(3, 3);
const PASS = { type: 'pass' } as const;

describe('A Bonanza tile (rules 2.5)', () => {
  const CORNER = space(1, 1);
  const bonanza = ['twoShips', 'fiveDucats', 'oneSpice', 'oneExpedition'] as const;
  const cornerSold = (tile: Tile, first: (typeof bonanza)[number], player: Seated = {}): State =>
    played(
      table({
        players: [player, { ducats: 1 }],
        grid: { [CORNER]: tile },
        bonanza: [first, 'threeDucats', 'twoColonists', 'shipColonist'],
        markers: [null, { seat: 0, space: CORNER }],
        step: auction(1, 2),
      }),
      [1, PASS],
    );

  it('is received at once by the player who takes the corner tile in the auction', () => {
    const state = cornerSold('duty', 'twoShips');
    expect(playerOf(state, 0).ships).toBe(6);
    expect(state.bonanza[0]).toBe(null);
  });

  it('is received by Swap as well, and only once', () => {
    const state = played(table({ players: [{ tiles: ['swap'] }, {}], grid: { [CORNER]: 'duty' }, bonanza }), [
      0,
      { type: 'swap', space: CORNER },
    ]);
    expect(playerOf(state, 0).ships).toBe(6);
    expect(state.bonanza).toEqual([null, 'fiveDucats', 'oneSpice', 'oneExpedition']);
    const again = {
      ...state,
      players: state.players.with(0, {
        ...playerOf(state, 0),
        tiles: [
          { tile: 'duty' as const, used: false },
          { tile: 'swap' as const, used: false },
        ],
      }),
    };
    expect(playerOf(played(again, [0, { type: 'swap', space: CORNER }]), 0).ships).toBe(6);
  });

  it.each([
    [space(1, 1), 'ships', 2],
    [space(1, 5), 'ducats', 5],
    [space(5, 1), 'colonists', 2],
    [space(5, 5), 'extra', 1],
  ] as const)('lies under its own corner: %s', (corner, what, n) => {
    const bonanza = ['twoShips', 'fiveDucats', 'twoColonists', 'oneExtraAction'] as const;
    const before = table({ players: [{ tiles: ['swap'] }, {}], grid: { [corner]: 'duty' }, bonanza });
    const state = played(before, [0, { type: 'swap', space: corner }]);
    expect(playerOf(state, 0)[what]).toBe(playerOf(before, 0)[what] + n);
  });

  it('is not received from another space', () => {
    const state = played(table({ players: [{ tiles: ['swap'] }, {}], grid: { [TILE]: 'duty' }, bonanza }), [
      0,
      { type: 'swap', space: TILE },
    ]);
    expect(playerOf(state, 0).ships).toBe(4);
    expect(state.bonanza).toEqual(bonanza);
  });

  it.each([
    ['twoShips', { ships: 6 }],
    ['twoColonists', { colonists: 4 }],
    ['shipColonist', { ships: 5, colonists: 3 }],
    ['threeDucats', { ducats: 13 }],
    ['fiveDucats', { ducats: 15 }],
    ['oneExtraAction', { extra: 1 }],
  ] as const)('%s brings what it shows', (tile, gained) => {
    const state = played(
      table({
        players: [{ tiles: ['swap'] }, {}],
        grid: { [CORNER]: 'duty' },
        bonanza: [tile, 'oneSpice', 'oneSpice', 'oneSpice'],
      }),
      [0, { type: 'swap', space: CORNER }],
    );
    expect(playerOf(state, 0)).toMatchObject(gained);
  });

  it('its spice goes on a fitting empty field', () => {
    const asked = cornerSold('duty', 'oneSpice', { plots: { p1: plantation('clove2') } });
    const state = played(asked, [0, { type: 'placeSpices', spices: { 'p1.0': 'clove' } }]);
    expect(on(state, 0, 'p1')).toEqual(['clove', null]);
  });

  it('its spice is lost without a field', () => {
    const state = cornerSold('duty', 'oneSpice', { plots: FOUR_PLANTATIONS });
    expect(state.questions).toEqual([]);
    expect(state.step).toMatchObject({ phase: 'turn', seat: 0 });
  });

  it('its expedition card ignores the hand limit', () => {
    const state = cornerSold('duty', 'oneExpedition', { hand: ['sell1', 'sell2'] });
    expect(playerOf(state, 0).hand).toHaveLength(3);
  });
});
