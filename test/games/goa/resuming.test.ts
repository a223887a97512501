import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../shared/games/goa/things.ts';
import { choicesOf, offered, refused, table, turn, when, whenAll, type Seated } from './fixture.ts';

const FOUR: Seated['plots'] = {
  p1: ['clove1', ['clove']],
  p2: ['ginger2', ['ginger', null]],
  p3: ['pepper2', [null, null]],
  p4: ['nutmeg2', ['nutmeg', 'nutmeg']],
};
const CORNER = 8; // a corner space of the grid
const auction = (seat: number) => ({ phase: 'auction', seat, marker: 2, high: null }) as const;
const marked = (space: number) => [null, { seat: 1, space }, { seat: 0, space: 24 }];

describe('An auction goes on after', () => {
  it('a plantation discarded for the one bought', () => {
    const before = table({
      players: [{ plots: FOUR }, {}],
      grid: { 9: 'clove2' },
      markers: marked(9),
      step: auction(0),
    });
    const bought = whenAll(when(before, 0, { type: 'bid', amount: 2 }).state, 1, { type: 'pass' });
    expect(bought.questions).toEqual([{ ask: 'discardPlantation', seat: 0, tile: 'clove2' }]);
    expect(refused(bought, 0, { type: 'discardPlantation', plot: 'new' })).toBe('MOVE_NOT_OFFERED');
    const { state } = when(bought, 0, { type: 'discardPlantation', plot: 'p1' });
    expect(state.players[0]).toMatchObject({
      kept: ['clove1'],
      plots: { p1: { name: 'clove2', fields: ['clove', 'clove'] } },
    });
    expect(state.step).toMatchObject({ phase: 'auction', marker: 3, seat: 1 });
  });

  it('the new plantation itself discarded (2004)', () => {
    const before = table({
      edition: '2004',
      players: [{ plots: FOUR }, {}],
      grid: { 9: 'clove2' },
      markers: marked(9),
      step: auction(0),
    });
    const bought = whenAll(when(before, 0, { type: 'bid', amount: 2 }).state, 1, { type: 'pass' });
    const { state } = when(bought, 0, { type: 'discardPlantation', plot: 'new' });
    expect(state.players[0]!.plots.p1).toMatchObject({ name: 'clove1' });
    expect(state.spent).toEqual(['clove2']);
    expect(state.step).toMatchObject({ phase: 'auction', marker: 3 });
  });

  it('a Bonanza spice, asked for after the tile’s own question', () => {
    const before = table({
      bonanza: true,
      players: [{ plots: { p1: FOUR.p1!, p2: FOUR.p2! } }, {}],
      grid: { [CORNER]: 'shipsOrColonists' },
      markers: marked(CORNER),
      step: auction(0),
    });
    const withSpice = { ...before, bonanza: before.bonanza.with(0, 'spice1') };
    const bought = whenAll(when(withSpice, 0, { type: 'bid', amount: 2 }).state, 1, { type: 'pass' });
    expect(bought.questions.map(({ ask }) => ask)).toEqual(['either', 'spices']);
    const state = whenAll(
      bought,
      0,
      { type: 'either', what: 'ships' },
      { type: 'placeSpices', spices: { 'p2.1': 'ginger' } },
    );
    expect(state.players[0]).toMatchObject({ ships: 7, plots: { p2: { fields: ['ginger', 'ginger'] } } });
    expect(state.step).toMatchObject({ phase: 'auction', marker: 3 });
    expect(state.questions).toEqual([]);
  });

  it('a Bonanza spice without a field is lost', () => {
    const before = table({
      bonanza: true,
      grid: { [CORNER]: 'foreman' },
      markers: marked(CORNER),
      step: auction(0),
    });
    const withSpice = { ...before, bonanza: before.bonanza.with(0, 'spice1') };
    const { state } = when(when(withSpice, 0, { type: 'bid', amount: 1 }).state, 1, { type: 'pass' });
    expect(state.questions).toEqual([]);
    expect(state.bonanza[0]).toBe(null);
  });

  it('a tile taken by Favor, and all that this brings', () => {
    const before = table({
      players: [{ plots: FOUR }, {}],
      grid: { 9: 'favor' },
      removed: ['ships', 'cropRotation', 'nutmeg2'],
      markers: marked(9),
      step: auction(0),
    });
    const bought = whenAll(when(before, 0, { type: 'bid', amount: 1 }).state, 1, { type: 'pass' });
    const state = whenAll(
      bought,
      0,
      { type: 'favor', tile: 'cropRotation' },
      { type: 'discardPlantation', plot: 'p3' },
      { type: 'fill', spices: { 'p3.0': 'pepper' } },
    );
    expect(state.players[0]!.plots.p3).toMatchObject({ name: 'cropRotation', fields: ['pepper'] });
    expect(state.removed).toEqual(['ships', 'nutmeg2']);
    expect(state.step).toMatchObject({ phase: 'auction', marker: 3 });
  });
});

