import { describe, expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import type { Edition } from '#shared/games/goa/meta.ts';
import { playerOf, type Bid, type State } from '#shared/games/goa/state.ts';
import {
  at,
  auction,
  BOTH,
  may,
  placing,
  played,
  space,
  table,
  tilesBefore,
  type Seated,
} from './support.ts';

const FLAG = space(0, 2);
const TILE = space(1, 2);

/**
 * Three players. Seat 0 is the auctioneer of marker 2 on a tile, seat 1 of the flag with marker 1, unless that is
 * sold.
 */
const sale = (wanted: {
  readonly edition?: Edition;
  readonly players?: readonly Seated[];
  readonly marker?: 1 | 2;
  readonly seat?: number;
  readonly high?: Bid | null;
}): State => {
  const { edition = '2012', players = [{}, {}, {}], marker = 2, high = null } = wanted;
  return table({
    edition,
    players,
    flag: 1,
    grid: { [TILE]: 'redShip', [space(1, 3)]: 'mission2', [space(5, 5)]: 'duty' },
    markers: [
      marker === 1 ? { seat: 1, space: FLAG } : null,
      { seat: 0, space: TILE },
      { seat: 2, space: space(1, 3) },
    ],
    step: auction(wanted.seat ?? 1, marker, high),
  });
};
const bid = (amount: number) => ({ type: 'bid', amount }) as const;
const PASS = { type: 'pass' } as const;
const BUY = { type: 'buy' } as const;
const ducats = (state: State): readonly number[] => state.players.map((player) => player.ducats);

describe('An auction (rules 3.2)', () => {
  it('begins with the flag when all markers are placed; the left neighbour of its holder bids first', () => {
    const state = table({
      players: [{}, {}],
      flag: 1,
      grid: { [TILE]: 'redShip', [space(1, 3)]: 'duty' },
      markers: [
        { seat: 1, space: FLAG },
        { seat: 0, space: TILE },
      ],
      step: placing(1),
    });
    expect(played(state, [1, { type: 'placeMarker', space: space(1, 3) }]).step).toEqual(auction(0, 1));
  });

  it('goes on in the order of the markers', () => {
    const state = played(sale({ marker: 1, seat: 2 }), [2, PASS], [0, bid(1)], [1, PASS]);
    expect(state.step).toEqual(auction(1, 2));
    expect(played(state, [1, PASS], [2, PASS]).step).toEqual(auction(0, 3));
  });

  it('lets everybody bid or pass once, clockwise from the auctioneer’s left, the auctioneer last', () => {
    let state = sale({});
    const speakers: (number | undefined)[] = [];
    for (const amount of [1, 2, 3]) {
      const seat = rules.acting(state)[0]!;
      speakers.push(seat);
      state = played(state, [seat, amount === 3 ? PASS : bid(amount)]);
    }
    expect(speakers).toEqual([1, 2, 0]);
    expect(state.step).toEqual(auction(0, 3));
  });

  it('lets nobody bid or pass twice', () => {
    const state = played(sale({}), [1, bid(2)], [2, bid(3)]);
    expect(rules.acting(state)).toEqual([0]);
    at(state).when(1, bid(4)).thenRefused('NOT_YOUR_TURN');
  });

  it.each([
    ['at least 1', null, 0, 1],
    ['at least 1 over the highest bid', { seat: 1, amount: 4 }, 4, 5],
  ])('is a bid of %s', (_, high, amount, min) => {
    const state = sale({ seat: high === null ? 1 : 2, high });
    const seat = rules.acting(state)[0]!;
    at(state).when(seat, bid(amount)).thenRefused('BID_TOO_LOW', { min });
    expect(may(state, seat, bid(min))).toBe(true);
  });

  it('is a bid of at most the player’s ducats', () => {
    const state = sale({ players: [{}, { ducats: 6 }, {}] });
    expect(may(state, 1, bid(6))).toBe(true);
    at(state).when(1, bid(7)).thenRefused('NOT_ENOUGH_DUCATS', { price: 7, ducats: 6 });
  });

  it('may be passed', () => {
    expect(may(sale({}), 1, PASS)).toBe(true);
  });
});

describe('Who gets it, and for what price (rules 3.2)', () => {
  const last = (edition: Edition, amount: number): State =>
    sale({ edition, seat: 0, high: { seat: 2, amount } });

  it('2004: the auctioneer must top the highest bid and pays their bid to the bank', () => {
    at(last('2004', 5)).when(0, bid(5)).thenRefused('BID_TOO_LOW', { min: 6 });
    at(last('2004', 5)).when(0, BUY).thenRefused('BID_OR_PASS');
    const state = played(last('2004', 5), [0, bid(8)]);
    expect(ducats(state)).toEqual([2, 10, 10]);
    expect(tilesBefore(state, 0)).toEqual(['redShip']);
  });

  it.each([
    [5, 4],
    [6, 5],
    [1, 0],
  ])('2012: highest bid %i, the auctioneer pays %i to the bank', (amount, price) => {
    const state = played(last('2012', amount), [0, BUY]);
    expect(ducats(state)).toEqual([10 - price, 10, 10]);
    expect(tilesBefore(state, 0)).toEqual(['redShip']);
  });

  it('2012: the auctioneer does not bid', () => {
    expect(may(last('2012', 5), 0, bid(6))).toBe(false);
  });

  it.each(BOTH)('nobody bid: the auctioneer takes it free (%s)', (edition) => {
    const state = played(sale({ edition }), [1, PASS], [2, PASS]);
    expect(ducats(state)).toEqual([10, 10, 10]);
    expect(tilesBefore(state, 0)).toEqual(['redShip']);
  });

  it.each(BOTH)('the auctioneer passes: the highest bidder pays them (%s)', (edition) => {
    const state = played(last(edition, 7), [0, PASS]);
    expect(ducats(state)).toEqual([17, 10, 3]);
    expect(tilesBefore(state, 2)).toEqual(['redShip']);
    expect(tilesBefore(state, 0)).toEqual([]);
  });

  it('the marker is taken back and the space is empty', () => {
    const state = played(last('2012', 7), [0, PASS]);
    expect(state.markers[1]).toBe(null);
    expect(state.grid[TILE]).toBe(null);
  });
});

describe('The flag’s auction (rules 3.2)', () => {
  const flag = (edition: Edition = '2012'): State =>
    sale({ edition, marker: 1, seat: 1, high: { seat: 2, amount: 3 } });

  it('brings the winner one extra-action card and the flag', () => {
    const state = played(flag(), [1, PASS]);
    expect(state.flag).toBe(2);
    expect(state.players.map(({ extra }) => extra)).toEqual([0, 0, 1]);
  });

  it.each(BOTH)('brings it when the flag is kept too, paid for or free (%s)', (edition) => {
    const bought = played(flag(edition), [1, edition === '2004' ? bid(4) : BUY]);
    expect(bought).toMatchObject({ flag: 1 });
    expect(playerOf(bought, 1)).toMatchObject({ extra: 1, ducats: edition === '2004' ? 6 : 8 });
    const free = played(sale({ edition, marker: 1, seat: 2 }), [2, PASS], [0, PASS]);
    expect(free).toMatchObject({ flag: 1 });
    expect(playerOf(free, 1)).toMatchObject({ extra: 1, ducats: 10 });
  });

  it('makes its winner the starting player of this round’s actions and the next round', () => {
    const sold = played(flag(), [1, PASS]);
    const acting = played(sold, [1, PASS], [2, PASS], [0, PASS], [1, PASS]);
    expect(acting.step).toMatchObject({ phase: 'turn', seat: 2, action: 1 });
    const last = { ...acting, step: { ...acting.step, seat: 1, action: 3 } } as State;
    const next = played(last, [1, { type: 'taxes' }], [2, PASS]);
    expect(next).toMatchObject({ round: 2, step: placing(2) });
  });
});

describe('A player who cannot afford a legal raise (rules 3.2)', () => {
  it('passes automatically', () => {
    const players = [{}, {}, { ducats: 4 }];
    at(sale({ players }))
      .when(1, bid(4))
      .thenEvents(
        { type: 'bid', seat: 1, amount: 4 },
        { type: 'bidPassed', seat: 2, forced: true },
        { type: 'stepBegan', step: auction(0, 2, { seat: 1, amount: 4 }), questions: [] },
      );
  });

  it('has no choice: if all are poor, the auctioneer gets it free at once', () => {
    const players = [{}, { ducats: 0 }, { ducats: 0 }];
    const state = table({
      players,
      flag: 0,
      grid: { [TILE]: 'redShip', [space(1, 3)]: 'mission2', [space(1, 1)]: 'mission3' },
      markers: [
        { seat: 0, space: FLAG },
        { seat: 1, space: TILE },
        { seat: 2, space: space(1, 3) },
      ],
      step: placing(0),
    });
    const after = played(state, [0, { type: 'placeMarker', space: space(1, 1) }]);
    expect(after.flag).toBe(0);
    expect(rules.acting(after)).toEqual([0]);
    expect(after.step).toEqual(auction(0, 2));
  });

  it('2004: includes an auctioneer who cannot top', () => {
    const state = played(sale({ edition: '2004', players: [{ ducats: 6 }, {}, {}], seat: 2 }), [2, bid(6)]);
    expect(ducats(state)).toEqual([12, 10, 4]);
    expect(tilesBefore(state, 2)).toEqual(['redShip']);
  });

  it('2012: may buy as the auctioneer with one ducat less than the highest bid, not with two', () => {
    const offered = (own: number) =>
      played(sale({ players: [{ ducats: own }, {}, {}], seat: 2 }), [2, bid(6)]);
    expect(may(offered(5), 0, BUY)).toBe(true);
    expect(tilesBefore(offered(4), 2)).toEqual(['redShip']);
  });
});
