import { describe, expect, it } from 'vitest';
import { FIGURES } from '#shared/games/goa/data.ts';
import { rules } from '#shared/games/goa/index.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { COLUMNS, type CardId, type Column, type Spice } from '#shared/games/goa/things.ts';
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
  type Table,
} from './support.ts';

const TAXES = { type: 'taxes' } as const;
const END = { type: 'endTurn' } as const;
const progress = (column: Column, payment: Readonly<Record<string, Spice>>, card: CardId | 'none' = 'none') =>
  ({ type: 'progress', column, card, payment }) as const;

describe('The actions of a round (rules 3.4)', () => {
  it('go three times round clockwise from the starting player, one action each', () => {
    let state = table({ players: [{}, {}, {}], flag: 2, step: turn({ seat: 2 }) });
    const turns: unknown[] = [];
    while (state.step.phase === 'turn') {
      turns.push([state.step.seat, state.step.action]);
      state = played(state, [state.step.seat, TAXES]);
    }
    expect(turns).toEqual(
      [2, 0, 1]
        .map((seat) => [seat, 1])
        .concat(
          [2, 0, 1].map((seat) => [seat, 2]),
          [2, 0, 1].map((seat) => [seat, 3]),
        ),
    );
  });

  it('are one each: the second in a turn is refused', () => {
    const state = played(table({ players: [{ tiles: ['redShip'] }, {}] }), [0, TAXES]);
    at(state).when(0, { type: 'buildShips' }).thenRefused('ACTION_TAKEN');
  });

  it('may have free plays before and after', () => {
    const state = played(
      table({ players: [{ tiles: ['redShip', 'redColonist'] }, {}] }),
      [0, { type: 'useTile', tile: 'redShip' }],
      [0, TAXES],
      [0, { type: 'useTile', tile: 'redColonist' }],
    );
    expect(playerOf(state, 0)).toMatchObject({ ships: 5, colonists: 3, ducats: 14 });
    expect(rules.acting(state)).toEqual([1]);
  });

  it('end the turn when the player says so, or when nothing is left to play', () => {
    const holding = played(table({ players: [{ tiles: ['redShip'] }, {}] }), [0, TAXES]);
    expect(rules.acting(holding)).toEqual([0]);
    expect(rules.acting(played(holding, [0, END]))).toEqual([1]);
    expect(rules.acting(played(table(), [0, TAXES]))).toEqual([1]);
  });

  it('cannot be passed, because taxes are always possible', () => {
    const poor: Seated = { ducats: 0, ships: 0, colonists: 0 };
    const state = table({ players: [poor, {}], pile: [] });
    at(state).when(0, END).thenRefused('ACTION_FIRST');
    at(state).when(0, { type: 'pass' }).thenRefused('NO_PASSING');
    expect(may(state, 0, TAXES)).toBe(true);
  });

  it('are not open to a player out of turn', () => {
    at(table()).when(1, TAXES).thenRefused('NOT_YOUR_TURN');
  });
});

