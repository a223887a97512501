import { describe, expect, it } from 'vitest';
import type { BidCondition } from '#shared/games/goa/orders/schema.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { because, bid, BUY, line, LOT, PASS, sale, says, SECOND, sheet, THIRD } from './ordersSupport.ts';
import { BOTH, colony, plantation, type Seated } from './support.ts';

const high = (amount: number, seat: Seat = 2) => ({ seat, amount });

describe('A line of a bid sheet', () => {
  it('bids the least raise up to its limit', () => {
    expect(says(sale(), 1, line({ limit: 5 }))).toEqual(bid(1));
    expect(says(sale({ high: high(3) }), 1, line({ limit: 5 }))).toEqual(bid(4));
    expect(says(sale({ high: high(4) }), 1, line({ limit: 5 }))).toEqual(bid(5));
  });

  it('passes above its limit, or asks if it says so', () => {
    const state = sale({ high: high(5) });
    expect(says(state, 1, line({ limit: 5 }))).toEqual(PASS);
    expect(says(state, 1, line({ limit: 5, above: 'pass' }))).toEqual(PASS);
    expect(says(state, 1, line({ limit: 5, above: 'ask' }))).toBe('asks: overLimit');
    expect(because(state, 1, line({ limit: 5, above: 'ask' }))?.args).toEqual({
      marker: 2,
      lot: { term: 'goa.tile.redShip' },
      price: 6,
      limit: 5,
    });
  });

  it('with the limit 0 passes, or leaves the lot to the player', () => {
    expect(says(sale(), 1, line({ limit: 0 }))).toEqual(PASS);
    expect(says(sale(), 1, line({ limit: 0, above: 'ask' }))).toBe('asks: leftToYou');
  });

  it('bids at least what it says, and more if that is the least raise', () => {
    expect(says(sale(), 1, line({ limit: 6, from: 3 }))).toEqual(bid(3));
    expect(says(sale({ high: high(1) }), 1, line({ limit: 6, from: 3 }))).toEqual(bid(3));
    expect(says(sale({ high: high(4) }), 1, line({ limit: 6, from: 3 }))).toEqual(bid(5));
    expect(says(sale({ high: high(1) }), 1, line({ limit: 6, from: 6 }))).toEqual(bid(6));
  });

  it('never bids more than its limit, whatever it bids at least', () => {
    expect(says(sale(), 1, line({ limit: 4, from: 9 }))).toEqual(bid(4));
  });

  it('never bids more than the player has', () => {
    const players = [{}, { ducats: 3 }, {}];
    expect(says(sale({ players }), 1, line({ limit: 9, from: 9 }))).toEqual(bid(3));
    expect(says(sale({ players, high: high(2) }), 1, line({ limit: 9 }))).toEqual(bid(3));
  });

  it('is about the flag too', () => {
    const state = sale({ marker: 1, seat: 2 });
    expect(says(state, 2, sheet([{ lot: 'flag', limit: 3 }]))).toEqual(bid(1));
    expect(because(state, 2, sheet([{ lot: 'flag', limit: 0, above: 'ask' }]))?.args).toMatchObject({
      marker: 1,
      lot: { term: 'goa.flag' },
    });
  });

  it('asks if another tile lies there than when it was written, and names both', () => {
    const order = line({ limit: 5, tile: 'duty' });
    expect(says(sale({ tile: 'duty' }), 1, order)).toEqual(bid(1));
    expect(says(sale({ tile: 'swap' }), 1, order)).toBe('asks: otherTile');
    expect(because(sale({ tile: 'swap' }), 1, order)?.args).toEqual({
      marker: 2,
      lot: { term: 'goa.tile.swap' },
      before: { term: 'goa.tile.duty' },
    });
  });

  it('without a tile is about whatever lies there', () => {
    expect(says(sale({ tile: 'swap' }), 1, line({ limit: 5 }))).toEqual(bid(1));
  });
});

