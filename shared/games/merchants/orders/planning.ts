import { isOffered } from '../../../kernel/choices.ts';
import { askPlayer, NO_ANSWER } from '../../../kernel/orders.ts';
import type { OrderAnswer, SeatView } from '../../../kernel/rules.ts';
import { choices } from '../choices.ts';
import type { Move } from '../moves.ts';
import { countOf } from '../../../kernel/count.ts';
import { playerOf, type Decision, type Player, type State } from '../state.ts';
import type { Good } from '../things.ts';
import type { Exchange, Orders, Purchase } from './schema.ts';
import { cardTerm, goodTerm, playing, askAboutSale } from './trade.ts';

type View = SeatView<State>;
type Answer = OrderAnswer<Move>;

/** Loads the first good of the list that is in the supply. Goods aboard use up their entries. */
export function answerLoading({ seat, state }: View, { load }: Orders): Answer {
  if (load === undefined) return NO_ANSWER;
  const { ships } = playerOf(state, seat);
  const good = unused(load, ships).find((wanted) => state.supply.markers[wanted] > 0);
  return good === undefined ? askPlayer('merchants.orders.load') : playing({ type: 'load', good });
}

/** The entries of the list that the ships do not carry yet. */
const unused = (load: readonly Good[], ships: Player['ships']): readonly Good[] =>
  load.filter((good, i) => countOf(load.slice(0, i), good) >= countOf(ships, good));

/** Phase I: the purchase that is due, else the exchange that is due, else what is to be done otherwise. */
export function answerPlanning(view: View, orders: Orders): Answer {
  const { buy, exchange, planning } = orders;
  const next = nextPurchase(view, buy);
  const purchase = next === undefined ? NO_ANSWER : answerPurchase(view, next);
  if (purchase.kind !== 'none') return purchase;
  const exchanged = answerExchange(view, exchange);
  if (exchanged.kind !== 'none') return exchanged;
  if (planning === 'pass') {
    const asked = askAboutSale(view, orders);
    return asked.kind === 'none' ? playing({ type: 'pass' }) : asked;
  }
  if (next !== undefined) return saving(view, next);
  return planning === 'ask' ? askPlayer('merchants.orders.planning') : NO_ANSWER;
}

/** More exchanges with docks. The ship that was just bought has to wait. */
export function answerDocks(
  view: View,
  { exchange, docks }: Orders,
  { bought }: Extract<Decision, { phase: 'docks' }>,
): Answer {
  const answer = answerExchange(
    view,
    exchange?.filter(({ ship }) => ship !== bought),
  );
  if (answer.kind !== 'none') return answer;
  return docks === 'done' ? playing({ type: 'done' }) : NO_ANSWER;
}

/** The first purchase that is not made yet. */
function nextPurchase({ seat, state }: View, buy: Orders['buy']): Purchase | undefined {
  const { ships, cards } = playerOf(state, seat);
  return buy?.find(({ card, upTo }) => (card === 'ship' ? ships.length : cards[card]) < upTo);
}

/** None while the money is not there yet; it asks if the purchase has become impossible. */
function answerPurchase(view: View, purchase: Purchase): Answer {
  const { card } = purchase;
  const { supply } = view.state;
  if (supply.specials[card] === 0) return askPlayer('merchants.orders.soldOut', { card: cardTerm(card) });
  if (purchase.card === 'ship' && supply.markers[purchase.good] === 0)
    return askPlayer('merchants.orders.noMarkerToLoad', { good: goodTerm(purchase.good) });
  const move: Move =
    purchase.card === 'ship'
      ? { type: 'buyShip', good: purchase.good }
      : { type: 'buy', card: purchase.card };
  return isOffered(choices(view), move) ? playing(move) : NO_ANSWER;
}

const saving = ({ seat, state }: View, { card }: Purchase): Answer =>
  askPlayer('merchants.orders.saving', {
    card: cardTerm(card),
    money: playerOf(state, seat).money,
    price: state.figures.prices[card],
  });

/**
 * The first exchange that is not made yet; of several for one ship only the first counts. None if all are made; it asks
 * if that one is impossible.
 */
function answerExchange({ seat, state }: View, lines: readonly Exchange[] = []): Answer {
  const { ships } = playerOf(state, seat);
  const due = lines.find(
    ({ ship, good }, i) => ships[ship] !== good && lines.findIndex((line) => line.ship === ship) === i,
  );
  if (due === undefined) return NO_ANSWER;
  const { ship, good } = due;
  if (ships[ship] === undefined) return askPlayer('merchants.orders.noShip', { ship: ship + 1 });
  if (state.supply.markers[good] === 0)
    return askPlayer('merchants.orders.noMarkerToExchange', { good: goodTerm(good), ship: ship + 1 });
  return playing({ type: 'exchange', ship, good });
}
