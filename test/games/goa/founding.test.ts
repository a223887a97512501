import { describe, expect, it } from 'vitest';
import { FIGURES } from '#shared/games/goa/data.ts';
import { rules } from '#shared/games/goa/index.ts';
import type { Edition } from '#shared/games/goa/meta.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { COLONIES, type CardId, type Colony, type Spice } from '#shared/games/goa/things.ts';
import { automaticMove } from '#shared/kernel/forced.ts';
import { play } from '#shared/kernel/play.ts';
import { evolveAll } from '../../support/playout.ts';
import { at, BOTH, colony, DICE, may, on, played, table, type Seated } from './support.ts';

const found = (name: Colony, card: CardId | 'none' = 'none') =>
  ({ type: 'found', colony: name, card }) as const;
const settle = (tile = 0) => ({ type: 'settle', tile }) as const;
const fill = (spices: Readonly<Record<string, Spice>>) => ({ type: 'fill', spices }) as const;
const DECLINE = { type: 'decline' } as const;

/** Cards with 2 and 3 colonists, then one with 1. */
const PILE: readonly CardId[] = ['ducats2', 'sell3', 'ships1', 'payDucats1'];
const founder = (
  own: Seated,
  pile: readonly CardId[] = PILE,
  edition: Edition = '2012',
  others: Seated = {},
): State => table({ edition, players: [own, others], pile });

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

describe('While founding, after the reveal (rules 3.6)', () => {
  const asked = (own: Seated, edition: Edition = '2012', others: Seated = {}): State =>
    played(founder({ colonists: 0, ...own }, PILE, edition, others), [0, found('Quilon')]);

  it('a colonists card may be played', () => {
    const state = played(asked({ hand: ['colonists1'] }), [0, { type: 'play', card: 'colonists1' }]);
    expect(may(state, 0, settle())).toBe(true);
    expect(playerOf(state, 0)).toMatchObject({ colonists: 2, hand: [] });
  });

  it('one card in the turn, here too', () => {
    const before = founder({ hand: ['colonists1', 'ships2'], colonists: 0 });
    const state = played(before, [0, { type: 'play', card: 'ships2' }], [0, found('Quilon')]);
    at(state).when(0, { type: 'play', card: 'colonists1' }).thenRefused('CARD_PLAYED_THIS_TURN');
  });

  it('the red Colonist tile may be used', () => {
    const state = played(asked({ tiles: ['redColonist'] }), [0, { type: 'useTile', tile: 'redColonist' }]);
    expect(may(state, 0, settle())).toBe(true);
  });

  it('Resupply may be used, for colonists', () => {
    const state = played(asked({ tiles: ['resupply'] }), [0, { type: 'useTile', tile: 'resupply' }]);
    expect(playerOf(state, 0).colonists).toBe(2);
    expect(state).toMatchObject({ revealed: ['ducats2', 'sell3'], discard: ['ships1', 'payDucats1'] });
    expect(may(state, 0, settle())).toBe(true);
  });

  it('2004: Espionage may be used, for an opponent’s colonist number instead of one’s own', () => {
    const own = { tiles: ['espionage'] as const, rows: { colonists: 1 }, colonists: 0 };
    const before = played(founder(own, PILE, '2004', { rows: { colonists: 4 } }), [0, found('Cochin')]);
    expect(may(before, 0, settle())).toBe(false);
    const state = played(before, [0, { type: 'spyColonists', seat: 1 }]);
    expect(may(state, 0, settle())).toBe(true); // 3 + 2 + 3
    expect(state.spent).toEqual(['espionage']);
  });

  it('2004: Espionage is not used on a lower number, nor on one’s own', () => {
    const state = asked({ tiles: ['espionage'], rows: { colonists: 3 } }, '2004', { rows: { colonists: 3 } });
    for (const seat of [0, 1]) expect(may(state, 0, { type: 'spyColonists', seat })).toBe(false);
  });

  it('2012: Espionage is not used there', () => {
    expect(
      may(asked({ tiles: ['espionage'] }, '2012', { rows: { colonists: 5 } }), 0, {
        type: 'spyColonists',
        seat: 1,
      }),
    ).toBe(false);
  });

  it('2012: the third scout may be played', () => {
    const state = played(asked({ hand: ['thirdScout1'] }), [0, { type: 'play', card: 'thirdScout1' }]);
    expect(state.revealed).toEqual(['ducats2', 'sell3', 'ships1']);
    expect(may(state, 0, settle())).toBe(true);
  });

  it('2004: the third scout may not', () => {
    at(asked({ hand: ['thirdScout1'] }, '2004'))
      .when(0, { type: 'play', card: 'thirdScout1' })
      .thenRefused('CARD_NOT_NOW');
  });

  it.each(BOTH)('played with the action, the third scout reveals three cards (%s)', (edition) => {
    const state = played(founder({ hand: ['thirdScout1'] }, PILE, edition), [
      0,
      found('Quilon', 'thirdScout1'),
    ]);
    expect(state.revealed).toEqual(['ducats2', 'sell3', 'ships1']);
    expect(state.discard).toEqual(['thirdScout1']);
  });

  it('revealed cards not yet discarded stay out of a reshuffle', () => {
    const before = {
      ...founder({ colonists: 0, hand: ['thirdScout1'] }, ['ducats2', 'sell3']),
      discard: ['ships1'] as const,
    };
    const state = played(before, [0, found('Quilon')], [0, { type: 'play', card: 'thirdScout1' }]);
    expect(state.revealed.slice(0, 2)).toEqual(['ducats2', 'sell3']);
    expect(['ships1', 'thirdScout1']).toContain(state.revealed[2]);
    expect(state.pile).toHaveLength(1);
  });
});

