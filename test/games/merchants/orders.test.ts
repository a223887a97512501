import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { rules } from '#shared/games/merchants/index.ts';
import type { Move } from '#shared/games/merchants/moves.ts';
import { ordersSchema, type Orders } from '#shared/games/merchants/orders/schema.ts';
import type { Good } from '#shared/games/merchants/things.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { OrderAnswer, Phrase } from '#shared/kernel/rules.ts';
import { given, table, TRADE, type Table } from './fixture.ts';

/** What the orders of seat 0 answer at a table. A move that they play must be offered. */
function answer(orders: Orders, position: Table): OrderAnswer<Move> {
  const { state, when } = given(table(position));
  const answered = rules.orders.answer(seatView(rules, state, 0), v.parse(ordersSchema, orders));
  if (
    answered.kind === 'play' &&
    answered.moves[0]?.type !== 'officeDraw' &&
    answered.moves[0]?.type !== 'draw'
  )
    for (const move of answered.moves) when(0, move).thenState();
  return answered;
}

const play = (...moves: Move[]): OrderAnswer<Move> => ({ kind: 'play', moves });
const ask = (key: string, args: Phrase['args'] = {}): OrderAnswer<Move> => ({
  kind: 'ask',
  because: { key: `merchants.orders.${key}`, args },
});
const NONE: OrderAnswer<Move> = { kind: 'none' };

const good = (of: Good) => ({ term: `merchants.good.${of}` });
const card = (of: string) => ({ term: `merchants.special.${of}` });
const five = (of: Good): Good[] => [of, of, of, of, of];

describe('Orders of nothing', () => {
  test.each([
    [{ phase: 'planning', seat: 0 }],
    [{ phase: 'docks', seat: 0, exchanges: 1, bought: null }],
    [{ phase: 'office', seat: 0, draws: 1 }],
    [{ phase: 'trade', seat: 0 }],
    [{ phase: 'loading', seat: 0, first: 0 }],
  ] as const)('say nothing to %j', (step) => {
    expect(answer({}, { step, players: [{ ships: [] }, {}] })).toEqual(NONE);
  });

  test('say nothing while another player decides', () => {
    expect(answer({ planning: 'pass' }, { step: { phase: 'planning', seat: 1 } })).toEqual(NONE);
  });
});

describe('The goods to load', () => {
  const step = { phase: 'loading', seat: 0, first: 0 } as const;

  test('are taken in their order, each once', () => {
    const load: Orders['load'] = ['fish', 'fish', 'cloth'];
    expect(answer({ load }, { step, players: [{ ships: [] }, {}] })).toEqual(
      play({ type: 'load', good: 'fish' }),
    );
    expect(answer({ load: ['fish', 'cloth'] }, { step, players: [{ ships: ['fish'] }, {}] })).toEqual(
      play({ type: 'load', good: 'cloth' }),
    );
  });

  test('are skipped where no marker is left', () => {
    const players = [{ ships: [] }, { ships: five('fish') }];
    expect(answer({ load: ['fish', 'wood'] }, { step, players })).toEqual(
      play({ type: 'load', good: 'wood' }),
    );
    expect(answer({ load: ['fish'] }, { step, players })).toEqual(ask('load'));
  });
});