describe('A line of the auctioneer', () => {
  const last = (amount: number, edition: '2004' | '2012', players?: readonly Seated[]) =>
    sale({ edition, seat: 0, high: high(amount), ...(players && { players }) });

  it('2012: takes the lot for one less than the highest bid, up to its price', () => {
    expect(says(last(6, '2012'), 0, line({ buyUpTo: 5 }))).toEqual(BUY);
    expect(says(last(7, '2012'), 0, line({ buyUpTo: 5 }))).toEqual(PASS);
  });

  it('2004: takes the lot for one more than the highest bid, up to its price', () => {
    expect(says(last(4, '2004'), 0, line({ buyUpTo: 5, from: 9 }))).toEqual(bid(5));
    expect(says(last(5, '2004'), 0, line({ buyUpTo: 5 }))).toEqual(PASS);
  });

  it('goes up to its limit unless it says another price', () => {
    expect(says(last(6, '2012'), 0, line({ limit: 5 }))).toEqual(BUY);
    expect(says(last(7, '2012'), 0, line({ limit: 5 }))).toEqual(PASS);
    expect(says(last(6, '2012'), 0, line({ limit: 5, buyUpTo: 4 }))).toEqual(PASS);
    expect(says(last(6, '2012'), 0, line({ limit: 0, buyUpTo: 5 }))).toEqual(BUY);
  });

  it('with the limit 0 sells even a lot that is free, but takes it for free if it says so', () => {
    expect(says(last(1, '2012'), 0, line({ limit: 0 }))).toEqual(PASS);
    expect(says(last(1, '2012'), 0, line({ limit: 0, buyUpTo: 0 }))).toEqual(BUY);
    expect(says(last(2, '2012'), 0, line({ limit: 0, buyUpTo: 0 }))).toEqual(PASS);
  });

  it.each(BOTH)('above its price asks if it says so (%s)', (edition) => {
    const order = line({ limit: 5, above: 'ask' });
    expect(says(last(8, edition), 0, order)).toBe('asks: overLimit');
    expect(because(last(8, edition), 0, order)?.args).toMatchObject({
      price: edition === '2004' ? 9 : 7,
      limit: 5,
    });
  });

  it('with the limit 0 leaves the lot to the player at any price if it says so', () => {
    expect(says(last(1, '2012'), 0, line({ limit: 0, above: 'ask' }))).toBe('asks: leftToYou');
  });

  it('2004: sells what the player cannot top', () => {
    expect(says(last(4, '2004', [{ ducats: 4 }, {}, {}]), 0, line({ limit: 9, above: 'ask' }))).toEqual(PASS);
  });
});

describe('A lot without a line', () => {
  it('is left to the player, who is told which one it is', () => {
    expect(says(sale(), 1, sheet([]))).toBe('asks: noLine');
    expect(because(sale(), 1, sheet([{ lot: SECOND, limit: 3 }], { others: 'ask' }))?.args).toEqual({
      marker: 2,
      lot: { term: 'goa.tile.redShip' },
    });
  });

  it('is passed on if the sheet says so', () => {
    expect(says(sale({ high: high(1) }), 1, sheet([], { others: 'pass' }))).toEqual(PASS);
  });

  it.each(BOTH)('is then sold by its auctioneer (%s)', (edition) => {
    expect(says(sale({ edition, seat: 0, high: high(1) }), 0, sheet([], { others: 'pass' }))).toEqual(PASS);
  });
});

describe('A sheet', () => {
  it.each([
    ['A', 1, 1],
    ['A', 4, 4],
    ['B', 1, 5],
    ['B', 4, 8],
  ] as const)('for round %s %i says nothing in another one', (phase, round, number) => {
    const order = sheet([], { round: number, others: 'pass' });
    expect(says(sale({ phase, round }), 1, order)).toEqual(PASS);
    expect(says(sale({ phase: phase === 'A' ? 'B' : 'A', round }), 1, order)).toBe(undefined);
    expect(says(sale({ phase, round: round === 4 ? 3 : round + 1 }), 1, order)).toBe(undefined);
  });

  it('says nothing while another player bids', () => {
    expect(says(sale({ seat: 2, high: null }), 1, sheet([], { others: 'pass' }))).toBe(undefined);
  });
});

describe('Only one of these', () => {
  const order = sheet([
    { lot: LOT, limit: 5, group: 1 },
    { lot: SECOND, limit: 5, group: 1 },
    { lot: THIRD, limit: 5, group: 2 },
    { lot: 'flag', limit: 2, group: 1 },
  ]);
  const after = (marker: 3 | 4, seat: Seat, winner: Seat) =>
    sale({ marker, seat, high: high(1, seat === 0 ? 1 : 0), won: [{ seat: winner, lot: LOT, price: 4 }] });

  it('once a lot of the group is won, the others are passed on', () => {
    expect(says(after(3, 1, 1), 1, order)).toEqual(PASS);
    expect(says(after(4, 0, 1), 0, order)).toEqual(bid(2));
  });

  it('lots of other groups are not', () => {
    expect(says(after(4, 0, 0), 0, order)).toEqual(bid(2));
  });

  it('a lot that another player won does not count', () => {
    expect(says(after(3, 1, 2), 1, order)).toEqual(bid(2));
  });

  it('the auctioneer of one of the others sells it', () => {
    expect(says(after(3, 2, 2), 2, order)).toEqual(PASS);
    expect(says(after(3, 2, 1), 2, order)).toEqual(BUY);
  });

  it('the flag is a lot like the others', () => {
    const won = [{ seat: 1, lot: 'flag', price: 2 }] as const;
    expect(says(sale({ won }), 1, order)).toEqual(PASS);
  });
});

