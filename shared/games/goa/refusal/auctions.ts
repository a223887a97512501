import type { Rejection } from '../../../kernel/result.ts';
import { auctioneerOf, playerOf, type Auction, type State } from '../state.ts';
import { auctioneersPrice } from '../prices.ts';
import { placements } from '../choices/auctions.ts';
import { ALL_SPACES, byEdge } from '../spaces.ts';
import { named, type Given } from './given.ts';

/** The flag goes on an empty space beside a tile, a marker on a free tile next to the previous marker. */
export function whyNotMarker(state: State, given: Given): Rejection | undefined {
  const { grid, markers } = state;
  const space = named(ALL_SPACES, given['space']);
  if (space === undefined) return { code: 'NO_SUCH_SPACE' };
  if (placements(state).includes(space)) return undefined;
  const hasTile = grid[space] !== null;
  if (markers.length === 0) {
    if (hasTile) return { code: 'SPACE_NOT_EMPTY' };
    return byEdge(space).some((near) => grid[near] !== null) ? undefined : { code: 'FLAG_NOT_BESIDE_TILE' };
  }
  if (!hasTile) return { code: 'NO_TILE_THERE' };
  const isTaken = markers.some((marker) => marker?.space === space);
  return { code: isTaken ? 'SPACE_HAS_MARKER' : 'SPACE_NOT_ADJACENT' };
}

/** A bid must top the highest bid and be affordable. In 2012 the auctioneer buys instead. */
export function whyNotBid(
  state: State,
  { seat, high, marker }: Auction,
  given: Given,
): Rejection | undefined {
  const { ducats } = playerOf(state, seat);
  const buys = state.options.edition === '2012' && seat === auctioneerOf(state, marker);
  const price = auctioneersPrice(high?.amount ?? 0);
  if (given['type'] === 'buy') {
    if (!buys) return { code: 'BID_OR_PASS' };
    return price > ducats ? { code: 'NOT_ENOUGH_DUCATS', params: { price, ducats } } : undefined;
  }
  if (given['type'] === 'bid' && buys) return { code: 'AUCTIONEER_BUYS', params: { price } };
  const amount = Number(typeof given['amount'] === 'number' ? given['amount'] : NaN);
  const min = (high?.amount ?? 0) + 1;
  if (given['type'] !== 'bid' || !Number.isInteger(amount)) return undefined;
  if (amount < min) return { code: 'BID_TOO_LOW', params: { min } };
  return amount > ducats ? { code: 'NOT_ENOUGH_DUCATS', params: { price: amount, ducats } } : undefined;
}