describe('A purchase', () => {
  const office: Orders = { buy: [{ card: 'office', upTo: 1 }] };

  test('is made as soon as the money is there', () => {
    expect(answer(office, { players: [{ money: 8 }, {}] })).toEqual(play({ type: 'buy', card: 'office' }));
  });

  test('of a ship loads the good it names', () => {
    const orders: Orders = { buy: [{ card: 'ship', good: 'fish', upTo: 3 }] };
    expect(answer(orders, { players: [{ money: 10 }, {}] })).toEqual(play({ type: 'buyShip', good: 'fish' }));
  });

  test('waits for the money: phase I is passed, or its player is asked', () => {
    const position: Table = { players: [{ money: 7 }, {}] };
    expect(answer({ ...office, planning: 'pass' }, position)).toEqual(play({ type: 'pass' }));
    expect(answer(office, position)).toEqual(ask('saving', { card: card('office'), money: 7, price: 8 }));
  });

  test('is over once the seat has as many as it says, and the next of the list is saved for', () => {
    const players: Table['players'] = [{ money: 12, cards: ['office'] }, {}];
    expect(answer(office, { players })).toEqual(NONE);
    const next: Orders = { buy: [...(office.buy ?? []), { card: 'docks', upTo: 1 }] };
    expect(answer(next, { players })).toEqual(play({ type: 'buy', card: 'docks' }));
  });

  test('does not overtake the one before it', () => {
    const orders: Orders = {
      buy: [
        { card: 'docks', upTo: 1 },
        { card: 'office', upTo: 1 },
      ],
      planning: 'pass',
    };
    expect(answer(orders, { players: [{ money: 9 }, {}] })).toEqual(play({ type: 'pass' }));
  });

  test('asks if the card is sold out', () => {
    const players: Table['players'] = [{ money: 20 }, { cards: ['office', 'office'] }];
    expect(answer({ ...office, planning: 'pass' }, { players })).toEqual(
      ask('soldOut', { card: card('office') }),
    );
  });

  test('asks if its good has no marker left', () => {
    const orders: Orders = { buy: [{ card: 'ship', good: 'fish', upTo: 3 }], planning: 'pass' };
    const players: Table['players'] = [{ money: 20 }, { ships: five('fish') }];
    expect(answer(orders, { players })).toEqual(ask('noMarkerToLoad', { good: good('fish') }));
  });
});

describe('An exchange', () => {
  const fish: Orders = { exchange: [{ ship: 1, good: 'fish' }] };
  const exchange: Move = { type: 'exchange', ship: 1, good: 'fish' };

  test('is made in phase I', () => {
    expect(answer(fish, {})).toEqual(play(exchange));
  });

  test('is over once the ship carries the good', () => {
    const players: Table['players'] = [{ ships: ['wood', 'fish'] }, {}];
    expect(answer(fish, { players })).toEqual(NONE);
    expect(answer({ ...fish, planning: 'pass' }, { players })).toEqual(play({ type: 'pass' }));
  });

  test('has one line for each ship: a second one does not undo the first', () => {
    const orders: Orders = { exchange: [...(fish.exchange ?? []), { ship: 1, good: 'grain' }] };
    expect(answer(orders, { players: [{ ships: ['wood', 'fish'] }, {}] })).toEqual(NONE);
  });

  test('asks if the good has no marker left', () => {
    const players: Table['players'] = [{}, { ships: five('fish') }];
    expect(answer({ ...fish, planning: 'pass' }, { players })).toEqual(
      ask('noMarkerToExchange', { good: good('fish'), ship: 2 }),
    );
  });

  test('asks if the seat has no such ship', () => {
    expect(answer({ exchange: [{ ship: 2, good: 'fish' }] }, {})).toEqual(ask('noShip', { ship: 3 }));
  });

  test('comes after a purchase that can be paid, and before saving for one that cannot', () => {
    const both: Orders = { ...fish, buy: [{ card: 'office', upTo: 1 }] };
    expect(answer(both, { players: [{ money: 8 }, {}] })).toEqual(play({ type: 'buy', card: 'office' }));
    expect(answer(both, { players: [{ money: 7 }, {}] })).toEqual(play(exchange));
  });

  test('is made with docks as well, but not on the ship just bought', () => {
    const docks = (bought: number | null) => ({ phase: 'docks', seat: 0, exchanges: 1, bought }) as const;
    const players: Table['players'] = [{ ships: ['wood', 'cloth', 'wood'], cards: ['docks'] }, {}];
    expect(answer(fish, { step: docks(2), players })).toEqual(play(exchange));
    expect(answer({ ...fish, docks: 'done' }, { step: docks(1), players })).toEqual(play({ type: 'done' }));
    expect(answer(fish, { step: docks(1), players })).toEqual(NONE);
  });
});

describe('Phase I otherwise', () => {
  test('is passed or left to the player, as they say', () => {
    expect(answer({ planning: 'pass' }, {})).toEqual(play({ type: 'pass' }));
    expect(answer({ planning: 'ask' }, {})).toEqual(ask('planning'));
  });
});

