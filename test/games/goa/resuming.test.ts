import { describe, expect, it } from 'vitest';
import type { Bonanza, CardId, Tile } from '#shared/games/goa/things.ts';
import type { Edition } from '#shared/games/goa/meta.ts';
import type { State } from '#shared/games/goa/state.ts';
import {
  at,
  BOTH,
  auction,
  colony,
  on,
  plantation,
  played,
  table,
  tilesBefore,
  turn,
  type Seated,
} from './support.ts';

const FOUR: Seated['plots'] = {
  p1: plantation('clove1', 'clove'),
  p2: plantation('ginger2', 'ginger'),
  p3: plantation('pepper2'),
  p4: plantation('nutmeg2', 'nutmeg', 'nutmeg'),
};
const CORNER = 8; // a corner space of the grid
const BONANZA: readonly Bonanza[] = ['oneSpice', 'twoShips', 'threeDucats', 'fiveDucats'];

/** Seat 0 has bought this tile at seat 1's marker 2; marker 3 is still to be auctioned. */
function bought(tile: Tile, owner: Seated, change: Parameters<typeof table>[0] = {}): State {
  const before = table({
    players: [owner, {}],
    grid: { [CORNER]: tile, 24: 'duty', 25: 'ships' },
    markers: [null, { seat: 1, space: CORNER }, { seat: 0, space: 24 }],
    step: auction(0, 2),
    ...change,
  });
  return played(before, [0, { type: 'bid', amount: 2 }], [1, { type: 'pass' }]);
}

const NEXT_AUCTION = { phase: 'auction', marker: 3, seat: 1 };

describe('The auctions go on after', () => {
  it('a plantation discarded for the one bought', () => {
    const asked = bought('clove2', { plots: FOUR });
    expect(asked.questions).toEqual([{ ask: 'discardPlantation', seat: 0, tile: 'clove2' }]);
    at(asked).whenSent(0, { type: 'discardPlantation', plot: 'new' }).thenRefused('PLANTATION_UNKNOWN');
    const state = played(asked, [0, { type: 'discardPlantation', plot: 'p1' }]);
    expect(state.players[0]!.kept).toEqual(['clove1']);
    expect(on(state, 0, 'p1')).toEqual(['clove', 'clove']);
    expect(state.step).toMatchObject(NEXT_AUCTION);
  });

  it('the new plantation itself discarded (2004)', () => {
    const asked = bought('clove2', { plots: FOUR }, { edition: '2004' });
    const state = played(asked, [0, { type: 'discardPlantation', plot: 'new' }]);
    expect(state.players[0]!.plots).toMatchObject(FOUR);
    expect(state.spent).toEqual(['clove2']);
    expect(state.step).toMatchObject(NEXT_AUCTION);
  });

  it('a Bonanza spice, asked for after the tile’s own question', () => {
    const asked = bought('shipsOrColonists', { plots: { p2: FOUR.p2! } }, { bonanza: BONANZA });
    expect(asked.questions.map(({ ask }) => ask)).toEqual(['either', 'spices']);
    const state = played(
      asked,
      [0, { type: 'either', what: 'ships' }],
      [0, { type: 'placeSpices', spices: { 'p2.1': 'ginger' } }],
    );
    expect(state.players[0]!.ships).toBe(4 + 3);
    expect(on(state, 0, 'p2')).toEqual(['ginger', 'ginger']);
    expect(state.questions).toEqual([]);
    expect(state.step).toMatchObject(NEXT_AUCTION);
  });

  it('a Bonanza spice without a field, which is lost', () => {
    const state = bought('foreman', {}, { bonanza: BONANZA });
    expect(state.questions).toEqual([]);
    expect(state.bonanza[0]).toBe(null);
    expect(state.step).toMatchObject(NEXT_AUCTION);
  });

  it('a tile taken by Favor, and all that this brings', () => {
    const state = played(
      bought('favor', { plots: FOUR }, { removed: ['ships', 'cropRotation', 'nutmeg2'] }),
      [0, { type: 'favor', tile: 'cropRotation' }],
      [0, { type: 'discardPlantation', plot: 'p3' }],
      [0, { type: 'fill', spices: { 'p3.0': 'pepper' } }],
    );
    expect(state.players[0]!.plots.p3).toMatchObject({ name: 'cropRotation', fields: ['pepper'] });
    expect(state.removed).toEqual(['ships', 'nutmeg2']);
    expect(state.step).toMatchObject(NEXT_AUCTION);
  });
});

