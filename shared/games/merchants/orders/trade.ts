import { askPlayer, NO_ANSWER } from '../../../kernel/orders.ts';
import type { OrderAnswer, SeatView } from '../../../kernel/rules.ts';
import type { Move } from '../moves.ts';
import { countOf } from '../../../kernel/count.ts';
import { playerOf, type State } from '../state.ts';
import { GOODS, type Good } from '../things.ts';
import { goodTerm, playing } from './phrases.ts';
import type { Orders, TradeOrder } from './schema.ts';

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
  const best = bestSale(view, trade.count);
  if (best !== undefined && best[trade.count] >= trade.least)
    return trade.sale === 'play' ? playSale(best) : announce(best, trade.count);
  const { pile, figures } = view.state;
  return pile.length <= figures.tradeCards ? LAST_DRAW : playing({ type: 'draw' });
}

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
function bestSale(view: View, count: TradeOrder['count']): Sale | undefined {
  const { hand } = playerOf(view.state, view.seat);
  const [best] = GOODS.filter((good) => hand.includes(good))
    .map((good) => saleOf(view, good))
    .filter(({ coins }) => coins > 0)
    .toSorted((a, b) => b[count] - a[count] || b.coins - a.coins);
  return best;
}

/** The sale of a good with as many cards of the hand as make more of it visible, but at least one. */
function saleOf({ seat, state }: View, good: Good): Sale {
  const { players, market } = state;
  const others = market.length - countOf(market, good);
  const cards = Math.max(1, Math.min(countOf(playerOf(state, seat).hand, good), others));
  const visible = Math.min(market.length, countOf(market, good) + cards);
  const incomes = players.map((_, other) => incomeOf(state, other, good, visible));
  const coins = incomes[seat] ?? 0;
  const lead = coins - Math.max(...incomes.filter((_, other) => other !== seat));
  return { good, spaces: spacesFor(state, seat, good, cards), coins, lead };
}

function incomeOf(state: State, seat: number, good: Good, visible: number): number {
  const { ships, cards } = playerOf(state, seat);
  const markers = countOf(ships, good);
  return markers === 0 ? 0 : visible * markers + cards.contract * state.figures.contractBonus;
}

/**
 * The spaces to cover: first those whose goods the seat has fewest markers of, of equals the lower number; those of
 * the good itself last. Ascending.
 */
function spacesFor({ players, market }: State, seat: number, good: Good, cards: number): readonly number[] {
  const ships = players[seat]?.ships ?? [];
  return market
    .map((lying, space) => ({ space, worth: lying === good ? Infinity : countOf(ships, lying) }))
    .toSorted((a, b) => a.worth - b.worth)
    .slice(0, cards)
    .map(({ space }) => space)
    .toSorted((a, b) => a - b);
}