describe('A turn goes on after', () => {
  it('a Swap for a plantation in a corner, with its Bonanza tile', () => {
    const before = table({
      bonanza: true,
      players: [{ plots: FOUR, tiles: ['swap'] }, {}],
      grid: { [CORNER]: 'clove2' },
    });
    const swapped = when(before, 0, { type: 'swap', space: CORNER });
    expect(swapped.state.grid[CORNER]).toBe('swap');
    expect(swapped.events.map(({ type }) => type)).toContain('bonanzaTaken');
    const { state } = when(swapped.state, 0, { type: 'discardPlantation', plot: 'p1' });
    expect(state.players[0]).toMatchObject({ tiles: [], ships: 6 });
    expect(state.step).toEqual(turn(0));
  });

  it('a Swap for an immediate tile, which can be used now or later', () => {
    const before = table({ players: [{ tiles: ['swap'] }, {}], grid: { 9: 'shipsOrColonists' } });
    const swapped = when(before, 0, { type: 'swap', space: 9 }).state;
    expect(swapped.players[0]!.tiles).toEqual([{ tile: 'shipsOrColonists', used: false }]);
    const state = whenAll(
      swapped,
      0,
      { type: 'useTile', tile: 'shipsOrColonists' },
      { type: 'either', what: 'colonists' },
    );
    expect(state.players[0]).toMatchObject({ colonists: 5, tiles: [] });
    expect(state.step).toEqual(turn(0));
  });

  it('founding by Espionage, the action still to come (2012)', () => {
    const before = table({
      players: [{ tiles: ['espionage'], colonists: 9 }, { rows: { colonists: 4 } }],
      pile: ['ships1', 'sell1'],
    });
    const spied = when(before, 0, { type: 'spyFound', seat: 1, colony: 'Cochin', card: 'none' }).state;
    expect(spied.questions).toEqual([{ ask: 'founding', seat: 0, colony: 'Cochin', board: 6 }]);
    const state = whenAll(
      spied,
      0,
      { type: 'settle', tile: 0 },
      { type: 'fill', spices: { 'Cochin.0': 'nutmeg' } },
    );
    expect(state.players[0]).toMatchObject({ colonists: 9, plots: { Cochin: { fields: ['nutmeg'] } } });
    expect(state.step).toEqual(turn(0));
    expect(state.discard).toEqual(['ships1', 'sell1']);
  });

  it('a harvest in a mix: the spices, then ships and colonists for the rest', () => {
    const before = table({
      players: [{ hand: ['harvestMix1'], rows: { harvest: 3 }, plots: { p3: FOUR.p3! } }, {}],
    });
    const placed = when(before, 0, {
      type: 'harvest',
      card: 'harvestMix1',
      spices: { 'p3.1': 'pepper' },
    }).state;
    expect(placed.questions).toEqual([{ ask: 'mix', seat: 0, n: 5 }]);
    const { state } = when(placed, 0, { type: 'mix', ships: 2 });
    expect(state.players[0]).toMatchObject({ ships: 6, colonists: 5 });
    expect(state.step).toMatchObject({ phase: 'turn', seat: 1 });
  });
});