describe('The turn goes on after', () => {
  it('a Swap for a plantation in a corner, with its Bonanza tile', () => {
    const before = table({
      bonanza: ['twoShips', 'oneSpice', 'threeDucats', 'fiveDucats'],
      players: [{ plots: FOUR, tiles: ['swap'] }, {}],
      grid: { [CORNER]: 'clove2' },
    });
    const swapped = played(before, [0, { type: 'swap', space: CORNER }]);
    expect(swapped.grid[CORNER]).toBe('swap');
    const state = played(swapped, [0, { type: 'discardPlantation', plot: 'p1' }]);
    expect(state.players[0]!.ships).toBe(4 + 2);
    expect(tilesBefore(state, 0)).toEqual([]);
    expect(state.step).toEqual(turn());
  });

  it('a Swap for an immediate tile, which can be used now or later', () => {
    const before = table({ players: [{ tiles: ['swap'] }, {}], grid: { 9: 'shipsOrColonists' } });
    const swapped = played(before, [0, { type: 'swap', space: 9 }]);
    expect(tilesBefore(swapped, 0)).toEqual(['shipsOrColonists']);
    const state = played(
      swapped,
      [0, { type: 'useTile', tile: 'shipsOrColonists' }],
      [0, { type: 'either', what: 'colonists' }],
    );
    expect(state.players[0]!.colonists).toBe(2 + 3);
    expect(state.step).toEqual(turn());
  });

  it('founding by Espionage, the action still to come (2012)', () => {
    const before = table({
      players: [{ tiles: ['espionage'], colonists: 9 }, { rows: { colonists: 5 } }],
      pile: ['ships1', 'sell1'],
    });
    const spied = played(before, [0, { type: 'spyFound', seat: 1, colony: 'Cochin', card: 'none' }]);
    expect(spied.questions).toEqual([{ ask: 'founding', seat: 0, colony: 'Cochin', board: 6 }]);
    const state = played(
      spied,
      [0, { type: 'settle', tile: 0 }],
      [0, { type: 'fill', spices: { 'Cochin.0': 'nutmeg' } }],
    );
    expect(state.players[0]!.colonists).toBe(9);
    expect(on(state, 0, 'Cochin')).toEqual(['nutmeg']);
    expect(state.discard).toEqual(['ships1', 'sell1']);
    expect(state.step).toEqual(turn());
  });

  it('a harvest in a mix: the spices, then ships and colonists for the rest', () => {
    const before = table({
      players: [{ hand: ['harvestMix1'], rows: { harvest: 4 }, plots: { p3: FOUR.p3! } }, {}],
    });
    const placed = played(before, [
      0,
      { type: 'harvest', card: 'harvestMix1', spices: { 'p3.1': 'pepper' } },
    ]);
    expect(placed.questions).toEqual([{ ask: 'mix', seat: 0, n: 5 }]);
    const state = played(placed, [0, { type: 'mix', ships: 2 }]);
    expect(state.players[0]).toMatchObject({ ships: 4 + 2, colonists: 2 + 3 });
    expect(state.step).toMatchObject({ phase: 'turn', seat: 1 });
  });
});

