import { describe, it } from 'vitest';
import type { Event } from '#shared/games/merchants/events.ts';
import { given, planning, table, trading } from './fixture.ts';

const rich = (money: number) => table({ players: [{ money }, {}] });

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
      .thenEvents({ type: 'exchanged', seat: 0, ship: 0, from: 'wood', to: 'fish' }, docks(1, null));
    given([...owner(), docks(1, null)])
      .when(0, { type: 'exchange', ship: 1, good: 'fish' })
      .thenEvents({ type: 'exchanged', seat: 0, ship: 1, from: 'cloth', to: 'fish' }, trading(0));
  });

  it('rulebook, Special cards, example: after buying and loading a ship, an exchange on another ship', () => {
    given(owner(10))
      .when(0, { type: 'buyShip', good: 'fish' })
      .thenEvents({ type: 'shipBought', seat: 0, price: 10, good: 'fish' }, docks(1, 2));
    const bought: Event[] = [
      ...owner(10),
      { type: 'shipBought', seat: 0, price: 10, good: 'fish' },
      docks(1, 2),
    ];
    given(bought).when(0, { type: 'exchange', ship: 2, good: 'wood' }).thenRefused('SHIP_JUST_BOUGHT');
    given(bought)
      .when(0, { type: 'exchange', ship: 1, good: 'fish' })
      .thenEvents({ type: 'exchanged', seat: 0, ship: 1, from: 'cloth', to: 'fish' }, trading(0));
  });

  it('work from the moment they are bought', () => {
    given(rich(12))
      .when(0, { type: 'buy', card: 'docks' })
      .thenEvents({ type: 'cardBought', seat: 0, price: 12, card: 'docks' }, docks(1, null));
  });

  it('allow an exchange when passing too', () => {
    given(owner()).when(0, { type: 'pass' }).thenEvents({ type: 'passed', seat: 0 }, docks(1, null));
  });

  it('add up: two allow two more exchanges, one after another', () => {
    given(owner(0, 'docks'))
      .when(0, { type: 'pass' })
      .thenEvents({ type: 'passed', seat: 0 }, docks(2, null));
    given([...owner(0, 'docks'), docks(2, null)])
      .when(0, { type: 'exchange', ship: 0, good: 'fish' })
      .thenEvents({ type: 'exchanged', seat: 0, ship: 0, from: 'wood', to: 'fish' }, docks(1, null));
  });

  it('never touch the ship just bought, whichever exchange it is', () => {
    given([...owner(10, 'docks'), { type: 'shipBought', seat: 0, price: 10, good: 'fish' }, docks(2, 2)])
      .when(0, { type: 'exchange', ship: 0, good: 'fish' })
      .thenEvents({ type: 'exchanged', seat: 0, ship: 0, from: 'wood', to: 'fish' }, docks(1, 2));
  });

  it('need not be used', () => {
    given([...owner(), docks(2, null)])
      .when(0, { type: 'done' })
      .thenEvents({ type: 'exchangesWaived', seat: 0 }, trading(0));
  });

  it('are passed over where no exchange is possible', () => {
    const fleet = ['fish', 'grain', 'wood', 'porcelain', 'spices'] as const;
    const all = fleet.flatMap((good) => [good, good, good, good, good]);
    given(table({ players: [{ ships: ['cloth', 'cloth'], cards: ['docks'] }, { ships: all }] }))
      .when(0, { type: 'pass' })
      .thenEvents({ type: 'passed', seat: 0 }, trading(0));
  });

  it('work in the own turn only', () => {
    given(table({ players: [{ cards: ['docks'] }, {}], step: { phase: 'planning', seat: 1 } }))
      .when(1, { type: 'pass' })
      .thenEvents({ type: 'passed', seat: 1 }, trading(1));
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
    given(owner('planning')).when(0, { type: 'pass' }).thenEvents({ type: 'passed', seat: 0 }, office(1));
    given([...owner('planning'), office(1)])
      .when(0, { type: 'officeDraw' })
      .thenEvents({ type: 'drawn', seat: 0, cards: ['fish'], by: 'office' }, trading(0));
  });

  it('may draw a card at the end of the turn (option turnEnd)', () => {
    given(owner('turnEnd')).when(0, { type: 'pass' }).thenEvents({ type: 'passed', seat: 0 }, trading(0));
    given([...owner('turnEnd'), trading(0)])
      .when(0, { type: 'draw' })
      .thenEvents({ type: 'drawn', seat: 0, cards: ['fish', 'wood'], by: 'trade' }, office(1));
    given([...owner('turnEnd'), office(1)])
      .when(0, { type: 'officeDraw' })
      .thenEvents({ type: 'drawn', seat: 0, cards: ['fish'], by: 'office' }, planning(1));
  });

  it('draws once a turn, not in both places', () => {
    given([...owner('planning'), trading(0)])
      .when(0, { type: 'draw' })
      .thenEvents({ type: 'drawn', seat: 0, cards: ['fish', 'wood'], by: 'trade' }, planning(1));
    given([...owner('turnEnd'), trading(0)])
      .when(0, { type: 'draw' })
      .thenEvents({ type: 'drawn', seat: 0, cards: ['fish', 'wood'], by: 'trade' }, office(1));
  });

  it('works in the own turn only', () => {
    given(table({ players: [{ cards: ['office'] }, {}], step: { phase: 'planning', seat: 1 } }))
      .when(1, { type: 'pass' })
      .thenEvents({ type: 'passed', seat: 1 }, trading(1));
  });

  it('need not draw', () => {
    given([...owner('planning'), office(1)])
      .when(0, { type: 'officeSkip' })
      .thenEvents({ type: 'officeWaived', seat: 0 }, trading(0));
    given([...owner('turnEnd'), office(1)])
      .when(0, { type: 'officeSkip' })
      .thenEvents({ type: 'officeWaived', seat: 0 }, planning(1));
  });

  it('draws in the turn it is bought', () => {
    given(rich(8))
      .when(0, { type: 'buy', card: 'office' })
      .thenEvents({ type: 'cardBought', seat: 0, price: 8, card: 'office' }, office(1));
  });

  it('adds up: two may draw two cards, one at a time', () => {
    const two = owner('planning', 'office');
    given(two).when(0, { type: 'pass' }).thenEvents({ type: 'passed', seat: 0 }, office(2));
    given([...two, office(2)])
      .when(0, { type: 'officeDraw' })
      .thenEvents({ type: 'drawn', seat: 0, cards: ['fish'], by: 'office' }, office(1));
    given([...two, office(1)])
      .when(0, { type: 'officeSkip' })
      .thenEvents({ type: 'officeWaived', seat: 0 }, trading(0));
  });

  it('comes after the docks, at the end of phase I', () => {
    given(table({ players: [{ cards: ['office', 'docks'] }, {}] }))
      .when(0, { type: 'pass' })
      .thenEvents(
        { type: 'passed', seat: 0 },
        { type: 'stepBegan', step: { phase: 'docks', seat: 0, exchanges: 1, bought: null } },
      );
    given([
      ...table({ players: [{ cards: ['office', 'docks'] }, {}] }),
      { type: 'stepBegan', step: { phase: 'docks', seat: 0, exchanges: 1, bought: null } },
    ])
      .when(0, { type: 'done' })
      .thenEvents({ type: 'exchangesWaived', seat: 0 }, office(1));
  });
});
