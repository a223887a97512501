import { askPlayer, NO_ANSWER } from '../../../kernel/orders.ts';
import type { OrderAnswer, Phrase, PhraseArg } from '../../../kernel/rules.ts';
import type { Seat } from '../../../kernel/types.ts';
import { auctioneerOf, playerOf, type Auction, type State } from '../state.ts';
import { auctioneersPrice } from '../prices.ts';
import { lotUnder, type LotId } from '../spaces.ts';
import type { Move } from '../moves.ts';
import { PLOTS, type Tile } from '../things.ts';
import { moveByOrders, roundInGame } from './common.ts';
import type { BidCondition, BidLine, BidSheet } from './schema.ts';

const PASS = moveByOrders({ type: 'pass' });

/** The lot that is spoken for, and the tile that lies there; null for the flag. */
interface Offer {
  readonly auction: Auction;
  readonly lot: LotId;
  readonly tile: Tile | null;
}

/** The sheet's answer when the seat speaks in an auction. */
export function speak(state: State, auction: Auction, sheet: BidSheet | undefined): OrderAnswer<Move> {
  if (sheet === undefined || sheet.round !== roundInGame(state)) return NO_ANSWER;
  const offer = offerOf(state, auction);
  const line = sheet.lines.find(({ lot }) => lot === offer.lot);
  if (line === undefined) return sheet.others === 'pass' ? PASS : ask('noLine', offer);
  if (line.tile !== undefined && offer.tile !== null && line.tile !== offer.tile)
    return ask('otherTile', offer, { before: tileTerm(line.tile) });
  if (isDropped(state, auction.seat, line, sheet)) return PASS;
  const most = leftOf(state, auction.seat, sheet);
  return auction.seat === auctioneerOf(state, auction.marker)
    ? buyOrSell(state, offer, line, most)
    : bidOrPass(state, offer, line, most);
}

function offerOf({ markers, grid }: State, auction: Auction): Offer {
  const { marker } = auction;
  const space = markers[marker - 1]?.space ?? -1;
  const lot = lotUnder(marker, space);
  return { auction, lot, tile: lot === 'flag' ? null : (grid[space] ?? null) };
}

/** Is the lot no longer wanted: one of its group is won, or a condition holds? */
const isDropped = (state: State, seat: Seat, { group, unless = [] }: BidLine, { lines }: BidSheet): boolean =>
  unless.some((condition) => holds(state, seat, condition)) ||
  (group !== undefined && lines.some((line) => line.group === group && hasWon(state, seat, line.lot)));

const hasWon = ({ won }: State, seat: Seat, lot: LotId): boolean =>
  won.some((item) => item.seat === seat && item.lot === lot);

function holds(state: State, seat: Seat, condition: BidCondition): boolean {
  const { plots, tiles } = playerOf(state, seat);
  if ('won' in condition) return hasWon(state, seat, condition.won);
  const owned = PLOTS.flatMap((id) => plots[id] ?? []);
  if ('grows' in condition) return owned.some(({ allowed }) => allowed.includes(condition.grows));
  return [...tiles.map(({ tile }) => tile), ...owned.map(({ name }) => name)].includes(condition.tile);
}

/** The ducats that the budget still allows, 0 or more; without one, no bound. */
function leftOf({ won }: State, seat: Seat, { budget = Infinity }: BidSheet): number {
  const paid = won.reduce((sum, item) => (item.seat === seat ? sum + item.price : sum), 0);
  return Math.max(0, budget - paid);
}

/** `most`: what the budget still allows. */
function bidOrPass(state: State, offer: Offer, line: BidLine, most: number): OrderAnswer<Move> {
  const { seat, high } = offer.auction;
  const { limit, from = 0 } = line;
  const least = (high?.amount ?? 0) + 1;
  const { ducats } = playerOf(state, seat);
  if (least > ducats) return PASS;
  if (least > Math.min(limit, most)) return beyond(offer, line, { price: least, limit, most });
  return moveByOrders({ type: 'bid', amount: Math.min(Math.max(least, from), limit, most, ducats) });
}

/** The auctioneer speaks last, so the least price is enough (rules 3.2). */
function buyOrSell(state: State, offer: Offer, line: BidLine, most: number): OrderAnswer<Move> {
  const { seat, high } = offer.auction;
  const highest = high?.amount ?? 0;
  const bids = state.options.edition === '2004';
  const price = bids ? highest + 1 : auctioneersPrice(highest);
  const limit = line.buyUpTo ?? (line.limit > 0 ? line.limit : -1);
  if (price > playerOf(state, seat).ducats) return PASS;
  if (price > Math.min(limit, most)) return beyond(offer, line, { price, limit, most });
  return moveByOrders(bids ? { type: 'bid', amount: price } : { type: 'buy' });
}

/** The price is above what the line or the budget allows. */
function beyond(
  offer: Offer,
  { above = 'pass' }: BidLine,
  { price, limit, most }: { readonly price: number; readonly limit: number; readonly most: number },
): OrderAnswer<Move> {
  if (above === 'pass') return PASS;
  if (price <= limit) return ask('overBudget', offer, { price, left: most });
  return limit > 0 ? ask('overLimit', offer, { price, limit }) : ask('leftToYou', offer);
}

const tileTerm = (tile: Tile): PhraseArg => ({ term: `goa.tile.${tile}` });

/** Asks the player, naming the lot and the number of its marker. */
const ask = (name: string, { auction, tile }: Offer, args: Phrase['args'] = {}): OrderAnswer<Move> =>
  askPlayer(`goa.orders.${name}`, {
    marker: auction.marker,
    lot: tile === null ? { term: 'goa.flag' } : tileTerm(tile),
    ...args,
  });