describe('Founding goes on after', () => {
  const CARDS: readonly CardId[] = ['ships1', 'sell1', 'ducats2', 'spices2', 'shipsOnly3'];
  const founding = (edition: Edition, seated: Seated): State => {
    const players = [{ colonists: 0, ...seated }, { rows: { colonists: 5 } }];
    return played(table({ edition, players, pile: CARDS }), [
      0,
      { type: 'found', colony: 'Quilon', card: 'none' },
    ]);
  };
  const offered = (state: State): readonly string[] =>
    at(state)
      .choices(0)
      .map(({ type }) => type);

  it('the colonists card, the red Colonist and Resupply, which brings colonists', () => {
    const asked = founding('2012', { hand: ['colonists1'], tiles: ['redColonist', 'resupply', 'ships'] });
    expect(offered(asked)).toEqual(['decline', 'play', 'useTile', 'discard']);
    at(asked)
      .when(0, { type: 'settle', tile: 0 })
      .thenRefused('COLONISTS_MISSING', { missing: 4, colony: 'Quilon' });
    at(asked).when(0, { type: 'useTile', tile: 'ships' }).thenRefused('TILE_NOT_NOW');
    const enough = played(
      asked,
      [0, { type: 'play', card: 'colonists1' }],
      [0, { type: 'useTile', tile: 'redColonist' }],
      [0, { type: 'useTile', tile: 'resupply' }],
    );
    expect(enough.players[0]!.colonists).toBe(2 + 1 + 4);
    expect(enough.revealed).toEqual(['ships1', 'sell1']);
    const state = played(enough, [0, { type: 'settle', tile: 2 }]);
    expect(state.players[0]!.colonists).toBe(7 - 4);
    expect(state.players[0]!.plots.Quilon!.allowed).toEqual(['pepper', 'nutmeg']);
    expect(state.revealed).toEqual([]);
  });

  it.each(BOTH)('a kept immediate tile that brings colonists (%s)', (edition) => {
    const asked = founding(edition, {
      tiles: ['colonists', 'shipsOrColonists', 'settlement', 'ships', 'extraActions', 'redShip'],
    });
    expect(offered(asked)).toEqual(['decline', 'useTile']);
    for (const tile of ['ships', 'extraActions', 'redShip'] as const)
      at(asked).when(0, { type: 'useTile', tile }).thenRefused('TILE_NOT_NOW');
    const one = played(asked, [0, { type: 'useTile', tile: 'colonists' }]);
    expect(one.players[0]!.colonists).toBe(4);
    const two = played(one, [0, { type: 'useTile', tile: 'shipsOrColonists' }]);
    expect(two.players[0]).toMatchObject({ colonists: 7, ships: 4 });
    const three = played(two, [0, { type: 'useTile', tile: 'settlement' }]);
    expect(three.players[0]).toMatchObject({ colonists: 8, ships: 5, extra: 1 });
    expect(three.questions).toMatchObject([{ ask: 'founding', colony: 'Quilon' }]);
    expect(played(three, [0, { type: 'settle', tile: 2 }]).players[0]!.colonists).toBe(4);
  });

  it('discarding cards, of any number', () => {
    const asked = founding('2012', { hand: ['ships2', 'sell2'] });
    expect(offered(asked)).toEqual(['decline', 'discard']);
    const state = played(asked, [0, { type: 'discard', cards: ['sell2', 'ships2'] }]);
    expect(state.discard).toEqual(['sell2', 'ships2']);
    expect(offered(state)).toEqual(['decline']);
  });

  it('a third scout (2012 alone)', () => {
    const hand: Seated = { hand: ['thirdScout1'] };
    const scout = { type: 'play', card: 'thirdScout1' } as const;
    expect(played(founding('2012', hand), [0, scout]).revealed).toHaveLength(3);
    at(founding('2004', hand)).when(0, scout).thenRefused('CARD_NOT_NOW');
  });

  it('Espionage for an opponent’s colonist number (2004 alone)', () => {
    const tiles: Seated = { tiles: ['espionage'] };
    const state = played(founding('2004', tiles), [0, { type: 'spyColonists', seat: 1 }]);
    expect(state.questions).toMatchObject([{ ask: 'founding', board: 4 }]);
    expect(played(state, [0, { type: 'settle', tile: 0 }]).players[0]!.colonists).toBe(0);
    expect(offered(founding('2012', tiles))).toEqual(['decline']);
  });

  it('a reshuffle that leaves out what is revealed', () => {
    const before = table({
      players: [{ tiles: ['resupply'], colonists: 0 }, {}],
      pile: ['ships1', 'sell1', 'ducats2'],
      discard: ['sell3'],
    });
    const state = played(
      before,
      [0, { type: 'found', colony: 'Calicut', card: 'none' }],
      [0, { type: 'useTile', tile: 'resupply' }],
    );
    expect(state.players[0]!.colonists).toBe(2 + 3);
    expect(state.revealed).toEqual(['ships1', 'sell1']);
    expect([...state.discard].toSorted()).toEqual(['ducats2', 'sell3']);
  });
});

describe('A choice', () => {
  it('names the fields a payment can come from, and how much of each spice', () => {
    const plots = { p1: plantation('clove1', 'clove'), Cochin: colony('Cochin', ['clove']) };
    expect(at(table({ players: [{ plots }, {}] })).choices(0)).toContainEqual({
      type: 'progress',
      params: [
        { kind: 'one', name: 'column', of: ['colonists'] },
        { kind: 'one', name: 'card', of: ['none'] },
        {
          kind: 'fields',
          name: 'payment',
          fields: { 'p1.0': ['clove'], 'Cochin.0': ['clove'] },
          min: 1,
          max: 1,
          need: { clove: 1 },
        },
      ],
    });
  });
});