describe('A founding that falls short (rules 3.6)', () => {
  const asked = (own: Seated, edition: Edition = '2012'): State =>
    played(founder({ colonists: 0, ...own }, PILE, edition), [0, found('Quilon')]);
  const automatic = (state: State) => automaticMove(rules, state, 0);

  it.each(BOTH)('is declined without asking if neither hand nor tiles are left (%s)', (edition) => {
    expect(automatic(asked({}, edition))).toEqual(DECLINE);
    expect(automatic(asked({ tiles: ['redShip', 'ships', 'duty'], used: ['redColonist'] }, edition))).toEqual(
      DECLINE,
    );
  });

  it.each(BOTH)('waits for a player with a card, whether it helps or not (%s)', (edition) => {
    for (const card of ['colonists1', 'thirdScout1', 'ships2', 'sell1'] as const)
      expect(automatic(asked({ hand: [card] }, edition))).toBeUndefined();
  });

  it('waits if a tile helps', () => {
    for (const tile of ['redColonist', 'resupply', 'colonists', 'shipsOrColonists', 'settlement'] as const)
      expect(automatic(asked({ tiles: [tile] }))).toBeUndefined();
    expect(automatic(asked({ tiles: ['resupply'] }))).toBeUndefined();
  });

  it('waits if it does not fall short', () => {
    expect(automatic(asked({ colonists: 1 }))).toBeUndefined();
  });
});

describe('“If it falls short, decline”, sent with the founding', () => {
  const beforehand = { ...found('Quilon'), ifShort: 'decline' } as const;
  const holding = { hand: ['ships1', 'sell1'] as const };

  it('declines at once, in the same commit, without a word of it in any event', () => {
    const state = founder({ colonists: 0, ...holding });
    const said = play(rules, state, 0, beforehand, DICE);
    const silent = play(rules, state, 0, found('Quilon'), DICE);
    if (!said.ok || !silent.ok) expect.fail('refused');
    const then = play(rules, evolveAll(rules, state, silent.value), 0, DECLINE, DICE);
    expect(said.value).toEqual([...silent.value.slice(0, -1), ...(then.ok ? then.value : [])]);
    expect(JSON.stringify(said.value)).not.toContain('ifShort');
    expect(playerOf(evolveAll(rules, state, said.value), 0).colonists).toBe(1);
  });

  it('changes nothing if it does not fall short', () => {
    const state = founder({ colonists: 1, ...holding });
    expect(play(rules, state, 0, beforehand, DICE)).toEqual(play(rules, state, 0, found('Quilon'), DICE));
  });

  it('looks at board, cards and colonists only, never at the hand', () => {
    const state = played(founder({ colonists: 0, hand: ['colonists1'] }), [0, beforehand]);
    expect(playerOf(state, 0)).toMatchObject({ colonists: 1, hand: ['colonists1'] });
  });

  it('is offered if the player may be asked: with a card in hand, or a tile that helps', () => {
    const offered = (own: Seated, edition: Edition = '2012'): boolean =>
      may(founder(own, PILE, edition), 0, beforehand);
    expect(offered(holding)).toBe(true);
    expect(offered({ tiles: ['settlement'] })).toBe(true);
    expect(offered({ tiles: ['espionage'] }, '2004')).toBe(true);
    for (const own of [{}, { tiles: ['redShip', 'espionage'] as const, used: ['redColonist'] as const }])
      at(founder(own)).when(0, beforehand).thenRefused('NOT_ASKED_ANYWAY');
  });

  it('goes with a founding by Espionage as well (2012)', () => {
    const state = founder({ colonists: 0, tiles: ['espionage'], ...holding });
    const spied = { type: 'spyFound', seat: 1, colony: 'Quilon', card: 'none', ifShort: 'decline' } as const;
    expect(playerOf(played(state, [0, spied]), 0)).toMatchObject({ colonists: 1 });
  });
});