describe('Phase I, to be passed unless a sale is worth asking about', () => {
  const orders = (least: number, sale: 'play' | 'ask' = 'ask'): Orders => ({
    planning: 'pass',
    trade: { count: 'coins', least, sale },
  });

  test('asks about the sale while the player can still exchange', () => {
    const players: Table['players'] = [{ hand: ['fish', 'fish'], ships: ['fish', 'cloth'] }, {}];
    expect(answer(orders(3), { players })).toEqual(ask('sale', { good: good('fish'), coins: 3 }));
  });

  test('asks about the best sale that one exchange makes possible', () => {
    const players: Table['players'] = [{ hand: ['fish', 'fish', 'grain'], ships: ['fish', 'cloth'] }, {}];
    expect(answer(orders(4), { players })).toEqual(
      ask('saleAfterExchange', { good: good('fish'), coins: 6 }),
    );
  });

  test('is passed if no exchange makes a sale bring enough', () => {
    const players: Table['players'] = [{ hand: ['fish', 'fish'], ships: ['fish', 'cloth'] }, {}];
    expect(answer(orders(7), { players })).toEqual(play({ type: 'pass' }));
    const gone: Table['players'] = [{ hand: ['fish'], ships: ['wood', 'cloth'] }, { ships: five('fish') }];
    expect(answer(orders(1), { players: gone })).toEqual(play({ type: 'pass' }));
  });

  test('is passed where sales are to be played without asking', () => {
    const players: Table['players'] = [{ hand: ['fish', 'fish'], ships: ['fish', 'cloth'] }, {}];
    expect(answer(orders(3, 'play'), { players })).toEqual(play({ type: 'pass' }));
  });
});

describe('The office', () => {
  const step = { phase: 'office', seat: 0, draws: 1 } as const;

  test('draws or does not, as the orders say', () => {
    expect(answer({ office: 'draw' }, { step })).toEqual(play({ type: 'officeDraw' }));
    expect(answer({ office: 'skip' }, { step })).toEqual(play({ type: 'officeSkip' }));
  });

  test('asks before the draw that ends the game', () => {
    expect(answer({ office: 'draw' }, { step, pile: ['fish'] })).toEqual(ask('lastDraw'));
    expect(answer({ office: 'skip' }, { step, pile: ['fish'] })).toEqual(play({ type: 'officeSkip' }));
  });
});

