import { describe, expect, it } from 'vitest';
import type { Event } from '../../../shared/games/merchants/events.ts';
import { given, planning, table, TRADE, trading } from './fixture.ts';

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
      .then({ type: 'exchanged', seat: 0, ship: 0, from: 'wood', to: 'spices' }, trading(0));
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

  it('may not touch a ship one does not have', () => {
    given(table()).when(0, { type: 'exchange', ship: 2, good: 'fish' }).thenRefused('SHIP_UNKNOWN');
  });

  it('is one action: nothing else may follow in phase I', () => {
    given([...table(), { type: 'exchanged', seat: 0, ship: 0, from: 'wood', to: 'fish' }, trading(0)])
      .when(0, { type: 'exchange', ship: 1, good: 'fish' })
      .thenRefused('MOVE_NOT_OFFERED');
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
    given(rich(50)).when(0, { type: 'buy', card: 'contract' }).then(
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
    given(table()).when(0, { type: 'pass' }).then({ type: 'passed', seat: 0 }, trading(0));
  });

  it('offers exactly exchange, affordable cards and passing', () => {
    const types = given(rich(11))
      .choices(0)
      .map(({ type }) => type);
    expect(types).toEqual(['exchange', 'exchange', 'buyShip', 'buy', 'pass']);
  });
});

describe('Docks', () => {
  const docks = (exchanges: number, bought: number | null): Event => ({
    type: 'stepBegan',
    step: { phase: 'docks', seat: 0, exchanges, bought },
  });
  const owner = (money = 0, ...more: 'docks'[]) =>
    table({ players: [{ money, cards: ['docks', ...more] }, {}] });

  it('allow two exchanges with the action exchange', () => {
    given(owner())
      .when(0, { type: 'exchange', ship: 0, good: 'fish' })
      .then({ type: 'exchanged', seat: 0, ship: 0, from: 'wood', to: 'fish' }, docks(1, null));
    given([...owner(), docks(1, null)])
      .when(0, { type: 'exchange', ship: 1, good: 'fish' })
      .then({ type: 'exchanged', seat: 0, ship: 1, from: 'cloth', to: 'fish' }, trading(0));
  });

  it('rulebook, Special cards, example: after buying and loading a ship, an exchange on another ship', () => {
    given(owner(10))
      .when(0, { type: 'buyShip', good: 'fish' })
      .then({ type: 'shipBought', seat: 0, price: 10, good: 'fish' }, docks(1, 2));
    const bought: Event[] = [
      ...owner(10),
      { type: 'shipBought', seat: 0, price: 10, good: 'fish' },
      docks(1, 2),
    ];
    given(bought).when(0, { type: 'exchange', ship: 2, good: 'wood' }).thenRefused('SHIP_JUST_BOUGHT');
    given(bought)
      .when(0, { type: 'exchange', ship: 1, good: 'fish' })
      .then({ type: 'exchanged', seat: 0, ship: 1, from: 'cloth', to: 'fish' }, trading(0));
  });

  it('work from the moment they are bought', () => {
    given(rich(12))
      .when(0, { type: 'buy', card: 'docks' })
      .then({ type: 'cardBought', seat: 0, price: 12, card: 'docks' }, docks(1, null));
  });

  it('allow an exchange when passing too', () => {
    given(owner()).when(0, { type: 'pass' }).then({ type: 'passed', seat: 0 }, docks(1, null));
  });

  it('add up: two allow two more exchanges, one after another', () => {
    given(owner(0, 'docks')).when(0, { type: 'pass' }).then({ type: 'passed', seat: 0 }, docks(2, null));
    given([...owner(0, 'docks'), docks(2, null)])
      .when(0, { type: 'exchange', ship: 0, good: 'fish' })
      .then({ type: 'exchanged', seat: 0, ship: 0, from: 'wood', to: 'fish' }, docks(1, null));
  });

  it('never touch the ship just bought, whichever exchange it is', () => {
    given([...owner(10, 'docks'), { type: 'shipBought', seat: 0, price: 10, good: 'fish' }, docks(2, 2)])
      .when(0, { type: 'exchange', ship: 0, good: 'fish' })
      .then({ type: 'exchanged', seat: 0, ship: 0, from: 'wood', to: 'fish' }, docks(1, 2));
  });

  it('need not be used', () => {
    given([...owner(), docks(2, null)])
      .when(0, { type: 'done' })
      .then({ type: 'exchangesWaived', seat: 0 }, trading(0));
  });

  it('are passed over where no exchange is possible', () => {
    const fleet = ['fish', 'grain', 'wood', 'porcelain', 'spices'] as const;
    const all = fleet.flatMap((good) => [good, good, good, good, good]);
    given(table({ players: [{ ships: ['cloth', 'cloth'], cards: ['docks'] }, { ships: all }] }))
      .when(0, { type: 'pass' })
      .then({ type: 'passed', seat: 0 }, trading(0));
  });

  it('work in the own turn only', () => {
    given(table({ players: [{ cards: ['docks'] }, {}], step: { phase: 'planning', seat: 1 } }))
      .when(1, { type: 'pass' })
      .then({ type: 'passed', seat: 1 }, trading(1));
  });
});

