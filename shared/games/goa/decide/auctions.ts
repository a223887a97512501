import type { Seat } from '../../../kernel/types.ts';
import { auctioneerOf, clockwise, type Auction, type Bid } from '../state.ts';
import { auctioneersPrice } from '../prices.ts';
import { bids } from '../choices/auctions.ts';
import type { Space } from '../spaces.ts';
import { gain, takeTile } from './effects.ts';
import type { Run } from './run.ts';

/** Places the next marker, the first one with the flag; the next player places on. */
export function placeMarker(run: Run, seat: Seat, space: Space): void {
  const marker = run.state.markers.length + 1;
  run.emit({ type: 'markerPlaced', seat, marker, space, tile: run.state.grid[space] ?? null });
  run.step = { phase: 'placing', seat: clockwise(run.state, seat) };
}

/** The left neighbour of the marker's owner speaks first (rules 3.2). */
export const openAuction = (run: Run, marker: number): void =>
  hear(run, {
    phase: 'auction',
    seat: clockwise(run.state, auctioneerOf(run.state, marker)),
    marker,
    high: null,
  });

/** Opens the seat's decision; passes for it if it cannot bid or need not. */
function hear(run: Run, auction: Auction): void {
  const { seat, marker, high } = auction;
  run.step = auction;
  if (seat === auctioneerOf(run.state, marker) && high === null) return sell(run, auction, seat, 0, null);
  if (bids(run.state, auction).length > 0) return;
  run.emit({ type: 'bidPassed', seat, forced: true });
  spoken(run, auction);
}

export function bid(run: Run, auction: Auction, amount: number): void {
  const { seat } = auction;
  run.emit({ type: 'bid', seat, amount });
  const high: Bid = { seat, amount };
  if (seat === auctioneerOf(run.state, auction.marker)) sell(run, auction, seat, amount, null);
  else spoken(run, { ...auction, high });
}

export function passBid(run: Run, auction: Auction): void {
  run.emit({ type: 'bidPassed', seat: auction.seat, forced: false });
  spoken(run, auction);
}

/** The auctioneer takes it for one ducat less than the highest bid (2012). */
export const buy = (run: Run, auction: Auction): void =>
  sell(run, auction, auction.seat, auctioneersPrice(auction.high?.amount ?? 0), null);

/**
 * After a word that did not win: the next seat speaks. After the auctioneer, the highest bidder gets the tile.
 */
function spoken(run: Run, auction: Auction): void {
  const { seat, marker, high } = auction;
  const owner = auctioneerOf(run.state, marker);
  if (seat === owner && high !== null) sell(run, auction, high.seat, high.amount, owner);
  else hear(run, { ...auction, seat: clockwise(run.state, seat) });
}

/** The winner pays (`to` null: to the bank) and takes the flag or tile. */
function sell(run: Run, { marker }: Auction, seat: Seat, price: number, to: Seat | null): void {
  const space = run.state.markers[marker - 1]?.space ?? null;
  const tile = (marker > 1 && space !== null && run.state.grid[space]) || null;
  run.emit({ type: 'auctionWon', seat, marker, tile, price, to });
  if (tile === null) gain(run, seat, 'bonus.flag');
  else takeTile(run, seat, tile, { space, swap: false });
}
