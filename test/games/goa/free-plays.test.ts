import { describe, expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import {
  at,
  auction,
  colony,
  extra,
  full,
  may,
  on,
  plantation,
  placing,
  played,
  table,
  turn,
} from './support.ts';

const TAXES = { type: 'taxes' } as const;
const play = (card: 'ships1' | 'colonists1' | 'ducats1') => ({ type: 'play', card }) as const;
const holding = (step = turn()): State =>
  table({
    players: [
      { hand: ['ships1', 'colonists1', 'ducats1'], tiles: ['redShip', 'redColonist', 'redDucats'] },
      {},
    ],
    step,
  });

describe('Expedition cards as free plays (rules 3.6)', () => {
  it('are no action: the action is still to come', () => {
    const state = played(holding(), [0, play('ships1')]);
    expect(state.step).toEqual(turn({ carded: true }));
    expect(may(state, 0, TAXES)).toBe(true);
  });

  it('are played before the action or after it', () => {
    expect(may(holding(), 0, play('ships1'))).toBe(true);
    expect(may(played(holding(), [0, TAXES]), 0, play('ships1'))).toBe(true);
  });

  it('are one in an action turn', () => {
    const state = played(holding(), [0, play('ships1')]);
    at(state).when(0, play('ducats1')).thenRefused('CARD_PLAYED_THIS_TURN');
    at(played(state, [0, TAXES]))
      .when(0, play('ducats1'))
      .thenRefused('CARD_PLAYED_THIS_TURN');
  });

  it('are one again in the next action turn', () => {
    const state = played(holding(), [0, play('ships1')], [0, TAXES], [0, { type: 'endTurn' }], [1, TAXES]);
    expect(may(state, 0, play('ducats1'))).toBe(true);
  });

  it('go onto the discard pile', () => {
    expect(played(holding(), [0, play('ships1')]).discard).toEqual(['ships1']);
  });

  it('are not played off turn, nor while markers are placed, bids made or extra actions passed', () => {
    at(holding(turn({ seat: 1 })))
      .when(0, play('ships1'))
      .thenRefused('NOT_YOUR_TURN');
    expect(may(holding(placing(0)), 0, play('ships1'))).toBe(false);
    expect(may(holding(extra(0)), 0, play('ships1'))).toBe(false);
    const bidding = { ...holding(auction(0, 1)), markers: [{ seat: 1, space: 1 }] };
    expect(may(bidding, 0, play('ships1'))).toBe(false);
  });

  it('somebody else’s card is not played', () => {
    at(holding()).whenSent(0, { type: 'play', card: 'ships2' }).thenRefused('CARD_NOT_IN_HAND');
  });
});

describe('Discarding (rules 3.6)', () => {
  /** The turn's card is played and the action done. */
  const ACTED = [[0, play('colonists1')] as const, [0, TAXES] as const] as const;

  it('is free, of any number, at any time of the player’s own turn', () => {
    const both = { type: 'discard', cards: ['ducats1', 'ships1'] } as const;
    for (const state of [
      holding(),
      played(holding(), [0, TAXES]),
      played(holding(), [0, play('colonists1')]),
      played(table({ players: [{ hand: ['ships1', 'colonists1', 'ducats1'] }, {}] }), ...ACTED),
    ]) {
      const after = played(state, [0, both]);
      expect(playerOf(after, 0).hand).not.toContain('ships1');
      expect(after.discard).toEqual(expect.arrayContaining(['ducats1', 'ships1']));
    }
  });

  it('is no play: a card may still be played', () => {
    const state = played(holding(), [0, { type: 'discard', cards: ['ducats1'] }]);
    expect(state.step).toEqual(turn());
    expect(may(state, 0, play('ships1'))).toBe(true);
  });

  it('is not possible off turn, nor of cards that the player does not have', () => {
    at(holding(turn({ seat: 1 })))
      .when(0, { type: 'discard', cards: ['ships1'] })
      .thenRefused('NOT_YOUR_TURN');
    at(holding())
      .when(0, { type: 'discard', cards: ['sell1'] })
      .thenRefused('CARD_NOT_IN_HAND');
  });
});

describe('Tiles as free plays (rules 3.6)', () => {
  it('are any number in a turn, before the action and after it', () => {
    const state = played(
      holding(),
      [0, { type: 'useTile', tile: 'redShip' }],
      [0, { type: 'useTile', tile: 'redDucats' }],
      [0, TAXES],
      [0, { type: 'useTile', tile: 'redColonist' }],
    );
    expect(playerOf(state, 0)).toMatchObject({ ships: 5, ducats: 17, colonists: 3 });
  });

  it('are no action', () => {
    expect(played(holding(), [0, { type: 'useTile', tile: 'redShip' }]).step).toEqual(turn());
  });
});

describe('An activity under way (rules 3.6)', () => {
  const answering = (state: State, ...others: readonly unknown[]): void => {
    for (const move of others) at(state).whenSent(0, move).thenRefused('ANSWER_FIRST');
  };
  const OTHERS = [
    TAXES,
    play('ships1'),
    { type: 'useTile', tile: 'redShip' },
    { type: 'discard', cards: ['ships1'] },
  ];

  it('is not interrupted: a colony is filled before anything else', () => {
    const own = { colonists: 20, hand: ['ships1'], tiles: ['redShip'] } as const;
    answering(
      played(
        table({ players: [own, {}] }),
        [0, { type: 'found', colony: 'Cochin', card: 'none' }],
        [0, { type: 'settle', tile: 0 }],
      ),
      ...OTHERS,
    );
  });

  it('is not interrupted: an extra harvest is one piece', () => {
    const own = {
      hand: ['ships1'],
      tiles: ['extraHarvest', 'redShip'],
      plots: { p1: plantation('cropRotation') },
    } as const;
    answering(played(table({ players: [own, {}] }), [0, { type: 'extraHarvest', plots: ['p1'] }]), ...OTHERS);
  });

  it('is not interrupted: a mixed harvest is one piece', () => {
    const own = { hand: ['harvestMix1', 'ships1'], tiles: ['redShip'], rows: { harvest: 3 } } as const;
    answering(
      played(table({ players: [own, {}] }), [0, { type: 'harvest', card: 'harvestMix1', spices: {} }]),
      ...OTHERS,
    );
  });

  it('a payment happens in one piece: what a card would bring cannot pay the second spice', () => {
    const plots = { p1: plantation('ginger1', 'ginger'), p2: plantation('cinnamon1') };
    const before = table({ players: [{ plots, hand: ['spices1'], rows: { ships: 2 } }, {}] });
    at(before)
      .when(0, { type: 'progress', column: 'ships', card: 'none', payment: { 'p1.0': 'ginger' } })
      .thenRefused('SPICES_MISSING');
    const after = played(
      before,
      [0, { type: 'playSpices', card: 'spices1', spices: { 'p2.0': 'cinnamon' } }],
      [
        0,
        {
          type: 'progress',
          column: 'ships',
          card: 'none',
          payment: { 'p1.0': 'ginger', 'p2.0': 'cinnamon' },
        },
      ],
    );
    expect([on(after, 0, 'p1'), on(after, 0, 'p2')]).toEqual([[null], [null]]);
  });
});

describe('Small print (rules 3.6)', () => {
  it('a harvest that places nothing is legal', () => {
    expect(
      may(table({ players: [{ plots: full('clove') }, {}] }), 0, {
        type: 'harvest',
        card: 'none',
        spices: {},
      }),
    ).toBe(true);
    expect(may(table(), 0, { type: 'harvest', card: 'none', spices: {} })).toBe(true);
  });

  it('an expedition that draws none is legal', () => {
    const move = { type: 'expedition', cards: 0 } as const;
    expect(may(table({ players: [{ hand: ['ships1'] }, {}] }), 0, move)).toBe(true);
    expect(may(table({ pile: [] }), 0, move)).toBe(true);
  });

  it('a card that would do nothing is not offered', () => {
    const state = table({
      players: [{ hand: ['sell1', 'spices1'], ducats: 0, plots: { Cochin: colony('Cochin', [null]) } }, {}],
    });
    expect(may(state, 0, { type: 'sell', card: 'sell1', fields: [] })).toBe(false);
    at(state).when(0, { type: 'sell', card: 'sell1', fields: [] }).thenRefused('SPICES_MISSING');
    expect(may(state, 0, { type: 'playSpices', card: 'spices1', spices: {} })).toBe(false);
    const filled = table({ players: [{ hand: ['spices1'], plots: full('clove') }, {}] });
    at(filled).when(0, { type: 'playSpices', card: 'spices1', spices: {} }).thenRefused('NO_FREE_FIELD');
  });

  it('a tile that would do nothing is not offered', () => {
    const lastRow = { ships: 5, harvest: 5, taxes: 5, expeditions: 5, colonists: 5 };
    const own = {
      tiles: ['viceKing', 'extraHarvest', 'resupply', 'redExpedition', 'redSpice', 'swap', 'duty', 'favor'],
      rows: lastRow,
      plots: full('clove'),
    } as const;
    const state = table({ players: [own, {}], pile: [], grid: {}, removed: [] });
    expect(
      at(state)
        .choices(0)
        .map(({ type }) => type),
    ).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/useTile|viceKing|extraHarvest|redSpice|swap|duty/u)]),
    );
  });

  it('a turn in which nothing more could be played ends by itself', () => {
    const state = table({ players: [{ tiles: ['duty', 'mission2'], used: ['redShip'] }, {}] });
    expect(rules.acting(played(state, [0, TAXES]))).toEqual([1]);
  });
});
