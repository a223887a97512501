import { describe, expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import type { Orders } from '#shared/games/goa/orders/schema.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { bid, LOT, sale, says, SECOND, sheet, THIRD } from './ordersSupport.ts';
import { at, BOTH, placing, played, space, table, tilesBefore } from './support.ts';

/** Plays by the orders of each seat until they leave a decision to its player. */
function byOrders(from: State, orders: readonly Orders[]): State {
  let state = from;
  for (let moves = 0; moves < 100; moves += 1) {
    const [seat] = rules.acting(state);
    const move = seat === undefined ? undefined : says(state, seat, orders[seat] ?? {});
    if (seat === undefined || move === undefined || typeof move === 'string') return state;
    state = at(state).when(seat, move).thenState();
  }
  return expect.fail('the orders go on for ever');
}

const ducats = (state: State): readonly number[] => state.players.map((player) => player.ducats);

describe('Two sheets in one auction', () => {
  const meeting = (edition: '2004' | '2012', mine: number, theirs: number): State =>
    byOrders(sale({ edition }), [
      sheet([], { others: 'pass' }),
      sheet([{ lot: LOT, limit: mine }], { others: 'pass' }),
      sheet([{ lot: LOT, limit: theirs }], { others: 'pass' }),
    ]);

  it.each(BOTH)('each bid once: the later one tops the earlier by the least raise (%s)', (edition) => {
    const state = meeting(edition, 5, 7);
    expect(tilesBefore(state, 2)).toContain('redShip');
    expect(playerOf(state, 2).ducats).toBe(8);
  });

  it.each(BOTH)('the later one passes if it cannot top the earlier (%s)', (edition) => {
    const state = byOrders(sale({ edition }), [
      sheet([], { others: 'pass' }),
      sheet([{ lot: LOT, limit: 5, from: 5 }], { others: 'pass' }),
      sheet([{ lot: LOT, limit: 5, from: 5 }], { others: 'pass' }),
    ]);
    expect(tilesBefore(state, 1)).toContain('redShip');
    expect(playerOf(state, 1).ducats).toBe(5);
  });

  it('of bidder and auctioneer: 2012 one less than the bid, 2004 one more', () => {
    const [taker, bidder] = [sheet([{ lot: LOT, limit: 4 }]), sheet([{ lot: LOT, limit: 4, from: 4 }])];
    const pass = sheet([{ lot: LOT, limit: 0 }]);
    expect(ducats(byOrders(sale({ edition: '2012' }), [taker, bidder, pass]))).toEqual([7, 10, 10]);
    expect(ducats(byOrders(sale({ edition: '2004' }), [taker, bidder, pass]))).toEqual([14, 6, 10]);
  });
});

describe('A sheet for several lots', () => {
  const others = [sheet([], { others: 'pass' }), {}, sheet([], { others: 'pass' })];
  /** What seat 1 won of markers 2 and 3. Marker 4 is its own, and goes to it if nobody bids. */
  const wonOf = ({ won }: State) => won.slice(0, 2).filter(({ seat }) => seat === 1);

  it('that has emptied the purse passes on the next lot', () => {
    const mine = sheet([
      { lot: LOT, limit: 6, from: 6 },
      { lot: SECOND, limit: 6, from: 6 },
    ]);
    const state = byOrders(sale({ players: [{}, { ducats: 6 }, {}] }), others.with(1, mine));
    expect(playerOf(state, 1).ducats).toBe(0);
    expect(wonOf(state)).toMatchObject([{ lot: LOT, price: 6 }]);
  });

  it('bids what the lots before have left of the purse', () => {
    const mine = sheet([
      { lot: LOT, limit: 4, from: 4 },
      { lot: SECOND, limit: 9, from: 9 },
    ]);
    const state = byOrders(sale(), others.with(1, mine));
    expect(state.won).toContainEqual({ seat: 1, lot: SECOND, price: 6 });
    expect(playerOf(state, 1).ducats).toBe(0);
  });

  it('bids what the lots before have left of the budget', () => {
    const lines = [LOT, SECOND].map((lot) => ({ lot, limit: 4, from: 4 }));
    const state = byOrders(sale(), others.with(1, sheet(lines, { budget: 6 })));
    expect(wonOf(state).map(({ price }) => price)).toEqual([4, 2]);
  });

  it('wins only one lot of a group', () => {
    const lines = [LOT, SECOND].map((lot) => ({ lot, limit: 4, from: 4, group: 1 }));
    const state = byOrders(sale(), others.with(1, sheet(lines)));
    expect(wonOf(state).map(({ lot }) => lot)).toEqual([LOT]);
  });

  it('goes on with the group if the first lot is lost', () => {
    const lines = [LOT, SECOND].map((lot) => ({ lot, limit: 4, from: 4, group: 1 }));
    const rival = sheet([{ lot: LOT, limit: 5 }], { others: 'pass' });
    const state = byOrders(sale(), others.with(1, sheet(lines)).with(2, rival));
    expect(wonOf(state).map(({ lot }) => lot)).toEqual([SECOND]);
  });
});

describe('The lots won in a round', () => {
  it('are kept with winner and price, whoever was the auctioneer', () => {
    const state = played(sale({ marker: 3, seat: 0 }), [0, bid(2)], [1, bid(3)], [2, { type: 'buy' }]);
    expect(state.won).toEqual([{ seat: 2, lot: SECOND, price: 2 }]);
    expect(played(state, [2, { type: 'pass' }], [0, { type: 'pass' }]).won).toEqual([
      { seat: 2, lot: SECOND, price: 2 },
      { seat: 1, lot: THIRD, price: 0 },
    ]);
  });

  it('are forgotten when the next round begins', () => {
    const last = table({
      won: [{ seat: 0, lot: LOT, price: 1 }],
      step: { phase: 'turn', seat: 1, action: 3, out: [], acted: false, carded: false },
    });
    const next = played(last, [1, { type: 'taxes' }]);
    expect(next).toMatchObject({ round: 2, won: [] });
  });
});

describe('A whole round of four players', () => {
  it.each(BOTH)('is placed and auctioned by orders that nobody is asked about (%s)', (edition) => {
    const grid = [1, 2, 3, 4, 5].map((column) => space(1, column));
    const start = table({
      edition,
      players: [{}, {}, {}, {}],
      grid: {
        [grid[0]!]: 'clove1',
        [grid[1]!]: 'cropRotation',
        [grid[2]!]: 'shipsOrColonists',
        [grid[3]!]: 'duty',
        [grid[4]!]: 'redShip',
      },
      step: placing(0),
    });
    const spaces = [space(0, 1), ...grid].map((item) => ({ space: item }));
    const lines = grid.map((lot) => ({ lot, limit: 3, from: 2 }));
    const orders: Orders = {
      markers: { round: 1, spaces },
      ...sheet([...lines, { lot: 'flag', limit: 2 }]),
      fill: ['clove', 'pepper'],
      either: 'colonists',
    };
    const state = byOrders(start, [orders, orders, orders, orders]);
    expect(state).toMatchObject({ step: { phase: 'turn', action: 1, acted: false }, questions: [] });
    expect(state.won).toHaveLength(5);
    expect(ducats(state).every((n) => n >= 0)).toBe(true);
  });
});
