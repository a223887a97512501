import { describe, expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import type { Edition } from '#shared/games/goa/meta.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import type { CardId, Field, Spice } from '#shared/games/goa/things.ts';
import {
  at,
  BOTH,
  colony,
  full,
  may,
  on,
  plantation,
  played,
  rowOf,
  table,
  turn,
  type Seated,
} from './support.ts';

const TAXES = { type: 'taxes' } as const;
const holding = (card: CardId, own: Seated = {}, edition: Edition = '2012'): State =>
  table({ edition, players: [{ hand: [card], ...own }, {}] });

describe('Ships, colonists, ducats (rules 3.6)', () => {
  it.each([
    ['ships1', { ships: 6, colonists: 2, ducats: 10 }],
    ['colonists2', { ships: 4, colonists: 4, ducats: 10 }],
    ['ducats3', { ships: 4, colonists: 2, ducats: 15 }],
  ] as const)('%s', (card, gained) => {
    expect(playerOf(played(holding(card), [0, { type: 'play', card }]), 0)).toMatchObject({
      ...gained,
      hand: [],
    });
  });
});

describe('Spices (rules 3.6)', () => {
  const put = (spices: Readonly<Record<string, Spice>>) =>
    ({ type: 'playSpices', card: 'spices1', spices }) as const;
  const state = holding('spices1', { plots: { p1: plantation('clove3'), Cochin: colony('Cochin', [null]) } });

  it('up to two of choice on fitting empty fields', () => {
    const two = played(state, [0, put({ 'p1.1': 'clove', 'Cochin.0': 'pepper' })]);
    expect([on(two, 0, 'p1'), on(two, 0, 'Cochin')]).toEqual([[null, 'clove', null], ['pepper']]);
    expect(may(state, 0, put({ 'p1.1': 'clove' }))).toBe(true);
  });

  it('not three, and none that does not fit', () => {
    expect(may(state, 0, put({ 'p1.0': 'clove', 'p1.1': 'clove', 'p1.2': 'clove' }))).toBe(false);
    at(state)
      .when(0, put({ 'p1.0': 'pepper' }))
      .thenRefused('SPICE_NOT_ALLOWED');
  });
});

describe('Sell (rules 3.6)', () => {
  const sell = (...fields: readonly Field[]) => ({ type: 'sell', card: 'sell1', fields }) as const;
  const rich = { plots: full('ginger', 'pepper', 'clove') };
  const FIVE: readonly Field[] = ['p1.0', 'p1.1', 'p2.0', 'p2.1', 'p3.0'];

  it('3 ducats for each spice, which leaves its field', () => {
    const state = played(holding('sell1', rich), [0, sell('p1.0', 'p3.1')]);
    expect(playerOf(state, 0)).toMatchObject({ ducats: 16, ledger: { sales: 6 } });
    expect([on(state, 0, 'p1'), on(state, 0, 'p3')]).toEqual([
      [null, 'ginger'],
      ['clove', null],
    ]);
  });

  it('2004: any number', () => {
    const state = played(holding('sell1', rich, '2004'), [0, sell(...FIVE, 'p3.1')]);
    expect(playerOf(state, 0).ducats).toBe(28);
  });

  it('2012: up to four', () => {
    at(holding('sell1', rich))
      .when(0, sell(...FIVE))
      .thenRefused('TOO_MANY_SPICES', { max: 4 });
    expect(playerOf(played(holding('sell1', rich), [0, sell(...FIVE.slice(0, 4))]), 0).ducats).toBe(22);
  });

  it('not from an empty field', () => {
    const plots = { p1: plantation('clove2', 'clove') };
    at(holding('sell1', { plots })).when(0, sell('p1.1')).thenRefused('FIELD_EMPTY');
  });
});

describe('Pay ducats (rules 3.6)', () => {
  const pay = { type: 'payDucats', card: 'payDucats1', column: 'taxes' } as const;

  it.each([
    [1, 4],
    [2, 8],
    [3, 12],
    [4, 16],
  ])('one marker out of row %i for %i ducats, without spices and ships', (row, price) => {
    const own = { ducats: 20, rows: { taxes: row, ships: 5, harvest: 5, expeditions: 5, colonists: 5 } };
    const state = played(holding('payDucats1', own), [0, pay]);
    expect(rowOf(state, 0, 'taxes')).toBe(row + 1);
    expect(playerOf(state, 0)).toMatchObject({ ships: 4, ducats: 20 - price, ledger: { progress: -price } });
  });

  it('not without the ducats, and not below the last row', () => {
    at(holding('payDucats1', { ducats: 3 }))
      .when(0, pay)
      .thenRefused('NOT_ENOUGH_DUCATS', { price: 4, ducats: 3 });
    at(holding('payDucats1', { ducats: 30, rows: { taxes: 5 } }))
      .when(0, pay)
      .thenRefused('LAST_ROW');
  });

  it('2004: is the Progress action of the turn', () => {
    const state = played(holding('payDucats1', { tiles: ['redShip'] }, '2004'), [0, pay]);
    at(state).when(0, TAXES).thenRefused('ACTION_TAKEN');
  });

  it('2004: is not played after the action', () => {
    const state = played(holding('payDucats1', {}, '2004'), [0, TAXES]);
    at(state).when(0, pay).thenRefused('ACTION_TAKEN');
  });

  it('2012: is a free play, before the action or after it', () => {
    const before = played(holding('payDucats1'), [0, pay]);
    expect(before.step).toEqual(turn({ carded: true }));
    expect(rowOf(played(holding('payDucats1'), [0, TAXES], [0, pay]), 0, 'taxes')).toBe(2);
  });
});

describe('Harvest mix (rules 3.6)', () => {
  const plots = { p1: plantation('clove2') };
  const mixed = (spices: Readonly<Record<string, Spice>>) =>
    ({ type: 'harvest', card: 'harvestMix1', spices }) as const;
  const state = holding('harvestMix1', { rows: { harvest: 3 }, plots }); // 4

  it('with Harvest brings the full number in any mix of ships, colonists and spices', () => {
    const asked = played(state, [0, mixed({ 'p1.0': 'clove' })]);
    expect(rules.acting(asked)).toEqual([0]);
    const after = played(asked, [0, { type: 'mix', ships: 2 }]);
    expect(playerOf(after, 0)).toMatchObject({ ships: 6, colonists: 3 });
    expect(on(after, 0, 'p1')).toEqual(['clove', null]);
  });

  it.each([0, 4])('or all of one kind: %i ships of 4', (ships) => {
    const after = played(state, [0, mixed({})], [0, { type: 'mix', ships }]);
    expect(playerOf(after, 0)).toMatchObject({ ships: 4 + ships, colonists: 2 + 4 - ships, hand: [] });
    expect(may(played(state, [0, mixed({})]), 0, { type: 'mix', ships: 5 })).toBe(false);
  });

  it('brings the full number where there are not so many fields', () => {
    const after = played(
      state,
      [0, mixed({ 'p1.0': 'clove', 'p1.1': 'clove' })],
      [0, { type: 'mix', ships: 0 }],
    );
    expect(playerOf(after, 0).colonists).toBe(4);
  });

  it('is played with the action only, and as the turn’s one card', () => {
    at(state).when(0, { type: 'play', card: 'harvestMix1' }).thenRefused('CARD_NOT_NOW');
    const carded = played(holding('harvestMix1', { hand: ['harvestMix1', 'ships1'] }), [
      0,
      { type: 'play', card: 'ships1' },
    ]);
    at(carded).when(0, mixed({})).thenRefused('CARD_PLAYED_THIS_TURN');
    const after = played(
      holding('harvestMix1', { hand: ['harvestMix1', 'ships1'] }),
      [0, mixed({})],
      [0, { type: 'mix', ships: 0 }],
    );
    at(after).when(0, { type: 'play', card: 'ships1' }).thenRefused('CARD_PLAYED_THIS_TURN');
  });

  it('does not go with another action', () => {
    at(state).when(0, { type: 'found', colony: 'Quilon', card: 'harvestMix1' }).thenRefused('CARD_NOT_NOW');
  });
});

describe('Third scout (rules 3.6)', () => {
  const found = { type: 'found', colony: 'Quilon', card: 'thirdScout1' } as const;

  it.each(BOTH)('with Found a colony reveals three (%s)', (edition) => {
    expect(played(holding('thirdScout1', {}, edition), [0, found]).revealed).toHaveLength(3);
  });

  it('2004: before the reveal only; 2012: before or after', () => {
    const after = (edition: Edition): boolean =>
      may(
        played(holding('thirdScout1', {}, edition), [0, { type: 'found', colony: 'Quilon', card: 'none' }]),
        0,
        { type: 'play', card: 'thirdScout1' },
      );
    expect([after('2004'), after('2012')]).toEqual([false, true]);
  });

  it('is not played for itself', () => {
    at(holding('thirdScout1')).when(0, { type: 'play', card: 'thirdScout1' }).thenRefused('CARD_NOT_NOW');
  });
});

describe('Ships only and spices only (rules 3.6)', () => {
  const progress = (card: CardId, payment: Readonly<Record<string, Spice>>) =>
    ({ type: 'progress', column: 'ships', card, payment }) as const;
  const spices = { p1: plantation('ginger1', 'ginger') };

  it('ships only: with Progress pays no spices', () => {
    const state = played(holding('shipsOnly1', { rows: { ships: 3 } }), [0, progress('shipsOnly1', {})]);
    expect(rowOf(state, 0, 'ships')).toBe(4);
    expect(playerOf(state, 0).ships).toBe(1);
  });

  it('ships only: the ships must be there', () => {
    at(holding('shipsOnly1', { ships: 2, rows: { ships: 3 } }))
      .when(0, progress('shipsOnly1', {}))
      .thenRefused('SHIPS_MISSING', { ships: 1 });
  });

  it('spices only: with Progress pays no ships', () => {
    const state = played(holding('spicesOnly1', { ships: 0, plots: spices }), [
      0,
      progress('spicesOnly1', { 'p1.0': 'ginger' }),
    ]);
    expect(rowOf(state, 0, 'ships')).toBe(2);
    expect(playerOf(state, 0)).toMatchObject({ ships: 0, hand: [] });
    expect(on(state, 0, 'p1')).toEqual([null]);
  });

  it('spices only: the spices must be there', () => {
    at(holding('spicesOnly1')).when(0, progress('spicesOnly1', {})).thenRefused('SPICES_MISSING');
  });

  it('are one card in the turn, and not combined', () => {
    const own = { hand: ['shipsOnly1', 'spicesOnly1'], plots: spices } as const;
    const state = played(holding('shipsOnly1', { ...own, tiles: ['redShip'] }), [
      0,
      progress('shipsOnly1', {}),
    ]);
    expect(playerOf(state, 0).hand).toEqual(['spicesOnly1']);
    at(state).when(0, { type: 'play', card: 'spicesOnly1' }).thenRefused('CARD_PLAYED_THIS_TURN');
  });
});
