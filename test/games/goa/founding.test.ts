import { describe, expect, it } from 'vitest';
import { FIGURES } from '#shared/games/goa/data.ts';
import { rules } from '#shared/games/goa/index.ts';
import { playerOf } from '#shared/games/goa/state.ts';
import { COLONIES, type Spice } from '#shared/games/goa/things.ts';
import { at, BOTH, colony, may, on, played } from './support.ts';
import { found, settle, DECLINE, PILE, founder } from './foundingSupport.ts';

const fill = (spices: Readonly<Record<string, Spice>>) => ({ type: 'fill', spices }) as const;

describe('Found a colony (rules 3.4)', () => {
  it.each([
    ['Quilon', 6],
    ['Cochin', 8],
    ['Madras', 10],
    ['Calicut', 12],
  ] as const)('%s needs %i colonists', (name, need) => {
    expect(FIGURES['2004'].colonies[name].need).toBe(need);
    const enough = played(founder({ colonists: need - 5 }), [0, found(name)]);
    expect(may(enough, 0, settle())).toBe(true);
    at(played(founder({ colonists: need - 6 }), [0, found(name)]))
      .when(0, settle())
      .thenRefused('COLONISTS_MISSING', { missing: 1, colony: name });
  });

  it('is for a colony not yet founded', () => {
    const state = founder({ plots: { Cochin: colony('Cochin', ['clove']) } });
    at(state).when(0, found('Cochin')).thenRefused('COLONY_FOUNDED');
    for (const name of ['Quilon', 'Madras', 'Calicut'] as const)
      expect(may(state, 0, found(name))).toBe(true);
  });

  it('is not offered to a player with all four', () => {
    const plots = Object.fromEntries(COLONIES.map((name) => [name, colony(name, ['clove'])]));
    const state = founder({ plots });
    for (const name of COLONIES) expect(may(state, 0, found(name))).toBe(false);
  });

  it('may be founded by several players', () => {
    const state = founder({ colonists: 9 }, PILE, '2012', { plots: { Cochin: colony('Cochin', ['clove']) } });
    expect(may(state, 0, found('Cochin'))).toBe(true);
  });

  it('reveals two expedition cards for everybody', () => {
    const state = played(founder({}), [0, found('Quilon')]);
    expect(state.revealed).toEqual(['ducats2', 'sell3']);
    expect(rules.view(state, 1).revealed).toEqual(['ducats2', 'sell3']);
  });

  it.each(BOTH)('adds the board’s row, the revealed cards and the player’s colonists (%s)', (edition) => {
    const row = 3; // 2 colonists in either edition
    expect(FIGURES[edition].columns.colonists.yield[row - 1]).toBe(2);
    const state = founder({ rows: { colonists: row }, colonists: 3 }, PILE, edition);
    const founded = played(state, [0, found('Madras')], [0, settle(0)]);
    expect(playerOf(founded, 0)).toMatchObject({ colonists: 0, plots: { Madras: { name: 'Madras' } } });
  });

  it('costs the shortfall only; nothing where board and cards suffice', () => {
    const state = played(
      founder({ colonists: 5, rows: { colonists: 5 } }),
      [0, found('Cochin')],
      [0, settle()],
    );
    expect(playerOf(state, 0).colonists).toBe(5);
  });

  it('may be declined by a player who could pay: nothing is paid, and one colonist gained', () => {
    const state = played(founder({ colonists: 6 }), [0, found('Quilon')], [0, DECLINE]);
    expect(playerOf(state, 0)).toMatchObject({ colonists: 7, plots: { Quilon: null } });
    expect(rules.acting(state)).toEqual([1]);
  });

  it('fails if there are not enough: nothing is paid, and one colonist gained', () => {
    const state = played(founder({ colonists: 0 }), [0, found('Quilon')], [0, DECLINE]);
    expect(playerOf(state, 0)).toMatchObject({ colonists: 1, plots: { Quilon: null } });
  });

  it('discards the revealed cards either way', () => {
    const asked = played(founder({ colonists: 6 }), [0, found('Quilon')]);
    for (const move of [DECLINE, settle()]) {
      const state = played(asked, [0, move]);
      expect(state).toMatchObject({ revealed: [], discard: ['ducats2', 'sell3'] });
    }
  });

  it('needs no more parameters than the tile and the spices; until then nothing else is done', () => {
    const asked = played(founder({ colonists: 9, tiles: ['redShip'], hand: ['ships2'] }), [
      0,
      found('Quilon'),
    ]);
    at(asked).when(0, { type: 'taxes' }).thenRefused('ANSWER_FIRST');
    at(asked).when(0, { type: 'useTile', tile: 'redShip' }).thenRefused('TILE_NOT_NOW');
    at(asked).when(0, { type: 'play', card: 'ships2' }).thenRefused('CARD_NOT_NOW');
    at(asked)
      .when(0, { type: 'discard', cards: ['sell1'] })
      .thenRefused('CARD_NOT_IN_HAND');
  });
});

