import { describe, expect, it } from 'vitest';
import { FIGURES } from '#shared/games/merchants/data.ts';
import { rules } from '#shared/games/merchants/index.ts';
import { GOODS, type Good } from '#shared/games/merchants/things.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { seatView } from '#shared/kernel/play.ts';
import { evolveAll, keyOf } from '../../support/playout.ts';
import { given, planning, table } from './fixture.ts';

const setUp = (seats: number, seed = 1) =>
  rules.setup({ officeDraw: 'planning' }, seats, seededDice(keyOf(seed)));
const laidOut = (seats: number, seed = 1) => evolveAll(rules, undefined, setUp(seats, seed));

const loading = (seat: number, first = 0) => ({ phase: 'loading', seat, first }) as const;
/** A table at which the first ship of both players is still to be loaded. */
const unloaded = (ships: readonly Good[][], seat: number) =>
  table({ players: ships.map((own) => ({ ships: own })), step: loading(seat) });

describe('Set-up', () => {
  it('shuffles 60 cards, ten of each good', () => {
    const [, shuffled] = setUp(2);
    const pile = shuffled?.type === 'shuffled' ? shuffled.pile : [];
    expect(GOODS.map((good) => pile.filter((card) => card === good).length)).toEqual([
      10, 10, 10, 10, 10, 10,
    ]);
  });

  it.each([
    [2, 48, 10],
    [3, 45, 8],
    [4, 42, 6],
  ])('leaves with %i players a pile of %i cards and %i ships for sale', (seats, pile, ships) => {
    const state = laidOut(seats);
    expect(state.pile).toHaveLength(pile);
    expect(state.supply.specials).toEqual({ ship: ships, docks: 2, contract: 2, office: 2 });
  });

  it('gives everybody three cards, two empty ships and no money', () => {
    for (const player of laidOut(4).players) {
      expect(player.hand).toHaveLength(3);
      expect(player.ships).toEqual([null, null]);
      expect(player.money).toBe(0);
    }
  });

  it('lays six cards face up', () => {
    expect(laidOut(3).market).toHaveLength(6);
  });

  it('may lay cards of one good on several spaces', () => {
    const markets = Array.from({ length: 5 }, (_, seed) => laidOut(2, seed).market);
    expect(markets.some((market) => new Set(market).size < market.length)).toBe(true);
  });

  it('deals from the top of the pile to seat 0, then seat 1, then the market', () => {
    const [, shuffled, dealt, laid] = setUp(2);
    const pile = shuffled?.type === 'shuffled' ? shuffled.pile : [];
    expect(dealt).toEqual({ type: 'dealt', hands: [pile.slice(0, 3), pile.slice(3, 6)] });
    expect(laid).toEqual({ type: 'marketLaid', cards: pile.slice(6, 12) });
  });

  it('draws the first player, and any seat can be it', () => {
    const firsts = Array.from({ length: 40 }, (_, seed) => rules.acting(laidOut(4, seed))[0]);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('pins options and figures in its first event', () => {
    expect(setUp(2)[0]).toEqual({
      type: 'started',
      options: { officeDraw: 'planning' },
      seats: 2,
      figures: FIGURES,
    });
  });

  it('keeps a hand in canonical order, whatever order it was dealt in', () => {
    const { state } = given(table({ players: [{ hand: ['cloth', 'fish', 'wood'] }, {}] }));
    expect(state.players[0]?.hand).toEqual(['fish', 'wood', 'cloth']);
  });
});

describe('Loading', () => {
  it('begins with the first player, who puts a marker of their choice on a ship', () => {
    given(unloaded([[], []], 0))
      .when(0, { type: 'load', good: 'fish' })
      .thenEvents(
        { type: 'loaded', seat: 0, ship: 0, good: 'fish' },
        { type: 'stepBegan', step: { phase: 'loading', seat: 1, first: 0 } },
      );
  });

  it('goes round a second time in the same order', () => {
    given(unloaded([['fish'], []], 1))
      .when(1, { type: 'load', good: 'fish' })
      .thenEvents(
        { type: 'loaded', seat: 1, ship: 0, good: 'fish' },
        { type: 'stepBegan', step: { phase: 'loading', seat: 0, first: 0 } },
      );
  });

  it('ends with the first turn when all ships are loaded', () => {
    given(unloaded([['fish', 'wood'], ['fish']], 1))
      .when(1, { type: 'load', good: 'spices' })
      .thenEvents({ type: 'loaded', seat: 1, ship: 1, good: 'spices' }, planning(0));
  });

  it('goes clockwise from the first player, wherever they sit', () => {
    let state = laidOut(4);
    const first = rules.acting(state)[0] ?? 0;
    const order: number[] = [];
    while (state.step.phase === 'loading') {
      const seat = state.step.seat;
      order.push(seat);
      expect(rules.choices(seatView(rules, state, seat))).toHaveLength(1);
      const result = rules.decide(state, seat, { type: 'load', good: 'fish' }, { kind: 'none' });
      if (result.ok) state = evolveAll(rules, state, result.value);
    }
    const round = [0, 1, 2, 3].map((n) => (first + n) % 4);
    expect(order).toEqual([...round, ...round]);
    expect(rules.acting(state)).toEqual([first]);
  });

  it('may put the same good on both ships', () => {
    const state = given(unloaded([['fish'], ['wood']], 0))
      .when(0, { type: 'load', good: 'fish' })
      .thenState();
    expect(state.players[0]?.ships).toEqual(['fish', 'fish']);
    expect(state.supply.markers.fish).toBe(3);
  });

  it('may not take a good with no marker left', () => {
    given(unloaded([['fish', 'fish'], ['fish', 'fish'], ['fish'], []], 3))
      .when(3, { type: 'load', good: 'fish' })
      .thenRefused('GOOD_NOT_IN_SUPPLY', { good: 'fish' });
  });

  it('may not be done out of turn', () => {
    given(unloaded([[], []], 0))
      .when(1, { type: 'load', good: 'fish' })
      .thenRefused('NOT_YOUR_TURN');
  });
});
