import { describe, expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import type { Edition } from '#shared/games/goa/meta.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import type { PlotId, Tile } from '#shared/games/goa/things.ts';
import {
  at,
  auction,
  BOTH,
  colony,
  FOUR_PLANTATIONS,
  full,
  may,
  on,
  plantation,
  played,
  pointsFor,
  space,
  table,
  tilesBefore,
  turn,
  type Seated,
  type Table,
} from './support.ts';

const TILE = space(3, 3);

/** Seat 0, the auctioneer, is about to take the tile for free: the other player has no ducats and passes. */
const selling = (tile: Tile, player: Seated = {}, wanted: Table = {}): State =>
  table({
    phase: 'A',
    ...wanted,
    players: [player, { ducats: 1 }],
    grid: { [TILE]: tile },
    markers: [null, { seat: 0, space: TILE }],
    step: auction(1, 2),
  });
const PASS = { type: 'pass' } as const;
/** After the auction: the tile is taken, what is asked is still open. */
const taken = (tile: Tile, player?: Seated, wanted?: Table): State =>
  played(selling(tile, player, wanted), [1, PASS]);

describe('A plantation (rules 3.3)', () => {
  it.each([
    ['clove1', 'p1', ['clove']],
    ['nutmeg2', 'p1', ['nutmeg', 'nutmeg']],
    ['ginger3', 'p1', ['ginger', 'ginger', 'ginger']],
  ] as const)('%s goes on a free space and is filled at once', (tile, plot, spices) => {
    const state = taken(tile);
    expect(on(state, 0, plot)).toEqual(spices);
    expect(tilesBefore(state, 0)).toEqual([]);
  });

  it('goes on whatever space is free', () => {
    const { p2: _, ...three } = FOUR_PLANTATIONS;
    expect(on(taken('clove2', { plots: three }), 0, 'p2')).toEqual(['clove', 'clove']);
  });

  it.each(BOTH)('as a fifth makes its owner discard one of the four, spices and all (%s)', (edition) => {
    const asked = taken('clove3', { plots: FOUR_PLANTATIONS }, { edition });
    expect(rules.acting(asked)).toEqual([0]);
    const state = played(asked, [0, { type: 'discardPlantation', plot: 'p2' }]);
    expect(playerOf(state, 0).plots.p2).toMatchObject({
      name: 'clove3',
      fields: ['clove', 'clove', 'clove'],
    });
    expect(state.spent).toContain('pepper2');
  });

  it('2004: or the new one', () => {
    const asked = taken('clove3', { plots: FOUR_PLANTATIONS }, { edition: '2004' });
    const state = played(asked, [0, { type: 'discardPlantation', plot: 'new' }]);
    expect(playerOf(state, 0).plots).toMatchObject(FOUR_PLANTATIONS);
    expect(state.spent).toContain('clove3');
    expect(tilesBefore(state, 0)).toEqual([]);
  });

  it('2012: not the new one', () => {
    const asked = taken('clove3', { plots: FOUR_PLANTATIONS });
    expect(may(asked, 0, { type: 'discardPlantation', plot: 'new' })).toBe(false);
  });

  it('must be discarded before anything else', () => {
    at(taken('clove3', { plots: FOUR_PLANTATIONS }))
      .when(0, { type: 'taxes' })
      .thenRefused('ANSWER_FIRST');
  });

  it.each([
    ['of size 1 is kept face down and still scores', 'p1', ['ginger1'], 1],
    ['of another size leaves the game', 'p2', [], 0],
  ] as const)('discarded %s', (_, plot, kept, points) => {
    const plots = { ...FOUR_PLANTATIONS, p1: plantation('ginger1', 'ginger') };
    const asked = taken('clove3', { plots });
    const state = played(asked, [0, { type: 'discardPlantation', plot }]);
    expect(playerOf(state, 0).kept).toEqual(kept);
    expect(state.spent.includes('pepper2')).toBe(kept.length === 0);
    const laid = plot === 'p1' ? 0 : 1;
    expect(pointsFor(state, 0, 'plantations')).toBe(points + laid);
  });

  it('2004: the new one of size 1 is kept face down as well', () => {
    const asked = taken('clove1', { plots: FOUR_PLANTATIONS }, { edition: '2004' });
    const state = played(asked, [0, { type: 'discardPlantation', plot: 'new' }]);
    expect(playerOf(state, 0).kept).toEqual(['clove1']);
    expect(pointsFor(state, 0, 'plantations')).toBe(1);
  });
});

describe('Crop rotation (rules 3.3)', () => {
  it('is filled with a spice of its owner’s choice', () => {
    const asked = taken('cropRotation');
    expect(rules.acting(asked)).toEqual([0]);
    for (const spice of ['ginger', 'pepper', 'cinnamon', 'nutmeg', 'clove'] as const)
      expect(on(played(asked, [0, { type: 'fill', spices: { 'p1.0': spice } }]), 0, 'p1')).toEqual([spice]);
  });

  it('is filled again with another spice', () => {
    const plots = { p1: plantation('cropRotation') };
    const state = played(table({ players: [{ plots }, {}] }), [
      0,
      { type: 'harvest', card: 'none', spices: { 'p1.0': 'nutmeg' } },
    ]);
    expect(on(state, 0, 'p1')).toEqual(['nutmeg']);
  });

  it('scores nothing, laid or kept, foreman or not', () => {
    const state = table({
      players: [
        { plots: { p1: plantation('cropRotation') }, kept: ['cropRotation'], tiles: ['foreman'] },
        {},
      ],
    });
    expect(pointsFor(state, 0, 'plantations')).toBe(0);
  });
});

describe('An immediate tile is carried out and discarded (rules 3.3)', () => {
  it.each([
    ['ships', { ships: 8, colonists: 2, extra: 0 }],
    ['colonists', { ships: 4, colonists: 6, extra: 0 }],
    ['settlement', { ships: 5, colonists: 3, extra: 1 }],
    ['extraActions', { ships: 4, colonists: 2, extra: 2 }],
  ] as const)('%s', (tile, gained) => {
    const state = taken(tile);
    expect(playerOf(state, 0)).toMatchObject({ ...gained, tiles: [] });
    expect(state.spent).toEqual([tile]);
  });

  it.each([
    ['ships', { ships: 7, colonists: 2 }],
    ['colonists', { ships: 4, colonists: 5 }],
  ] as const)('ships/colonists: 3 %s, of one kind', (what, gained) => {
    const asked = taken('shipsOrColonists');
    const state = played(asked, [0, { type: 'either', what }]);
    expect(playerOf(state, 0)).toMatchObject({ ...gained, tiles: [] });
  });

  it.each([
    ['expeditions2', 2],
    ['expeditions3', 3],
  ] as const)('%s: draws above the hand limit too', (tile, n) => {
    const state = taken(tile, { hand: ['sell1'] }, { pile: ['ducats1', 'ducats2', 'ducats3', 'ships1'] });
    expect(playerOf(state, 0).hand).toHaveLength(1 + n);
    expect(state.spent).toEqual([tile]);
  });

  it('favor: one of the eight removed tiles, taken like any tile', () => {
    const removed = [
      'redShip',
      'clove2',
      'settlement',
      'mission3',
      'duty',
      'ships',
      'colonists',
      'foreman',
    ] as const;
    const asked = taken('favor', {}, { phase: 'B', removed });
    for (const tile of removed) expect(may(asked, 0, { type: 'favor', tile })).toBe(true);
    at(asked).when(0, { type: 'favor', tile: 'swap' }).thenRefused('TILE_NOT_REMOVED');
    expect(tilesBefore(played(asked, [0, { type: 'favor', tile: 'redShip' }]), 0)).toEqual(['redShip']);
    expect(on(played(asked, [0, { type: 'favor', tile: 'clove2' }]), 0, 'p1')).toEqual(['clove', 'clove']);
    const settled = played(asked, [0, { type: 'favor', tile: 'settlement' }]);
    expect(playerOf(settled, 0)).toMatchObject({ ships: 5, colonists: 3, extra: 1 });
    expect(settled.removed).toEqual(removed.filter((tile) => tile !== 'settlement'));
  });

  it('favor finds the tiles removed in both phases', () => {
    const state = table({ removed: ['duty', 'ships', 'clove2', 'foreman'], grid: {} });
    const tiles = ['swap', 'mission2', 'mission3', 'resupply'] as const;
    const laid = rules.evolve(state, { type: 'tilesLaid', phase: 'B', tiles: [], removed: tiles });
    expect(laid.removed).toHaveLength(8);
  });
});

describe('A red tile (rules 3.3)', () => {
  const plots: Partial<Record<PlotId, ReturnType<typeof plantation>>> = {
    p1: plantation('pepper2'),
    Cochin: colony('Cochin', [null]),
  };
  const holding = (tile: Tile, wanted: Table = {}): State =>
    table({ ...wanted, players: [{ tiles: [tile], plots }, {}] });

  it.each([
    ['redShip', { ships: 5 }],
    ['redColonist', { colonists: 3 }],
  ] as const)('%s brings one', (tile, gained) => {
    const state = played(holding(tile), [0, { type: 'useTile', tile }]);
    expect(playerOf(state, 0)).toMatchObject(gained);
    expect(tilesBefore(state, 0)).toEqual([`${tile}*`]);
  });

  it.each([
    ['2004', 14],
    ['2012', 13],
  ] as const)('ducats: %s makes 10 into %i', (edition, ducats) => {
    const state = played(holding('redDucats', { edition }), [0, { type: 'useTile', tile: 'redDucats' }]);
    expect(playerOf(state, 0).ducats).toBe(ducats);
  });

  it('spice: one of choice on a fitting empty field', () => {
    const put = (spices: Record<string, 'pepper' | 'clove'>) => ({ type: 'redSpice', spices }) as const;
    const state = holding('redSpice');
    expect(on(played(state, [0, put({ 'p1.1': 'pepper' })]), 0, 'p1')).toEqual([null, 'pepper']);
    expect(on(played(state, [0, put({ 'Cochin.0': 'clove' })]), 0, 'Cochin')).toEqual(['clove']);
    at(state)
      .when(0, put({ 'p1.1': 'clove' }))
      .thenRefused('SPICE_NOT_ALLOWED');
    at(state)
      .when(0, put({ 'p1.1': 'pepper', 'p1.0': 'pepper' }))
      .thenRefused('TOO_MANY_SPICES', { max: 1 });
  });

  it('spice: needs an empty field', () => {
    const state = table({ players: [{ tiles: ['redSpice'], plots: full('pepper') }, {}] });
    at(state)
      .when(0, { type: 'redSpice', spices: { 'p1.0': 'pepper' } })
      .thenRefused('NO_FREE_FIELD');
  });

  it('expedition: one card, above the hand limit too', () => {
    const state = played(
      table({ players: [{ tiles: ['redExpedition'], hand: ['sell1'] }, {}], pile: ['ducats1', 'ships1'] }),
      [0, { type: 'useTile', tile: 'redExpedition' }],
    );
    expect(playerOf(state, 0).hand).toEqual(['ducats1', 'sell1']);
  });

  it('is used once per round', () => {
    const state = played(holding('redShip'), [0, { type: 'useTile', tile: 'redShip' }]);
    at(state).when(0, { type: 'useTile', tile: 'redShip' }).thenRefused('TILE_USED_THIS_ROUND');
    const later = { ...state, step: turn({ action: 3 }) };
    at(later).when(0, { type: 'useTile', tile: 'redShip' }).thenRefused('TILE_USED_THIS_ROUND');
  });

  it('can be used again in the next round', () => {
    const used = table({ players: [{ used: ['redShip'] }, {}], step: turn({ seat: 1, action: 3 }) });
    const next = played(used, [1, { type: 'taxes' }]);
    expect(next).toMatchObject({ round: 2 });
    expect(tilesBefore(next, 0)).toEqual(['redShip']);
  });

  it('is used in one’s own action turns only', () => {
    at(holding('redShip', { step: turn({ seat: 1 }) }))
      .when(0, { type: 'useTile', tile: 'redShip' })
      .thenRefused('NOT_YOUR_TURN');
    expect(
      may(holding('redShip', { step: { phase: 'extra', seat: 0, out: [] } }), 0, {
        type: 'useTile',
        tile: 'redShip',
      }),
    ).toBe(false);
    expect(
      may(holding('redShip', { step: turn({ action: 'extra' }) }), 0, { type: 'useTile', tile: 'redShip' }),
    ).toBe(true);
  });

  it('is used in the round of its purchase already', () => {
    const state = taken('redShip');
    expect(state.step).toMatchObject({ phase: 'turn', seat: 0 });
    expect(may(state, 0, { type: 'useTile', tile: 'redShip' })).toBe(true);
  });

  it('is not used by a player who does not have it', () => {
    at(table()).when(0, { type: 'useTile', tile: 'redShip' }).thenRefused('TILE_NOT_YOURS');
  });
});

describe('Tiles kept for the scoring (rules 3.3)', () => {
  it.each(['mission2', 'mission3', 'foreman', 'duty'] as const)('%s stays before its owner', (tile) => {
    expect(tilesBefore(taken(tile), 0)).toEqual([tile]);
  });

  it('a mission is 2 or 3 points', () => {
    expect(pointsFor(table({ players: [{ tiles: ['mission2'] }, {}] }), 0, 'missions')).toBe(2);
    expect(pointsFor(table({ players: [{ tiles: ['mission3', 'mission2'] }, {}] }), 0, 'missions')).toBe(5);
  });

  it('with a foreman each plantation of size 1 is 3 points instead of 1', () => {
    const one = {
      plots: { p1: plantation('clove1'), p2: plantation('ginger2') },
      kept: ['nutmeg1'] as const,
    };
    expect(pointsFor(table({ players: [one, {}] }), 0, 'plantations')).toBe(2);
    expect(pointsFor(table({ players: [{ ...one, tiles: ['foreman'] }, {}] }), 0, 'plantations')).toBe(6);
  });
});

describe('A tile got by Swap (rules 3.3)', () => {
  const swapped = (tile: Tile, player: Seated = {}, edition: Edition = '2012'): State =>
    played(table({ edition, players: [{ tiles: ['swap'], ...player }, {}], grid: { [TILE]: tile } }), [
      0,
      { type: 'swap', space: TILE },
    ]);

  it.each(['redShip', 'settlement', 'extraActions', 'favor'] as const)('may be used at once: %s', (tile) => {
    expect(may(swapped(tile), 0, { type: 'useTile', tile })).toBe(true);
  });

  it('may be kept face up for a later action turn, an immediate tile too', () => {
    const state = swapped('settlement');
    expect(playerOf(state, 0)).toMatchObject({ ships: 4, colonists: 2, extra: 0 });
    const later = played(state, [0, { type: 'taxes' }], [0, { type: 'endTurn' }], [1, { type: 'taxes' }]);
    expect(later.step).toMatchObject({ phase: 'turn', seat: 0, action: 2 });
    const used = played(later, [0, { type: 'useTile', tile: 'settlement' }]);
    expect(playerOf(used, 0)).toMatchObject({ ships: 5, colonists: 3, extra: 1, tiles: [] });
    expect(used.spent).toContain('settlement');
  });

  it('may not be used in somebody else’s turn', () => {
    const state = played(swapped('ships'), [0, { type: 'taxes' }], [0, { type: 'endTurn' }]);
    at(state).when(0, { type: 'useTile', tile: 'ships' }).thenRefused('NOT_YOUR_TURN');
  });

  it('is placed at once when it is a plantation or crop rotation', () => {
    expect(on(swapped('clove2'), 0, 'p1')).toEqual(['clove', 'clove']);
    const asked = swapped('cropRotation');
    expect(on(played(asked, [0, { type: 'fill', spices: { 'p1.0': 'clove' } }]), 0, 'p1')).toEqual(['clove']);
  });

  it('as a fifth plantation makes its owner discard one', () => {
    at(swapped('clove2', { plots: FOUR_PLANTATIONS }))
      .when(0, { type: 'discardPlantation', plot: 'p4' })
      .thenState();
  });
});
