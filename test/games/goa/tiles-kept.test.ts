import { describe, expect, it } from 'vitest';
import type { Edition } from '#shared/games/goa/meta.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import type { PlotId, Tile } from '#shared/games/goa/things.ts';
import {
  at,
  colony,
  FOUR_PLANTATIONS,
  full,
  may,
  on,
  plantation,
  played,
  pointsFor,
  table,
  tilesBefore,
  turn,
  type Seated,
  type Table,
} from './support.ts';
import { TILE, taken } from './tilesSupport.ts';

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