describe('A budget', () => {
  const won = [
    { seat: 1, lot: 'flag', price: 4 },
    { seat: 2, lot: LOT, price: 9 },
  ] as const;
  const later = (amount: number) => sale({ marker: 3, seat: 1, high: high(amount, 0), won });
  const order = (budget: number, above: 'pass' | 'ask' = 'pass') =>
    sheet([{ lot: SECOND, limit: 8, from: 8, above }], { budget });

  it('bounds what all lots of the round cost together', () => {
    expect(says(later(1), 1, order(12))).toEqual(bid(8));
    expect(says(later(1), 1, order(7))).toEqual(bid(3));
    expect(says(later(2), 1, order(7))).toEqual(bid(3));
    expect(says(later(3), 1, order(7))).toEqual(PASS);
  });

  it('is not lowered by what others paid', () => {
    expect(says(sale({ marker: 3, seat: 0, high: high(1), won }), 0, order(5))).toEqual(bid(5));
  });

  it('that does not suffice makes the line pass or ask, and the sentence says what is left', () => {
    expect(says(later(3), 1, order(7, 'ask'))).toBe('asks: overBudget');
    expect(because(later(3), 1, order(7, 'ask'))?.args).toMatchObject({ price: 4, left: 3 });
  });

  it('that was overdrawn by hand leaves nothing', () => {
    expect(because(later(3), 1, order(2, 'ask'))?.args).toMatchObject({ left: 0 });
  });

  it('bounds the auctioneer’s price too', () => {
    const state = sale({ marker: 4, seat: 1, high: high(4), won });
    const upTo = (budget: number) => sheet([{ lot: THIRD, limit: 9 }], { budget });
    expect(says(state, 1, upTo(7))).toEqual(BUY);
    expect(says(state, 1, upTo(6))).toEqual(PASS);
  });

  it('that is used up still takes a free lot (2012)', () => {
    const state = sale({ marker: 4, seat: 1, high: high(1), won });
    expect(says(state, 1, sheet([{ lot: THIRD, limit: 9 }], { budget: 4 }))).toEqual(BUY);
  });
});

describe('A lot is passed on', () => {
  const given = (player: Seated, ...unless: BidCondition[]) =>
    says(sale({ players: [{}, player, {}] }), 1, line({ unless }));
  const clove = plantation('clove1');

  it('if a plantation or colony of the player allows the spice, alone or beside others', () => {
    expect(given({}, { grows: 'clove' })).toEqual(bid(1));
    expect(given({ plots: { p1: plantation('pepper2') } }, { grows: 'clove' })).toEqual(bid(1));
    expect(given({ plots: { p1: clove } }, { grows: 'clove' })).toEqual(PASS);
    expect(given({ plots: { p2: plantation('cropRotation') } }, { grows: 'clove' })).toEqual(PASS);
    const quilon = colony('Quilon', [null], ['clove', 'ginger']);
    expect(given({ plots: { Quilon: quilon } }, { grows: 'clove' })).toEqual(PASS);
    expect(given({ plots: { Quilon: quilon } }, { grows: 'nutmeg' })).toEqual(bid(1));
  });

  it('if the player has such a tile, used, unused or laid', () => {
    expect(given({ tiles: ['duty'] }, { tile: 'duty' })).toEqual(PASS);
    expect(given({ used: ['redShip'] }, { tile: 'redShip' })).toEqual(PASS);
    expect(given({ plots: { p3: clove } }, { tile: 'clove1' })).toEqual(PASS);
    expect(given({ tiles: ['swap'], plots: { p3: clove } }, { tile: 'clove2' })).toEqual(bid(1));
  });

  it('if the player has won that lot in this round', () => {
    const order = line({ unless: [{ won: 'flag' }] });
    expect(says(sale({ won: [{ seat: 1, lot: 'flag', price: 1 }] }), 1, order)).toEqual(PASS);
    expect(says(sale({ won: [{ seat: 2, lot: 'flag', price: 1 }] }), 1, order)).toEqual(bid(1));
  });

  it('if one of several conditions holds', () => {
    const conditions: BidCondition[] = [{ grows: 'ginger' }, { tile: 'swap' }];
    expect(given({ tiles: ['swap'] }, ...conditions)).toEqual(PASS);
    expect(given({}, ...conditions)).toEqual(bid(1));
  });

  it('as its auctioneer, by selling it', () => {
    const state = sale({ seat: 0, high: high(2), players: [{ tiles: ['swap'] }, {}, {}] });
    expect(says(state, 0, line({ limit: 9, unless: [{ tile: 'swap' }] }))).toEqual(PASS);
  });
});