describe('The colony tile (rules 3.4)', () => {
  it.each(['Quilon', 'Madras'] as const)('of %s is picked among the remaining ones', (name) => {
    const before = founder({ colonists: 20 });
    const asked = played({ ...before, colonies: { ...before.colonies, [name]: [1, 4] } }, [0, found(name)]);
    expect([0, 1, 2, 3, 4].map((tile) => may(asked, 0, settle(tile)))).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
    at(asked).when(0, settle(0)).thenRefused('COLONY_TILE_GONE');
    const state = played(asked, [0, settle(4)]);
    expect(playerOf(state, 0).plots[name]?.allowed).toEqual(FIGURES['2012'].colonies[name].tiles[4]);
    expect(state.colonies[name]).toEqual([1]);
  });

  it.each(['Cochin', 'Calicut'] as const)('of %s is like all others', (name) => {
    const asked = played(founder({ colonists: 20 }), [0, found(name)]);
    expect([0, 1, 2, 3].map((tile) => may(asked, 0, settle(tile)))).toEqual([true, false, false, false]);
    expect(played(asked, [0, settle()]).colonies[name]).toEqual([1, 2, 3]);
  });

  it.each([
    ['Quilon', 1],
    ['Cochin', 1],
    ['Madras', 2],
    ['Calicut', 2],
  ] as const)('%s is filled at once: %i spice(s) of choice', (name, n) => {
    const asked = played(founder({ colonists: 20 }), [0, found(name)], [0, settle()]);
    expect(rules.acting(asked)).toEqual([0]);
    at(asked).when(0, fill({})).thenRefused('FILL_ALL_FIELDS');
    const [spice] = playerOf(asked, 0).plots[name]!.allowed;
    const spices = Object.fromEntries(Array.from({ length: n }, (_, i) => [`${name}.${i}`, spice!]));
    expect(on(played(asked, [0, fill(spices)]), 0, name)).toEqual(Array.from({ length: n }, () => spice));
  });

  it('allows its own spices only, in any mix', () => {
    const asked = played(founder({ colonists: 20 }), [0, found('Madras')], [0, settle(0)]); // pepper and nutmeg
    at(asked)
      .when(0, fill({ 'Madras.0': 'pepper', 'Madras.1': 'clove' }))
      .thenRefused('SPICE_NOT_ALLOWED');
    for (const spices of [
      { 'Madras.0': 'pepper', 'Madras.1': 'nutmeg' },
      { 'Madras.0': 'pepper', 'Madras.1': 'pepper' },
    ] as const)
      expect(may(asked, 0, fill(spices))).toBe(true);
  });
});

describe('The Madras example (rules 5)', () => {
  it('2004: 3 of the board, 2 + 3 revealed, 2 paid: 10', () => {
    const state = played(
      founder({ rows: { colonists: 4 }, colonists: 2 }, PILE, '2004'),
      [0, found('Madras')],
      [0, settle(0)],
      [0, fill({ 'Madras.0': 'pepper', 'Madras.1': 'nutmeg' })],
    );
    expect(playerOf(state, 0)).toMatchObject({ colonists: 0 });
    expect(on(state, 0, 'Madras')).toEqual(['pepper', 'nutmeg']);
  });

  it('2012: 4 of the board, 1 + 3 revealed, 2 paid: 10', () => {
    const state = played(
      founder({ rows: { colonists: 4 }, colonists: 2 }, ['ducats1', 'sell3']),
      [0, found('Madras')],
      [0, settle(0)],
    );
    expect(playerOf(state, 0)).toMatchObject({ colonists: 0, plots: { Madras: { name: 'Madras' } } });
  });
});
