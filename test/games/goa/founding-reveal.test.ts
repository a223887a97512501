import { describe, expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import type { Edition } from '#shared/games/goa/meta.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { automaticMove } from '#shared/kernel/forced.ts';
import { play } from '#shared/kernel/play.ts';
import { evolveAll } from '../../support/playout.ts';
import { at, BOTH, DICE, may, played, type Seated } from './support.ts';
import { found, settle, DECLINE, PILE, founder } from './foundingSupport.ts';

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
