import { describe, expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import { playerOf } from '#shared/games/goa/state.ts';
import {
  at,
  BOTH,
  FOUR_PLANTATIONS,
  may,
  on,
  plantation,
  played,
  pointsFor,
  table,
  tilesBefore,
} from './support.ts';
import { taken } from './tilesSupport.ts';

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