describe('Progress (rules 3.4)', () => {
  const plots = { p1: plantation('ginger1', 'ginger'), p2: plantation('cinnamon2', 'cinnamon', 'cinnamon') };

  it('moves one marker down one row for the spices of that step and as many ships', () => {
    const state = played(table({ players: [{ plots, rows: { ships: 2 } }, {}] }), [
      0,
      progress('ships', { 'p1.0': 'ginger', 'p2.0': 'cinnamon' }),
    ]);
    expect(rowOf(state, 0, 'ships')).toBe(3);
    expect(playerOf(state, 0).ships).toBe(2);
    expect([on(state, 0, 'p1'), on(state, 0, 'p2')]).toEqual([[null], [null, 'cinnamon']]);
  });

  it.each([
    ['2004', 'pepper', 'cinnamon'],
    ['2012', 'pepper', 'nutmeg'],
  ] as const)('example, %s: taxes from row 2 to row 3 cost %s, %s and 2 ships', (edition, one, another) => {
    const own = { plots: { p1: plantation(`${one}1`, one), p2: plantation(`${another}1`, another) } };
    const state = played(table({ edition, players: [{ ...own, rows: { taxes: 2 } }, {}] }), [
      0,
      progress('taxes', { 'p1.0': one, 'p2.0': another }),
    ]);
    expect(rowOf(state, 0, 'taxes')).toBe(3);
    expect(playerOf(state, 0).ships).toBe(2);
  });

  it.each(BOTH)('step n costs n spices, each of another kind (%s)', (edition) => {
    for (const column of COLUMNS) {
      const { cost } = FIGURES[edition].columns[column];
      expect(cost.map((spices) => spices.length)).toEqual([1, 2, 3, 4]);
      expect(cost.map((spices) => new Set(spices).size)).toEqual([1, 2, 3, 4]);
    }
  });

  it('takes the spices from the fields that the player names', () => {
    const state = table({ players: [{ plots: { ...plots, Cochin: colony('Cochin', ['ginger']) } }, {}] });
    expect(on(played(state, [0, progress('ships', { 'Cochin.0': 'ginger' })]), 0, 'p1')).toEqual(['ginger']);
    expect(on(played(state, [0, progress('ships', { 'p1.0': 'ginger' })]), 0, 'Cochin')).toEqual(['ginger']);
  });

  it.each([
    ['without the spices', {}, progress('taxes', { 'p1.0': 'pepper' }), 'SPICES_MISSING', undefined],
    [
      'without the ships',
      { ships: 0 },
      progress('ships', { 'p1.0': 'ginger' }),
      'SHIPS_MISSING',
      { ships: 1 },
    ],
    ['for another spice', {}, progress('ships', { 'p2.0': 'cinnamon' }), 'PAYMENT_WRONG', undefined],
    [
      'for a spice too many',
      {},
      progress('ships', { 'p1.0': 'ginger', 'p2.0': 'cinnamon' }),
      'PAYMENT_WRONG',
      undefined,
    ],
    ['for nothing', {}, progress('ships', {}), 'PAYMENT_WRONG', undefined],
    [
      'below the last row',
      { rows: { ships: 5 } },
      progress('ships', { 'p1.0': 'ginger' }),
      'LAST_ROW',
      undefined,
    ],
  ] as const)('is not made %s', (_, own, move, code, params) => {
    at(table({ players: [{ plots, ...own }, {}] }))
      .when(0, move)
      .thenRefused(code, params);
  });
});

describe('Build ships (rules 3.4)', () => {
  it.each([1, 2, 3, 4, 5])('in row %i brings the ships of that row', (row) => {
    const state = played(table({ players: [{ rows: { ships: row } }, {}] }), [0, { type: 'buildShips' }]);
    expect(playerOf(state, 0).ships).toBe(4 + FIGURES['2012'].columns.ships.yield[row - 1]!);
  });

  it('example: 2 ships in row 2', () => {
    const state = played(table({ players: [{ ships: 0, rows: { ships: 2 } }, {}] }), [
      0,
      { type: 'buildShips' },
    ]);
    expect(playerOf(state, 0).ships).toBe(2);
  });
});

describe('Harvest (rules 3.4)', () => {
  const plots = { p1: plantation('clove3'), p2: plantation('pepper1'), Cochin: colony('Cochin', [null]) };
  const harvest = (spices: Readonly<Record<string, Spice>>) =>
    ({ type: 'harvest', card: 'none', spices }) as const;
  const holding = (own: Seated = {}): State =>
    table({ players: [{ plots, rows: { harvest: 3 }, ...own }, {}] });

  it('puts as many spices as the row says on fields that the player chooses', () => {
    const state = played(holding(), [
      0,
      harvest({ 'p1.0': 'clove', 'p1.2': 'clove', 'p2.0': 'pepper', 'Cochin.0': 'nutmeg' }),
    ]);
    expect(on(state, 0, 'p1')).toEqual(['clove', null, 'clove']);
    expect([on(state, 0, 'p2'), on(state, 0, 'Cochin')]).toEqual([['pepper'], ['nutmeg']]);
  });

  it.each([
    ['more spices than the row says', { 'p1.0': 'clove', 'p1.1': 'clove' }, 1, 'TOO_MANY_SPICES', { max: 1 }],
    ['a spice where it does not fit', { 'p2.0': 'clove' }, 3, 'SPICE_NOT_ALLOWED', undefined],
    ['a spice where there is no field', { 'p3.0': 'clove' }, 3, 'FIELD_NOT_FREE', undefined],
  ] as const)('does not put %s', (_, spices, row, code, params) => {
    at(holding({ rows: { harvest: row } }))
      .when(0, harvest(spices))
      .thenRefused(code, params);
  });

  it('loses the rest: fewer spices, or none, may be put', () => {
    const state = played(holding(), [0, harvest({ 'p2.0': 'pepper' })]);
    expect(playerOf(state, 0)).toMatchObject({ ships: 4, colonists: 2 });
    expect(rules.acting(state)).toEqual([1]);
    expect(rules.acting(played(holding({ plots: full('clove') }), [0, harvest({})]))).toEqual([1]);
  });
});

