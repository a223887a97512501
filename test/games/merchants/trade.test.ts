import { describe, expect, it } from 'vitest';
import type { Good, PlainCard } from '#shared/games/merchants/things.ts';
import { given, planning, table, TRADE } from './fixture.ts';

/** Seat 0 in phase II with a hand. */
const holding = (...hand: Good[]) => table({ players: [{ hand }, {}], step: TRADE });

describe('Phase II: playing cards', () => {
  it('covers what lies on the spaces chosen', () => {
    const state = given(holding('spices', 'spices', 'wood'))
      .when(0, { type: 'play', good: 'spices', spaces: [1, 5] })
      .thenState();
    expect(state.market).toEqual(['fish', 'spices', 'wood', 'porcelain', 'spices', 'spices']);
    expect(state.covered).toMatchObject({ grain: 1, cloth: 1 });
    expect(state.players[0]?.hand).toEqual(['wood']);
  });

  it('may cover a card of the same good', () => {
    const state = given(holding('spices'))
      .when(0, { type: 'play', good: 'spices', spaces: [4] })
      .thenState();
    expect(state.market).toEqual(['fish', 'grain', 'wood', 'porcelain', 'spices', 'cloth']);
    expect(state.covered.spices).toBe(1);
  });

  it('may play six cards, one on each space', () => {
    const state = given(holding('fish', 'fish', 'fish', 'fish', 'fish', 'fish'))
      .when(0, { type: 'play', good: 'fish', spaces: [0, 1, 2, 3, 4, 5] })
      .thenState();
    expect(state.market).toEqual(['fish', 'fish', 'fish', 'fish', 'fish', 'fish']);
  });

  it('may not play more than six cards', () => {
    const hand: Good[] = ['fish', 'fish', 'fish', 'fish', 'fish', 'fish', 'fish'];
    given(holding(...hand))
      .when(0, { type: 'play', good: 'fish', spaces: [0, 1, 2, 3, 4, 5, 6] })
      .thenRefused('TOO_MANY_CARDS', { max: 6 });
  });

  it('must play at least one card', () => {
    given(holding('fish')).when(0, { type: 'play', good: 'fish', spaces: [] }).thenRefused('NO_SPACES');
  });

  it('may not play two cards onto one space', () => {
    given(holding('fish', 'fish'))
      .when(0, { type: 'play', good: 'fish', spaces: [1, 1] })
      .thenRefused('SPACES_REPEATED');
  });

  it('may not play onto a space that is not there', () => {
    given(holding('fish'))
      .when(0, { type: 'play', good: 'fish', spaces: [6] })
      .thenRefused('SPACE_UNKNOWN');
  });

  it('names the spaces in ascending order', () => {
    given(holding('fish', 'fish'))
      .when(0, { type: 'play', good: 'fish', spaces: [2, 1] })
      .thenRefused('LIST_OUT_OF_ORDER');
  });

  it('may not play cards that are not on the hand', () => {
    given(holding('fish'))
      .when(0, { type: 'play', good: 'wood', spaces: [0] })
      .thenRefused('CARDS_NOT_IN_HAND', { good: 'wood', held: 0 });
    given(holding('fish'))
      .when(0, { type: 'play', good: 'fish', spaces: [0, 1] })
      .thenRefused('CARDS_NOT_IN_HAND', { good: 'fish', held: 1 });
  });

  it('may not be passed', () => {
    given(holding('fish')).when(0, { type: 'pass' }).thenRefused('PLANNING_OVER');
  });

  it('is followed by the turn of the next player clockwise, and after the last seat by seat 0', () => {
    given(holding('fish'))
      .when(0, { type: 'play', good: 'fish', spaces: [1] })
      .thenEvents(
        { type: 'played', seat: 0, good: 'fish', spaces: [1] },
        { type: 'sold', good: 'fish', visible: 2, sales: [0, 0], bonuses: [0, 0] },
        planning(1),
      );
    given(table({ players: [{}, { hand: ['fish'] }], step: { phase: 'trade', seat: 1 } }))
      .when(1, { type: 'play', good: 'fish', spaces: [0] })
      .thenEvents(
        { type: 'played', seat: 1, good: 'fish', spaces: [0] },
        { type: 'sold', good: 'fish', visible: 1, sales: [0, 0], bonuses: [0, 0] },
        planning(0),
      );
  });
});

describe('Phase II: drawing', () => {
  it('draws two cards from the pile', () => {
    given(holding('fish'))
      .when(0, { type: 'draw' })
      .thenEvents({ type: 'drawn', seat: 0, cards: ['cloth', 'wood'], by: 'trade' }, planning(1));
  });

  it('must be chosen with an empty hand', () => {
    expect(given(holding()).choices(0)).toEqual([{ type: 'draw', params: [] }]);
  });

  it('may be chosen with any hand, which has no limit', () => {
    const hand = Array.from({ length: 9 }, (): Good => 'fish');
    const state = given(holding(...hand))
      .when(0, { type: 'draw' })
      .thenState();
    expect(state.players[0]?.hand).toHaveLength(11);
  });
});

