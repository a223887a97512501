import type { OrderAnswer, PhraseArg, SeatView } from '../../../kernel/rules.ts';
import { askPlayer, NO_ANSWER } from '../../../kernel/orders.ts';
import type { Seat } from '../../../kernel/types.ts';
import { countOf } from '../../../kernel/count.ts';
import type { Move } from '../moves.ts';
import { GOODS, type Good, type Special } from '../things.ts';
import { playerOf, type State } from '../state.ts';
import type { Orders, TradeOrder } from './schema.ts';

export const goodTerm = (good: Good): PhraseArg => ({ term: `merchants.good.${good}` });
export const cardTerm = (card: Special): PhraseArg => ({ term: `merchants.special.${card}` });

export const playing = (move: Move): OrderAnswer<Move> => ({ kind: 'play', moves: [move] });

type View = SeatView<State>;

/** A sale that the seat can bring about, and what it brings. */
interface Sale {
  readonly good: Good;
  readonly spaces: readonly number[];
  readonly coins: number;
  /** The seat's coins less those of the best opponent. */
  readonly lead: number;
}

/** Draws with the office, or not. It asks before the draw that ends the game. */
export function answerOffice({ state }: View, { office }: Orders): OrderAnswer<Move> {
  if (office === undefined) return NO_ANSWER;
  if (office === 'skip') return playing({ type: 'officeSkip' });
  return state.pile.length <= 1 ? LAST_DRAW : playing({ type: 'officeDraw' });
}

/** Phase II: the best sale if it brings enough, else a draw. It asks before the draw that ends the game. */
export function answerTrade(view: View, { trade }: Orders): OrderAnswer<Move> {
  if (trade === undefined) return NO_ANSWER;
  const best = bestSale(view.state, view.seat, trade);
  if (best !== undefined && isEnough(best, trade))
    return trade.sale === 'play' ? playSale(best) : announce(best, trade.count);
  const { pile, figures } = view.state;
  return pile.length <= figures.tradeCards ? LAST_DRAW : playing({ type: 'draw' });
}

/**
 * Phase I: asks if a sale would be enough to ask for in phase II, with the ships as they are or after one exchange.
 * Passing would take that exchange away.
 */
export function askAboutSale({ seat, state }: View, { trade }: Orders): OrderAnswer<Move> {
  if (trade?.sale !== 'ask') return NO_ANSWER;
  const now = bestSale(state, seat, trade);
  if (now !== undefined && isEnough(now, trade)) return announce(now, trade.count);
  const [best] = afterExchanges(state, seat)
    .map((after) => bestSale(after, seat, trade))
    .filter((sale) => sale !== undefined)
    .filter((sale) => isEnough(sale, trade))
    .toSorted((a, b) => b.coins - a.coins);
  return best === undefined
    ? NO_ANSWER
    : askPlayer('merchants.orders.saleAfterExchange', { good: goodTerm(best.good), coins: best.coins });
}

/** The states after each exchange for a good in the hand. */
function afterExchanges(state: State, seat: Seat): readonly State[] {
  const { hand, ships } = playerOf(state, seat);
  const goods = GOODS.filter((good) => hand.includes(good) && state.supply.markers[good] > 0);
  return goods.flatMap((good) =>
    ships.map((_, ship) => ({ ...state, players: exchanging(state, seat, ship, good) })),
  );
}

const exchanging = ({ players }: State, seat: Seat, ship: number, good: Good): State['players'] =>
  players.map((player, other) =>
    other === seat ? { ...player, ships: player.ships.with(ship, good) } : player,
  );

const isEnough = (sale: Sale, { count, least }: TradeOrder): boolean => sale[count] >= least;

const LAST_DRAW = askPlayer('merchants.orders.lastDraw');

const playSale = ({ good, spaces }: Sale): OrderAnswer<Move> => playing({ type: 'play', good, spaces });

const announce = ({ good, coins, lead }: Sale, count: TradeOrder['count']): OrderAnswer<Move> =>
  count === 'coins'
    ? askPlayer('merchants.orders.sale', { good: goodTerm(good), coins })
    : askPlayer('merchants.orders.saleLead', { good: goodTerm(good), coins, lead });

/**
 * The sale that brings most, as `count` counts; of equals the one with more coins, then the first good in canonical
 * order. A sale that brings the seat nothing does not count.
 */
function bestSale(state: State, seat: Seat, { count }: TradeOrder): Sale | undefined {
  const { hand } = playerOf(state, seat);
  const [best] = GOODS.filter((good) => hand.includes(good))
    .map((good) => saleOf(state, seat, good))
    .filter(({ coins }) => coins > 0)
    .toSorted((a, b) => b[count] - a[count] || b.coins - a.coins);
  return best;
}

/** The sale of a good with as many cards of the hand as make more of it visible, but at least one. */
function saleOf(state: State, seat: Seat, good: Good): Sale {
  const { players, market } = state;
  const others = market.length - countOf(market, good);
  const cards = Math.max(1, Math.min(countOf(playerOf(state, seat).hand, good), others));
  const visible = Math.min(market.length, countOf(market, good) + cards);
  const incomes = players.map((_, other) => incomeOf(state, other, good, visible));
  const coins = incomes[seat] ?? 0;
  const lead = coins - Math.max(...incomes.filter((_, other) => other !== seat));
  return { good, spaces: spacesFor(state, seat, good, cards), coins, lead };
}

function incomeOf(state: State, seat: Seat, good: Good, visible: number): number {
  const { ships, cards } = playerOf(state, seat);
  const markers = countOf(ships, good);
  return markers === 0 ? 0 : visible * markers + cards.contract * state.figures.contractBonus;
}

/**
 * The spaces to cover: first those whose goods the seat has fewest markers of, of equals the lower number; those of
 * the good itself last. Ascending.
 */
function spacesFor({ players, market }: State, seat: Seat, good: Good, cards: number): readonly number[] {
  const ships = players[seat]?.ships ?? [];
  return market
    .map((lying, space) => ({ space, worth: lying === good ? Infinity : countOf(ships, lying) }))
    .toSorted((a, b) => a.worth - b.worth)
    .slice(0, cards)
    .map(({ space }) => space)
    .toSorted((a, b) => a - b);
}
