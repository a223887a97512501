import { describe, expect, it } from 'vitest';
import { rules } from '../../../shared/games/goa/index.ts';
import type { Edition } from '../../../shared/games/goa/meta.ts';
import { playerOf, type State } from '../../../shared/games/goa/state.ts';
import {
  COLUMNS,
  type CardId,
  type Field,
  type PlotId,
  type Spice,
  type Tile,
} from '../../../shared/games/goa/things.ts';
import {
  at,
  BOTH,
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
  type Table,
} from './support.ts';

const TAXES = { type: 'taxes' } as const;

describe('Espionage (rules 3.6)', () => {
  const spy = (what: 'ships' | 'taxes', seat = 1) => ({ type: 'spy', seat, what }) as const;
  const spying = (edition: Edition, own: Seated = {}, other: Seated = {}, wanted: Table = {}): State =>
    table({ edition, ...wanted, players: [{ tiles: ['espionage'], ...own }, other, {}] });
  const AHEAD = { rows: { ships: 3, taxes: 4, harvest: 3, expeditions: 4, colonists: 4 } };

  it.each(BOTH)(
    'taxes, own row 2, an opponent’s row 4: the tile brings 10, not 6; the action is to come (%s)',
    (edition) => {
      const state = played(spying(edition, { rows: { taxes: 2 } }, AHEAD), [0, spy('taxes')]);
      expect(playerOf(state, 0).ducats).toBe(20);
      expect(state.step).toEqual(turn());
      expect(playerOf(played(state, [0, TAXES]), 0).ducats).toBe(26);
    },
  );

  it.each(BOTH)('ships by the opponent’s marker (%s)', (edition) => {
    expect(playerOf(played(spying(edition, {}, AHEAD), [0, spy('ships')]), 0).ships).toBe(7);
  });

  it.each(BOTH)('spices by the opponent’s marker, onto fitting empty fields (%s)', (edition) => {
    const plots = { p1: plantation('clove3'), p2: plantation('ginger2') };
    const harvest = (spices: Readonly<Record<string, Spice>>) =>
      ({ type: 'spyHarvest', seat: 1, card: 'none', spices }) as const;
    const state = spying(edition, { plots }, AHEAD);
    const four = { 'p1.0': 'clove', 'p1.1': 'clove', 'p1.2': 'clove', 'p2.0': 'ginger' } as const;
    expect(on(played(state, [0, harvest(four)]), 0, 'p1')).toEqual(['clove', 'clove', 'clove']);
    at(state)
      .when(0, harvest({ ...four, 'p2.1': 'ginger' }))
      .thenRefused('TOO_MANY_SPICES', { max: 4 });
    at(state)
      .when(0, harvest({ 'p2.0': 'clove' }))
      .thenRefused('SPICE_NOT_ALLOWED');
  });

  it('is used up', () => {
    const state = played(spying('2012', {}, AHEAD), [0, spy('ships')]);
    expect(tilesBefore(state, 0)).toEqual([]);
    expect(state.spent).toEqual(['espionage']);
    at(state).when(0, spy('ships')).thenRefused('TILE_NOT_YOURS');
  });

  it('looks at any opponent, not at oneself', () => {
    const state = spying('2004', {}, AHEAD);
    expect([0, 1, 2].map((seat) => may(state, 0, spy('ships', seat)))).toEqual([false, true, true]);
  });

  it.each(BOTH)('never draws expedition cards (%s)', (edition) => {
    const state = spying(edition, {}, AHEAD);
    for (const what of ['expeditions', 'expedition', 'cards'])
      at(state).whenSent(0, { type: 'spy', seat: 1, what }).thenRefused('MOVE_NOT_OFFERED');
  });

  const found = (card: CardId | 'none' = 'none') =>
    ({ type: 'spyFound', seat: 1, colony: 'Cochin', card }) as const;

  it('2012: found a colony with his marker, as a free play: the action is to come', () => {
    const before = spying('2012', { colonists: 0 }, AHEAD, { pile: ['ships2', 'sell2', 'sell1'] });
    const state = played(
      before,
      [0, found()],
      [0, { type: 'settle', tile: 0 }], // 4 + 2 + 2
      [0, { type: 'fill', spices: { 'Cochin.0': 'clove' } }],
    );
    expect(on(state, 0, 'Cochin')).toEqual(['clove']);
    expect(state.step).toEqual(turn());
  });

  it('2012: it may fail or be declined, and brings one colonist', () => {
    const before = spying('2012', { colonists: 0 }, AHEAD, { pile: ['ships1', 'sell1'] });
    const state = played(before, [0, found()], [0, { type: 'decline' }]);
    expect(playerOf(state, 0)).toMatchObject({ colonists: 1, tiles: [] });
  });

  it('2004: is no founding of its own', () => {
    expect(may(spying('2004', {}, AHEAD), 0, found())).toBe(false);
  });

  it('2012: its action may take its A card, as the turn’s one card', () => {
    const hand = ['harvestMix1', 'thirdScout1', 'ships1'] as const;
    const state = spying('2012', { hand }, AHEAD);
    const mix = { type: 'spyHarvest', seat: 1, card: 'harvestMix1', spices: {} } as const;
    const mixed = played(state, [0, mix], [0, { type: 'mix', ships: 1 }]);
    expect(playerOf(mixed, 0)).toMatchObject({ ships: 5, colonists: 5 });
    at(mixed).when(0, { type: 'play', card: 'ships1' }).thenRefused('CARD_PLAYED_THIS_TURN');
    expect(played(state, [0, found('thirdScout1')]).revealed).toHaveLength(3);
    const carded = played(state, [0, { type: 'play', card: 'ships1' }]);
    expect([may(carded, 0, mix), may(carded, 0, found('thirdScout1')), may(carded, 0, found())]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('2004: it takes no card', () => {
    const state = spying('2004', { hand: ['harvestMix1'], plots: full('clove') }, AHEAD);
    expect(may(state, 0, { type: 'spyHarvest', seat: 1, card: 'harvestMix1', spices: {} })).toBe(false);
  });
});

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