describe('A sale', () => {
  it('rulebook, Phase II, example: two fish played beside one bring 3 coins for each fish marker', () => {
    const players = [
      { hand: ['fish', 'fish'], ships: ['fish', 'wood'] },
      { ships: ['fish', 'fish'] },
      { ships: ['cloth', 'wood'] },
    ] as const;
    given(table({ players, step: TRADE }))
      .when(0, { type: 'play', good: 'fish', spaces: [1, 2] })
      .thenEvents(
        { type: 'played', seat: 0, good: 'fish', spaces: [1, 2] },
        { type: 'sold', good: 'fish', visible: 3, sales: [3, 6, 0], bonuses: [0, 0, 0] },
        planning(1),
      );
  });

  it('leaves the markers on the ships', () => {
    const state = given(table({ players: [{ hand: ['fish'], ships: ['fish', 'wood'] }, {}], step: TRADE }))
      .when(0, { type: 'play', good: 'fish', spaces: [1] })
      .thenState();
    expect(state.players[0]).toMatchObject({ money: 2, ships: ['fish', 'wood'] });
  });

  it('is of the good just played only', () => {
    const players = [{ hand: ['fish'], ships: ['wood', 'cloth'] }, { ships: ['grain', 'wood'] }] as const;
    const state = given(table({ players, step: TRADE }))
      .when(0, { type: 'play', good: 'fish', spaces: [1] })
      .thenState();
    expect(state.players.map(({ money }) => money)).toEqual([0, 0]);
  });

  it('counts a card of the good that is covered by another once', () => {
    const state = given(table({ players: [{ hand: ['fish'], ships: ['fish', 'wood'] }, {}], step: TRADE }))
      .when(0, { type: 'play', good: 'fish', spaces: [0] })
      .thenState();
    expect(state.players[0]?.money).toBe(1);
  });
});

describe('Contract', () => {
  const market: readonly Good[] = ['fish', 'fish', 'grain', 'wood', 'spices', 'cloth'];
  const contracts = (n: number): PlainCard[] => Array.from({ length: n }, () => 'contract');
  const sale = (seller: readonly Good[], owner: readonly Good[], n: number) =>
    given(
      table({
        players: [
          { hand: ['fish'], ships: seller },
          { ships: owner, cards: contracts(n) },
        ],
        market,
        step: TRADE,
      }),
    )
      .when(0, { type: 'play', good: 'fish', spaces: [2] })
      .thenState().players[1];

  it('brings 2 coins more whenever its owner gets coins, in other players’ turns too', () => {
    expect(sale(['wood', 'wood'], ['fish', 'wood'], 1)).toMatchObject({
      money: 5,
      ledger: { start: 0, sales: 3, contracts: 2, purchases: 0 },
    });
  });

  it('brings nothing when its owner gets none', () => {
    expect(sale(['fish', 'fish'], ['wood', 'wood'], 2)?.money).toBe(0);
  });

  it('rulebook, Special cards, example: two contracts bring 4 coins more', () => {
    expect(sale(['wood', 'wood'], ['fish', 'wood'], 2)?.money).toBe(7);
  });

  it('brings 2 coins for a sale, not for each marker', () => {
    expect(sale(['wood', 'wood'], ['fish', 'fish', 'fish'], 1)?.money).toBe(11);
  });
});

describe('Income by visible cards, markers and contracts (rules: For tests)', () => {
  it.each([
    [3, 0, 2, 0],
    [3, 1, 0, 3],
    [3, 2, 0, 6],
    [4, 2, 0, 8],
    [3, 2, 2, 10],
    [6, 5, 2, 34],
  ])('%i visible, %i markers, %i contracts: %i coins', (visible, markers, contracts, coins) => {
    const ships = [...Array.from({ length: markers }, (): Good => 'fish'), 'wood', 'wood'] as const;
    const players = [
      {
        hand: Array.from({ length: visible }, (): Good => 'fish'),
        ships: ships.slice(0, Math.max(2, markers)),
        cards: Array.from({ length: contracts }, (): PlainCard => 'contract'),
      },
      {},
    ];
    const state = given(
      table({ players, market: ['wood', 'wood', 'wood', 'wood', 'wood', 'wood'], step: TRADE }),
    )
      .when(0, { type: 'play', good: 'fish', spaces: Array.from({ length: visible }, (_, space) => space) })
      .thenState();
    expect(state.players[0]?.money).toBe(coins);
  });
});
