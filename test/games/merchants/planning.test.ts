import { describe, expect, it } from 'vitest';
import { given, table, TRADE, trading } from './fixture.ts';

const rich = (money: number) => table({ players: [{ money }, {}] });

describe('Phase I: exchange', () => {
  it('exchanges the marker on one own ship for another good of the supply', () => {
    const state = given(table()).when(0, { type: 'exchange', ship: 1, good: 'fish' }).thenState();
    expect(state.players[0]?.ships).toEqual(['wood', 'fish']);
    expect(state.supply.markers).toMatchObject({ fish: 4, cloth: 4 });
    expect(state.step).toEqual(TRADE);
  });

  it('says what was aboard and what is now', () => {
    given(table())
      .when(0, { type: 'exchange', ship: 0, good: 'spices' })
      .thenEvents({ type: 'exchanged', seat: 0, ship: 0, from: 'wood', to: 'spices' }, trading(0));
  });

  it('must bring another good', () => {
    given(table())
      .when(0, { type: 'exchange', ship: 0, good: 'wood' })
      .thenRefused('SAME_GOOD', { good: 'wood' });
  });

  it('may not take a good with no marker left', () => {
    const ships = ['fish', 'fish', 'fish'] as const;
    given(table({ players: [{ ships: ['wood', 'wood'] }, { ships }, { ships: ['fish', 'fish'] }] }))
      .when(0, { type: 'exchange', ship: 0, good: 'fish' })
      .thenRefused('GOOD_NOT_IN_SUPPLY', { good: 'fish' });
  });

  it('may not touch a ship that the player does not have', () => {
    given(table()).when(0, { type: 'exchange', ship: 2, good: 'fish' }).thenRefused('SHIP_UNKNOWN');
  });

  it('is one action: nothing else may follow in phase I', () => {
    given([...table(), { type: 'exchanged', seat: 0, ship: 0, from: 'wood', to: 'fish' }, trading(0)])
      .when(0, { type: 'exchange', ship: 1, good: 'fish' })
      .thenRefused('PLANNING_OVER');
  });
});

describe('Phase I: purchase', () => {
  it('buys a ship for 10 coins and loads it at once', () => {
    const state = given(rich(10)).when(0, { type: 'buyShip', good: 'fish' }).thenState();
    expect(state.players[0]).toMatchObject({ money: 0, ships: ['wood', 'cloth', 'fish'] });
    expect(state.supply.specials.ship).toBe(9);
    expect(state.supply.markers.fish).toBe(4);
  });

  it.each([
    ['docks', 12],
    ['contract', 11],
    ['office', 8],
  ] as const)('buys %s for %i coins', (card, price) => {
    const state = given(rich(price)).when(0, { type: 'buy', card }).thenState();
    expect(state.players[0]).toMatchObject({ money: 0, cards: { [card]: 1 } });
    expect(state.supply.specials[card]).toBe(1);
    given(rich(price - 1))
      .when(0, { type: 'buy', card })
      .thenRefused('NOT_ENOUGH_MONEY', { price, money: price - 1 });
  });

  it('may not buy a ship without 10 coins', () => {
    given(rich(9))
      .when(0, { type: 'buyShip', good: 'fish' })
      .thenRefused('NOT_ENOUGH_MONEY', { price: 10, money: 9 });
  });

  it('may not buy a card that is sold out', () => {
    const cards = ['contract', 'contract'] as const;
    given(table({ players: [{ money: 50 }, { cards }] }))
      .when(0, { type: 'buy', card: 'contract' })
      .thenRefused('CARD_SOLD_OUT', { card: 'contract' });
  });

  it('may not buy a ship when all are at sea', () => {
    const ships = [
      'fish',
      'fish',
      'grain',
      'grain',
      'wood',
      'wood',
      'spices',
      'spices',
      'cloth',
      'cloth',
    ] as const;
    given(table({ players: [{ money: 50 }, { ships: [...ships, 'porcelain', 'porcelain'] }] }))
      .when(0, { type: 'buyShip', good: 'fish' })
      .thenRefused('CARD_SOLD_OUT', { card: 'ship' });
  });

  it('may not load a good with no marker left', () => {
    const ships = ['fish', 'fish', 'fish', 'fish', 'fish'] as const;
    given(table({ players: [{ money: 10 }, { ships }] }))
      .when(0, { type: 'buyShip', good: 'fish' })
      .thenRefused('GOOD_NOT_IN_SUPPLY', { good: 'fish' });
  });

  it('is one card a turn', () => {
    given(rich(50)).when(0, { type: 'buy', card: 'contract' }).thenEvents(
      { type: 'cardBought', seat: 0, price: 11, card: 'contract' },
      trading(0), // no second purchase
    );
  });

  it('may buy several cards of a kind over the turns', () => {
    const state = given(table({ players: [{ money: 20, cards: ['contract'] }, {}] }))
      .when(0, { type: 'buy', card: 'contract' })
      .thenState();
    expect(state.players[0]?.cards.contract).toBe(2);
  });
});

describe('Phase I: passing', () => {
  it('leads to phase II', () => {
    given(table()).when(0, { type: 'pass' }).thenEvents({ type: 'passed', seat: 0 }, trading(0));
  });

  it('offers exactly exchange, affordable cards and passing', () => {
    const types = given(rich(11))
      .choices(0)
      .map(({ type }) => type);
    expect(types).toEqual(['exchange', 'exchange', 'buyShip', 'buy', 'pass']);
  });
});