describe('Phase II: draw, unless a sale brings enough', () => {
  const coins = (least: number, sale: 'play' | 'ask' = 'play'): Orders => ({
    trade: { count: 'coins', least, sale },
  });
  const lead = (least: number, sale: 'play' | 'ask' = 'play'): Orders => ({
    trade: { count: 'lead', least, sale },
  });
  /** Seat 0 has two fish and a fish aboard: with the one on the market three are visible. */
  const fishing: Table = {
    step: TRADE,
    players: [{ hand: ['fish', 'fish'], ships: ['fish', 'cloth'] }, { ships: ['fish', 'wood'] }],
  };

  test('draws where no sale does', () => {
    expect(answer(coins(4), fishing)).toEqual(play({ type: 'draw' }));
  });

  test('plays the sale that does, on the spaces whose goods the seat carries least of', () => {
    expect(answer(coins(3), fishing)).toEqual(play({ type: 'play', good: 'fish', spaces: [1, 2] }));
    const carries: Table = {
      step: TRADE,
      players: [{ hand: ['fish', 'fish'], ships: ['fish', 'grain', 'wood'] }, {}],
    };
    expect(answer(coins(3), carries)).toEqual(play({ type: 'play', good: 'fish', spaces: [3, 4] }));
  });

  test('counts contracts as coins', () => {
    const [seat0 = {}, seat1 = {}] = fishing.players ?? [];
    const players = [{ ...seat0, cards: ['contract'] as const }, seat1];
    expect(answer(coins(5), { ...fishing, players })).toEqual(
      play({ type: 'play', good: 'fish', spaces: [1, 2] }),
    );
  });

  test('counts as a lead the coins beyond those of the best opponent', () => {
    expect(answer(lead(0), fishing)).toEqual(play({ type: 'play', good: 'fish', spaces: [1, 2] }));
    expect(answer(lead(1), fishing)).toEqual(play({ type: 'draw' }));
  });

  test('takes the good that brings most, as the orders count', () => {
    // Grain brings seat 0 two coins and nobody else any; fish brings three to both.
    const [, seat1 = {}] = fishing.players ?? [];
    const players = [{ hand: ['fish', 'fish', 'grain'] as const, ships: ['fish', 'grain'] as const }, seat1];
    const position: Table = { ...fishing, players };
    expect(answer(coins(1), position)).toEqual(play({ type: 'play', good: 'fish', spaces: [2, 3] }));
    expect(answer(lead(1), position)).toEqual(play({ type: 'play', good: 'grain', spaces: [2] }));
  });

  test('takes of equal leads the sale with more coins', () => {
    // Fish brings 2 to 0, grain 4 to 2.
    const players: Table['players'] = [
      { hand: ['fish', 'grain'], ships: ['fish', 'grain', 'grain'] },
      { ships: ['grain', 'wood'] },
    ];
    expect(answer(lead(2), { step: TRADE, players })).toEqual(
      play({ type: 'play', good: 'grain', spaces: [2] }),
    );
  });

  test('asks instead, naming good and coins', () => {
    expect(answer(coins(3, 'ask'), fishing)).toEqual(ask('sale', { good: good('fish'), coins: 3 }));
    expect(answer(lead(0, 'ask'), fishing)).toEqual(
      ask('saleLead', { good: good('fish'), coins: 3, lead: 0 }),
    );
  });

  test('never sells what brings the seat nothing', () => {
    const players: Table['players'] = [{ hand: ['spices'] }, {}];
    expect(answer(coins(0), { step: TRADE, players })).toEqual(play({ type: 'draw' }));
  });

  test('keeps the cards that would make no more of the good visible', () => {
    const position: Table = {
      step: TRADE,
      market: ['fish', 'fish', 'fish', 'fish', 'fish', 'wood'],
      players: [{ hand: ['fish', 'fish'], ships: ['fish', 'cloth'] }, {}],
    };
    expect(answer(coins(6), position)).toEqual(play({ type: 'play', good: 'fish', spaces: [5] }));
  });

  test('plays one card where all of the market is of the good already', () => {
    const position: Table = {
      step: TRADE,
      market: ['fish', 'fish', 'fish', 'fish', 'fish', 'fish'],
      players: [{ hand: ['fish', 'fish'], ships: ['fish', 'cloth'] }, {}],
    };
    expect(answer(coins(6), position)).toEqual(play({ type: 'play', good: 'fish', spaces: [0] }));
  });

  test('asks before the draw that ends the game', () => {
    expect(answer(coins(9), { ...fishing, pile: ['fish', 'wood'] })).toEqual(ask('lastDraw'));
    expect(answer(coins(3), { ...fishing, pile: ['fish', 'wood'] }).kind).toBe('play');
  });
});

describe('The schema', () => {
  test.each([
    ['an unknown member', { planing: 'pass' }],
    ['a ship without a good', { buy: [{ card: 'ship', upTo: 3 }] }],
    ['a good for another card', { buy: [{ card: 'docks', good: 'fish', upTo: 1 }] }],
    ['a purchase of none', { buy: [{ card: 'docks', upTo: 0 }] }],
    ['more lines than there may be', { load: Array.from({ length: 7 }, () => 'fish') }],
    ['a fraction of a coin', { trade: { count: 'coins', least: 2.5, sale: 'play' } }],
    ['more coins than any sale brings', { trade: { count: 'coins', least: 100, sale: 'play' } }],
    ['a good that is none', { exchange: [{ ship: 0, good: 'gold' }] }],
  ])('refuses %s', (_, orders) => {
    expect(v.safeParse(ordersSchema, orders).success).toBe(false);
  });

  test('takes orders of nothing', () => {
    expect(v.safeParse(ordersSchema, {}).success).toBe(true);
  });
});