describe('Founding goes on after', () => {
  const CARDS: readonly CardId[] = ['ships1', 'sell1', 'ducats2', 'spices2', 'shipsOnly3'];
  const founding = (edition: '2004' | '2012', seated: Seated) =>
    when(
      table({
        edition,
        players: [{ colonists: 0, ...seated }, { rows: { colonists: 4 } }],
        pile: CARDS,
        discard: [],
      }),
      0,
      { type: 'found', colony: 'Quilon', card: 'none' },
    ).state;

  it('the colonists card, the red Colonist and Resupply, which brings colonists', () => {
    const before = founding('2012', { hand: ['colonists1'], tiles: ['redColonist', 'resupply', 'ships'] });
    expect(offered(before, 0)).toEqual(['decline', 'play', 'useTile']);
    expect(refused(before, 0, { type: 'settle', tile: 0 })).toBe('COLONISTS_MISSING');
    expect(refused(before, 0, { type: 'useTile', tile: 'ships' })).toBe('TILE_NOT_NOW');
    const state = whenAll(
      before,
      0,
      { type: 'play', card: 'colonists1' },
      { type: 'useTile', tile: 'redColonist' },
      { type: 'useTile', tile: 'resupply' },
    );
    expect(state.players[0]!.colonists).toBe(2 + 1 + 4);
    expect(state.revealed).toEqual(['ships1', 'sell1']);
    const founded = when(state, 0, { type: 'settle', tile: 2 }).state;
    expect(founded.players[0]).toMatchObject({
      colonists: 3,
      plots: { Quilon: { allowed: ['pepper', 'nutmeg'] } },
    });
    expect(founded.revealed).toEqual([]);
  });

  it('a third scout (2012 alone)', () => {
    const hand: Seated = { hand: ['thirdScout1'] };
    const before = founding('2012', hand);
    expect(when(before, 0, { type: 'play', card: 'thirdScout1' }).state.revealed).toHaveLength(3);
    expect(refused(founding('2004', hand), 0, { type: 'play', card: 'thirdScout1' })).toBe('CARD_NOT_NOW');
  });

  it('Espionage for an opponent’s colonist number (2004 alone)', () => {
    const before = founding('2004', { tiles: ['espionage'] });
    const { state } = when(before, 0, { type: 'spyColonists', seat: 1 });
    expect(state.questions).toMatchObject([{ ask: 'founding', board: 4 }]);
    expect(when(state, 0, { type: 'settle', tile: 0 }).state.players[0]!.colonists).toBe(0);
    expect(offered(founding('2012', { tiles: ['espionage'] }), 0)).toEqual(['decline']);
  });

  it('a reshuffle that leaves out what is revealed', () => {
    const before = table({
      players: [{ tiles: ['resupply'], colonists: 0 }, {}],
      pile: ['ships1', 'sell1', 'ducats2'],
      pileOnly: true,
      discard: ['sell3'],
    });
    const state = whenAll(
      before,
      0,
      { type: 'found', colony: 'Calicut', card: 'none' },
      { type: 'useTile', tile: 'resupply' },
    );
    expect(state.players[0]!.colonists).toBe(2 + 3);
    expect(state.revealed).toEqual(['ships1', 'sell1']);
    expect([...state.discard].toSorted()).toEqual(['ducats2', 'sell3']);
  });
});

describe('Choices', () => {
  it('name the fields a payment can come from, and how much of each spice', () => {
    const before = table({
      players: [{ plots: { p1: FOUR.p1!, Cochin: [['ginger', 'clove'], ['clove']] } }, {}],
    });
    expect(choicesOf(before, 0)).toContainEqual({
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
