import { describe, expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import type { Edition } from '#shared/games/goa/meta.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { COLUMNS, type Field, type PlotId, type Tile } from '#shared/games/goa/things.ts';
import {
  at,
  colony,
  full,
  may,
  on,
  placing,
  plantation,
  played,
  pointsFor,
  rowOf,
  space,
  table,
  tilesBefore,
  turn,
  type Seated,
} from './support.ts';

const TAXES = { type: 'taxes' } as const;

describe('Extra harvest (rules 3.6)', () => {
  const harvest = (...plots: readonly PlotId[]) => ({ type: 'extraHarvest', plots }) as const;
  const own = {
    tiles: ['extraHarvest'],
    plots: {
      p1: plantation('clove3'),
      p2: plantation('ginger2', 'ginger'),
      p3: plantation('pepper1'),
      Cochin: colony('Cochin', [null]),
    },
  } as const;
  const state = table({ players: [own, {}] });

  it('fills up to three of one’s plantations and colonies', () => {
    const after = played(state, [0, harvest('p1', 'p2', 'p3')]);
    expect([on(after, 0, 'p1'), on(after, 0, 'p2'), on(after, 0, 'p3')]).toEqual([
      ['clove', 'clove', 'clove'],
      ['ginger', 'ginger'],
      ['pepper'],
    ]);
    expect(after.spent).toEqual(['extraHarvest']);
    expect(on(played(state, [0, harvest('p2')]), 0, 'p1')).toEqual([null, null, null]);
  });

  it('not four', () => {
    expect(may(state, 0, harvest('p1', 'p2', 'p3', 'Cochin'))).toBe(false);
  });

  it('with spices of choice where there is one', () => {
    const after = played(
      state,
      [0, harvest('p1', 'Cochin')],
      [
        0,
        { type: 'fill', spices: { 'p1.0': 'clove', 'p1.1': 'clove', 'p1.2': 'clove', 'Cochin.0': 'nutmeg' } },
      ],
    );
    expect(on(after, 0, 'Cochin')).toEqual(['nutmeg']);
  });
});

describe('Resupply (rules 3.6)', () => {
  const use = { type: 'useTile', tile: 'resupply' } as const;
  const resupplied = (own: Seated = {}): State =>
    played(table({ players: [{ tiles: ['resupply'], ...own }, {}], pile: ['ships2', 'sell1', 'sell2'] }), [
      0,
      use,
    ]);

  it.each([
    ['ships', { ships: 7, colonists: 2 }],
    ['colonists', { ships: 4, colonists: 5 }],
  ] as const)('reveals two cards, and brings the sum of their colonists in %s', (what, gained) => {
    expect(playerOf(played(resupplied(), [0, { type: 'either', what }]), 0)).toMatchObject(gained);
  });

  it('or in spices that fit', () => {
    const asked = resupplied({ plots: { p1: plantation('clove3'), p2: plantation('ginger2') } });
    const three = { 'p1.0': 'clove', 'p1.1': 'clove', 'p2.0': 'ginger' } as const;
    expect(on(played(asked, [0, { type: 'placeSpices', spices: three }]), 0, 'p1')).toEqual([
      'clove',
      'clove',
      null,
    ]);
    at(asked)
      .when(0, { type: 'placeSpices', spices: { ...three, 'p2.1': 'ginger' } })
      .thenRefused('TOO_MANY_SPICES', { max: 3 });
    at(asked)
      .when(0, { type: 'placeSpices', spices: { 'p1.0': 'ginger' } })
      .thenRefused('SPICE_NOT_ALLOWED');
  });

  it('is chosen after the reveal, one kind', () => {
    const asked = resupplied();
    expect(asked.questions).toEqual([{ ask: 'resupply', seat: 0, n: 3 }]);
    at(asked).when(0, TAXES).thenRefused('ANSWER_FIRST');
    expect(played(asked, [0, { type: 'either', what: 'ships' }]).questions).toEqual([]);
  });

  it('discards the cards', () => {
    expect(resupplied()).toMatchObject({ revealed: [], discard: ['ships2', 'sell1'], spent: ['resupply'] });
  });
});

describe('Vice-king (rules 3.6)', () => {
  const king = (column: (typeof COLUMNS)[number]) => ({ type: 'viceKing', column }) as const;
  const ruling = (rows: Seated['rows'] = {}, own: Seated = {}): State =>
    table({ players: [{ tiles: ['viceKing'], ...(rows && { rows }), ...own }, {}] });

  it('moves the least advanced marker one row down, free', () => {
    const state = played(ruling({ ships: 2, harvest: 3, taxes: 2, colonists: 4 }), [0, king('expeditions')]);
    expect(rowOf(state, 0, 'expeditions')).toBe(2);
    expect(playerOf(state, 0)).toMatchObject({ ships: 4, ducats: 10 });
    expect(state.spent).toEqual(['viceKing']);
  });

  it('no other', () => {
    at(ruling({ ships: 2 }))
      .when(0, king('ships'))
      .thenRefused('NOT_LEAST_ADVANCED');
  });

  it('the owner chooses among equals', () => {
    const state = ruling({ ships: 2, harvest: 2 });
    expect(COLUMNS.map((column) => may(state, 0, king(column)))).toEqual([false, false, true, true, true]);
  });

  it('bonuses apply', () => {
    const rows = { ships: 1, harvest: 2, taxes: 2, expeditions: 2, colonists: 2 };
    expect(playerOf(played(ruling(rows), [0, king('ships')]), 0).extra).toBe(1);
    const low = { ships: 3, harvest: 3, taxes: 3, expeditions: 3, colonists: 3 };
    expect(playerOf(played(ruling(low), [0, king('taxes')]), 0).hand).toHaveLength(1);
  });

  it('is not used with all markers in row 5', () => {
    const last = { ships: 5, harvest: 5, taxes: 5, expeditions: 5, colonists: 5 };
    expect(COLUMNS.some((column) => may(ruling(last), 0, king(column)))).toBe(false);
  });
});

describe('Swap (rules 3.6)', () => {
  const A = space(2, 2);
  const swap = (at_: number) => ({ type: 'swap', space: at_ }) as const;
  const grid: Readonly<Record<number, Tile>> = { [A]: 'redShip', [space(4, 4)]: 'mission3' };

  it('takes any tile from the grid and leaves Swap in its place', () => {
    const before = table({ players: [{ tiles: ['swap'] }, {}], grid });
    const state = played(before, [0, swap(A)]);
    expect(tilesBefore(state, 0)).toEqual(['redShip']);
    expect(state.grid[A]).toBe('swap');
    expect(may(before, 0, swap(space(4, 4)))).toBe(true);
    expect(may(before, 0, swap(space(1, 1)))).toBe(false);
  });

  it('finds no tile with a marker: it is used in action turns, when all markers are taken back', () => {
    const markers = [
      { seat: 1, space: space(0, 1) },
      { seat: 0, space: A },
    ];
    const state = table({ players: [{ tiles: ['swap'] }, {}], grid, markers, step: placing(0) });
    expect(may(state, 0, swap(A))).toBe(false);
  });

  it('the Swap on the grid can be bought and used again', () => {
    const state = played(table({ players: [{ tiles: ['swap'] }, { tiles: ['swap'] }], grid }), [0, swap(A)]);
    const again = played({ ...state, step: turn({ seat: 1 }) }, [1, swap(A)]);
    expect(tilesBefore(again, 1)).toEqual(['swap']);
    expect(again.grid[A]).toBe('swap');
  });
});

describe('Duty (rules 3.6)', () => {
  const duty = (...fields: readonly Field[]) => ({ type: 'duty', fields }) as const;
  const SIX: readonly Field[] = ['p1.0', 'p1.1', 'p2.0', 'p2.1', 'p3.0', 'p3.1'];
  const owing = (edition: Edition, own: Seated = {}): State =>
    table({
      edition,
      players: [{ tiles: ['duty'], plots: full('ginger', 'pepper', 'clove', 'nutmeg'), ...own }, {}],
    });

  it.each([
    ['2004', 4],
    ['2012', 5],
  ] as const)('%s: returns six spices for %i points at the end', (edition, points) => {
    const state = played(owing(edition), [0, duty(...SIX)]);
    expect(pointsFor(state, 0, 'duty')).toBe(points);
    expect([on(state, 0, 'p1'), on(state, 0, 'p4')]).toEqual([
      [null, null],
      ['nutmeg', 'nutmeg'],
    ]);
    expect(tilesBefore(state, 0)).toEqual(['duty*']);
  });

  it('not five and not seven', () => {
    expect(may(owing('2012'), 0, duty(...SIX.slice(1)))).toBe(false);
    expect(may(owing('2012'), 0, duty(...SIX, 'p4.0'))).toBe(false);
  });

  it('not without six spices, nor from an empty field', () => {
    at(owing('2012', { plots: full('ginger', 'pepper') }))
      .when(0, duty(...SIX))
      .thenRefused('SPICES_MISSING');
    const plots = { ...full('ginger', 'pepper', 'clove'), p4: plantation('nutmeg1') };
    at(owing('2012', { plots }))
      .when(0, duty(...SIX.slice(1), 'p4.0'))
      .thenRefused('FIELD_EMPTY');
  });

  it('unfulfilled scores nothing', () => {
    expect(pointsFor(owing('2012'), 0, 'duty')).toBe(0);
  });

  it('is done once and for good', () => {
    const state = played(owing('2012', { tiles: ['duty', 'redShip'] }), [0, duty(...SIX)]);
    const again = {
      ...state,
      players: state.players.with(0, { ...playerOf(state, 0), plots: playerOf(owing('2012'), 0).plots }),
    };
    at(again)
      .when(0, duty(...SIX))
      .thenRefused('TILE_USED');
    const next = rules.evolve(again, { type: 'roundBegan', phase: 'A', round: 2 });
    expect(tilesBefore(next, 0)).toContain('duty*');
  });

  it('two duties are done one by one', () => {
    const state = played(owing('2012', { tiles: ['duty', 'duty'] }), [0, duty(...SIX)]);
    expect(tilesBefore(state, 0)).toEqual(['duty', 'duty*']);
  });
});