describe('Office', () => {
  const office = (draws: number, seat = 0): Event => ({
    type: 'stepBegan',
    step: { phase: 'office', seat, draws },
  });
  const owner = (officeDraw: 'planning' | 'turnEnd', ...more: 'office'[]) =>
    table({
      officeDraw,
      players: [{ cards: ['office', ...more] }, {}],
      pile: ['fish', 'wood', 'cloth', 'fish'],
    });

  it('may draw a card at the end of phase I (option planning)', () => {
    given(owner('planning')).when(0, { type: 'pass' }).then({ type: 'passed', seat: 0 }, office(1));
    given([...owner('planning'), office(1)])
      .when(0, { type: 'officeDraw' })
      .then({ type: 'drawn', seat: 0, cards: ['fish'], by: 'office' }, trading(0));
  });

  it('may draw a card at the end of the turn (option turnEnd)', () => {
    given(owner('turnEnd')).when(0, { type: 'pass' }).then({ type: 'passed', seat: 0 }, trading(0));
    given([...owner('turnEnd'), trading(0)])
      .when(0, { type: 'draw' })
      .then({ type: 'drawn', seat: 0, cards: ['fish', 'wood'], by: 'trade' }, office(1));
    given([...owner('turnEnd'), office(1)])
      .when(0, { type: 'officeDraw' })
      .then({ type: 'drawn', seat: 0, cards: ['fish'], by: 'office' }, planning(1));
  });

  it('need not draw', () => {
    given([...owner('planning'), office(1)])
      .when(0, { type: 'officeSkip' })
      .then({ type: 'officeWaived', seat: 0 }, trading(0));
    given([...owner('turnEnd'), office(1)])
      .when(0, { type: 'officeSkip' })
      .then({ type: 'officeWaived', seat: 0 }, planning(1));
  });

  it('draws in the turn it is bought', () => {
    given(rich(8))
      .when(0, { type: 'buy', card: 'office' })
      .then({ type: 'cardBought', seat: 0, price: 8, card: 'office' }, office(1));
  });

  it('adds up: two may draw two cards, one at a time', () => {
    const two = owner('planning', 'office');
    given(two).when(0, { type: 'pass' }).then({ type: 'passed', seat: 0 }, office(2));
    given([...two, office(2)])
      .when(0, { type: 'officeDraw' })
      .then({ type: 'drawn', seat: 0, cards: ['fish'], by: 'office' }, office(1));
    given([...two, office(1)])
      .when(0, { type: 'officeSkip' })
      .then({ type: 'officeWaived', seat: 0 }, trading(0));
  });

  it('comes after the docks, at the end of phase I', () => {
    given(table({ players: [{ cards: ['office', 'docks'] }, {}] }))
      .when(0, { type: 'pass' })
      .then(
        { type: 'passed', seat: 0 },
        { type: 'stepBegan', step: { phase: 'docks', seat: 0, exchanges: 1, bought: null } },
      );
    given([
      ...table({ players: [{ cards: ['office', 'docks'] }, {}] }),
      { type: 'stepBegan', step: { phase: 'docks', seat: 0, exchanges: 1, bought: null } },
    ])
      .when(0, { type: 'done' })
      .then({ type: 'exchangesWaived', seat: 0 }, office(1));
  });
});