describe('Taxes (rules 3.4)', () => {
  it.each([
    [1, 4],
    [2, 6],
    [3, 8],
    [4, 10],
    [5, 12],
  ])('in row %i bring %i ducats', (row, ducats) => {
    const state = played(table({ players: [{ rows: { taxes: row } }, {}] }), [0, TAXES]);
    expect(playerOf(state, 0)).toMatchObject({ ducats: 10 + ducats, ledger: { taxes: ducats } });
  });
});

describe('Progress bonuses (rules 3.4)', () => {
  const PILE: readonly CardId[] = ['ducats1', 'ducats2', 'ships1'];
  const VICE: Move = { type: 'viceKing', column: 'ships' };
  /** Seat 0 moves the ships’ marker with a Vice-king, the least advanced of its markers. */
  const stepping = (own: Seated, other: Seated = {}, wanted: Table = {}): State =>
    played(table({ pile: PILE, ...wanted, players: [{ tiles: ['viceKing'], ...own }, other] }), [0, VICE]);
  const allIn = (row: number, rows: Partial<Record<Column, number>> = {}) => ({
    rows: { ...Object.fromEntries(COLUMNS.map((column) => [column, row])), ...rows },
  });

  it.each([
    [4, 3],
    [5, 4],
  ])('the first of all players to reach row %i of a column draws an expedition card', (row, from) => {
    const state = stepping(allIn(from, { taxes: 5, harvest: 5 }), allIn(row - 1));
    expect(rowOf(state, 0, 'ships')).toBe(row);
    expect(playerOf(state, 0).hand).toEqual(['ducats1']);
  });

  it('the second one draws nothing', () => {
    const state = stepping(allIn(3, { taxes: 5, harvest: 5 }), { rows: { ships: 4 } });
    expect(playerOf(state, 0).hand).toEqual([]);
  });

  it('reaching row 2 or 3 first draws nothing', () => {
    for (const from of [1, 2]) expect(playerOf(stepping(allIn(from)), 0).hand).toEqual([]);
  });

  it('the card is drawn above the hand limit', () => {
    const state = stepping({ ...allIn(3, { taxes: 5, expeditions: 3 }), hand: ['sell1', 'sell2', 'sell3'] });
    expect(playerOf(state, 0).hand).toHaveLength(4);
  });

  it('another column has a first player of its own', () => {
    const state = stepping(allIn(3, { taxes: 5 }), { rows: { harvest: 4, taxes: 4 } });
    expect(playerOf(state, 0).hand).toEqual(['ducats1']);
  });

  it.each([1, 2, 3, 4])('the last marker to leave row %i brings one extra-action card', (row) => {
    expect(playerOf(stepping(allIn(row + 1, { ships: row })), 0).extra).toBe(1);
    expect(playerOf(stepping(allIn(5, { ships: row })), 0).extra).toBe(1);
  });

  it.each([1, 2, 3, 4])('a marker that leaves row %i with others behind brings none', (row) => {
    expect(playerOf(stepping(allIn(row)), 0).extra).toBe(0);
  });

  it('comes each time: again with the next row', () => {
    const once = stepping({ ...allIn(3, { ships: 1 }), tiles: ['viceKing', 'viceKing'] });
    expect(playerOf(played(once, [0, VICE]), 0).extra).toBe(2);
  });

  it.each(BOTH)('come with Progress and with ducats as well, at once (%s)', (edition) => {
    const own = { rows: { ...allIn(2).rows, ships: 1 }, plots: { p1: plantation('ginger1', 'ginger') } };
    const wanted = table({ edition, players: [{ ...own, hand: ['payDucats1'] }, {}] });
    expect(playerOf(played(wanted, [0, progress('ships', { 'p1.0': 'ginger' })]), 0).extra).toBe(1);
    expect(
      playerOf(played(wanted, [0, { type: 'payDucats', card: 'payDucats1', column: 'ships' }]), 0).extra,
    ).toBe(1);
  });

  it('is no card when there is none to draw', () => {
    expect(playerOf(stepping(allIn(3, { taxes: 5 }), {}, { pile: [] }), 0).hand).toEqual([]);
  });
});
