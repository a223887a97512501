import type { Choice } from '../../../kernel/choices.ts';
import type { Seat } from '../../../kernel/types.ts';
import { auctioneerOf, clockwiseFrom, playerOf, type Auction, type State } from '../state.ts';
import { auctioneersPrice } from '../prices.ts';
import { neighboursOf, type Space } from '../spaces.ts';
import type { Tile } from '../things.ts';
import { outlookOf, type Outlook } from './outlook.ts';
import { itemsOf } from '../../../kernel/listed.ts';
import type { Rated, BotView } from './botView.ts';
import { flagWorth, tileWorth } from './tilePlays.ts';
import { ducatsWorth } from './value.ts';
import type { Weights } from './weights.ts';

/** A player's value of the thing that is auctioned. */
interface Bidder {
  readonly seat: Seat;
  readonly ducats: number;
  readonly outlook: Outlook;
  /** Victory points that the thing brings them. */
  readonly gain: number;
}

/** `tile` null: the flag. */
function bidderFor(tile: Tile | null, state: State, seat: Seat, weights: Weights): Bidder {
  const player = playerOf(state, seat);
  const outlook = outlookOf(state, seat, weights);
  const gain = tile === null ? flagWorth(player, outlook) : tileWorth(tile, player, outlook);
  return { seat, ducats: player.ducats, outlook, gain };
}

/** Victory points of `n` more ducats; negative for fewer. */
const money = ({ ducats, outlook }: Bidder, n: number): number =>
  ducatsWorth(ducats + n, outlook) - ducatsWorth(ducats, outlook);

/** The auctioneer's price to take it at this highest bid. */
const auctioneersCost = (high: number, { edition }: Outlook): number =>
  edition === '2012' ? auctioneersPrice(high) : high + 1;

/** Victory points that the auctioneer gains by taking it rather than selling. */
const keeping = (bidder: Bidder, high: number): number =>
  bidder.gain + money(bidder, -auctioneersCost(high, bidder.outlook)) - money(bidder, high);

/** The most that the player bids; for the auctioneer, the highest bid at which they still keep it. */
function limitOf(bidder: Bidder, isAuctioneer: boolean): number {
  const wants = (price: number): boolean =>
    isAuctioneer ? keeping(bidder, price) >= 0 : bidder.gain + money(bidder, -price) >= 0;
  let limit = 0;
  while (limit < bidder.ducats && wants(limit + 1)) limit += 1;
  return bidder.gain > 0 ? limit : -1;
}

/** The probability that a player with this limit does not top this bid. */
const yields = (bid: number, limit: number, doubt: number): number =>
  1 / (1 + Math.exp(-(bid - limit) / doubt));

/** Bids and passes, rated. */
export function speeches(scene: BotView, auction: Auction, choices: readonly Choice[]): readonly Rated[] {
  const { view, outlook } = scene;
  const { state, seat } = view;
  const { weights } = outlook;
  const tile = tileAt(state, auction.marker);
  const own = bidderFor(tile, state, seat, weights);
  const owner = auctioneerOf(state, auction.marker);
  const others = laterSpeakers(state, seat, owner).map((other) => bidderFor(tile, state, other, weights));
  return choices.flatMap((choice): readonly Rated[] => {
    if (choice.type === 'pass') return [{ move: { type: 'pass' }, value: passing(own, owner, auction) }];
    if (seat === owner) return [taking(own, auction, choice)];
    return bids(own, choice, others);
  });
}

/** The tile under a marker; null: the flag. */
const tileAt = (state: State, marker: number): Tile | null =>
  (marker > 1 && state.grid[state.markers[marker - 1]?.space ?? 0]) || null;

/** The seats that speak after this one, the auctioneer last. */
function laterSpeakers(state: State, seat: Seat, owner: Seat): readonly Seat[] {
  const others = clockwiseFrom(state, seat);
  return others.slice(1, others.indexOf(owner) + 1);
}

/** Gain by passing: the auctioneer gets the bid, anybody else nothing. */
const passing = (own: Bidder, owner: Seat, { high }: Auction): number =>
  own.seat === owner && high !== null ? money(own, high.amount) : 0;

const taking = (own: Bidder, { high }: Auction, { type }: Choice): Rated => {
  const highest = high?.amount ?? 0;
  const value = own.gain + money(own, -auctioneersCost(highest, own.outlook));
  return type === 'buy'
    ? { move: { type: 'buy' }, value }
    : { move: { type: 'bid', amount: highest + 1 }, value };
};

/** Bids, rated: the probability that a bid wins, times its gain then. */
function bids(own: Bidder, choice: Choice, others: readonly Bidder[]): readonly Rated[] {
  const { doubt } = own.outlook.weights;
  const limits = others.map((other, i) => limitOf(other, i === others.length - 1));
  const most = limitOf(own, false);
  return amounts(choice, most).map((amount) => {
    const stands = limits.reduce((p, limit) => p * yields(amount, limit, doubt), 1);
    return { move: { type: 'bid', amount }, value: stands * (own.gain + money(own, -amount)) };
  });
}

function amounts({ params }: Choice, most: number): readonly number[] {
  const [param] = params;
  if (param?.kind !== 'range') return [];
  const to = Math.min(param.max, most);
  return Array.from({ length: Math.max(0, to - param.min + 1) }, (_, i) => param.min + i);
}

/** Spaces for an auction marker, rated by what the auction should bring the auctioneer. */
export function placings({ view, outlook }: BotView, choice: Choice): readonly Rated[] {
  const { state, seat } = view;
  const seats = state.players.map((_, s) => s);
  const known = new Map<Tile, number>();
  const rate = (space: Space, among: readonly Seat[]): number => {
    const tile = state.grid[space] ?? null;
    if (tile === null) return 0;
    const rated = known.get(tile) ?? auctioning(tile, state, seat, among, outlook.weights);
    known.set(tile, rated);
    return rated;
  };
  const isFlag = state.markers.length === 0;
  return itemsOf(choice, 'space')
    .map(Number)
    .map((space) => ({
      move: { type: 'placeMarker', space },
      value: isFlag
        ? neighboursOf(space).reduce((sum, near) => sum + rate(near, [seat]), 0) / 8
        : rate(space, seats),
    }));
}

function auctioning(tile: Tile, state: State, seat: Seat, among: readonly Seat[], weights: Weights): number {
  const own = bidderFor(tile, state, seat, weights);
  const limits = among
    .filter((other) => other !== seat)
    .map((other) => limitOf(bidderFor(tile, state, other, weights), false));
  const high = Math.round(weights.shading * Math.max(0, ...limits));
  if (high === 0) return own.gain;
  const sold = money(own, high);
  return Math.max(sold, own.gain + money(own, -auctioneersCost(high, own.outlook)));
}
