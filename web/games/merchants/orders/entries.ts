import { MOST_LINES, MOST_SHIPS } from '#shared/games/merchants/data.ts';
import type { Move } from '#shared/games/merchants/moves.ts';
import type { Orders } from '#shared/games/merchants/orders/index.ts';
import type { Exchange, Purchase, TradeOrder } from '#shared/games/merchants/orders/schema.ts';
import type { State } from '#shared/games/merchants/state.ts';
import { GOODS, type Good, type Special } from '#shared/games/merchants/things.ts';
import { formatList, t } from '../../../lib/i18n.ts';
import { withOrder, type OrdersForm, type WrittenOrder } from '../../ordersUi.ts';

type Form = Pick<OrdersForm<State, Move, Orders>, 'orders' | 'scene'>;

/** All orders of Merchants in words. What to load says nothing any more once the ships are loaded. */
export function entries({ orders, scene }: Form): readonly WrittenOrder<Orders>[] {
  const { load = [], buy = [], exchange = [], planning, docks, office, trade } = orders;
  const { phase } = scene.now.step;
  const isLoaded = phase !== 'setup' && phase !== 'loading';
  const one = (key: keyof Orders, text: string): WrittenOrder<Orders> => ({
    key,
    text,
    without: withOrder(orders, key, undefined),
  });
  return [
    ...(load.length > 0 ? [{ ...one('load', loadText(load, isLoaded)), isPast: isLoaded }] : []),
    ...buy.map((line, i) => ({
      key: `buy${i}`,
      text: purchaseText(line),
      without: withOrder(orders, 'buy', buy.toSpliced(i, 1)),
    })),
    ...exchange.map((line, i) => ({
      key: `exchange${i}`,
      text: exchangeText(line),
      without: withOrder(orders, 'exchange', exchange.toSpliced(i, 1)),
    })),
    ...(planning === undefined
      ? []
      : [one('planning', t(`page.merchants.orders.line.planning.${planning}`))]),
    ...(docks === undefined ? [] : [one('docks', t('page.merchants.orders.line.docks'))]),
    ...(office === undefined ? [] : [one('office', t(`page.merchants.orders.line.office.${office}`))]),
    ...(trade === undefined ? [] : [one('trade', tradeText(trade))]),
  ];
}

function loadText(load: NonNullable<Orders['load']>, isLoaded: boolean): string {
  const goods = formatList(load.map((good) => t(`merchants.good.${good}`)));
  const line = t('page.merchants.orders.line.load', { goods });
  return isLoaded ? t('page.merchants.orders.line.loaded', { line }) : line;
}

export const purchaseText = (line: Purchase): string =>
  line.card === 'ship'
    ? t('page.merchants.orders.line.buyShip', { n: line.upTo, good: t(`merchants.good.${line.good}`) })
    : t('page.merchants.orders.line.buy', { card: t(`merchants.special.${line.card}`), n: line.upTo });

const exchangeText = ({ ship, good }: Exchange): string =>
  t('page.merchants.orders.line.exchange', { n: ship + 1, good: t(`merchants.good.${good}`) });

const tradeText = ({ count, sale, least }: TradeOrder): string =>
  t(`page.merchants.orders.line.trade.${count}.${sale}`, { n: least });

/** The lines that a form of Merchants' orders may add. */

/** The next purchase of a card: one more than are owned or ordered. Undefined if no line can be added. */
export function nextPurchase(buy: readonly Purchase[], card: Special, owned: number): Purchase | undefined {
  const ordered = buy.filter((line) => line.card === card).map(({ upTo }) => upTo);
  const upTo = Math.max(owned, ...ordered) + 1;
  if (buy.length >= MOST_LINES || upTo > MOST_SHIPS) return undefined;
  return card === 'ship' ? { card, good: 'fish', upTo } : { card, upTo };
}

/** The purchases with this line for its card; undefined if they are too many. */
export function withPurchase(
  buy: readonly Purchase[],
  line: Exclude<Purchase, { card: 'ship' }>,
): Purchase[] | undefined {
  const lines = [...buy.filter(({ card }) => card !== line.card), line];
  return lines.length > MOST_LINES ? undefined : lines;
}

/** The exchanges with this one for its ship; without a good, without it. */
export const withExchange = (
  { exchange = [] }: Orders,
  ship: number,
  good: Good | undefined,
): readonly Exchange[] => [
  ...exchange.filter((line) => line.ship !== ship),
  ...(good === undefined ? [] : [{ ship, good }]),
];

/** The goods that a ship can be ordered to carry. One that it carries already stays among them while it is ordered. */
export const exchangeAnswers = (carried: Good, ordered: Good | undefined) =>
  GOODS.filter((good) => good !== carried || good === ordered).map((value) => {
    const good = t(`merchants.good.${value}`);
    return { value, text: value === carried ? t('page.merchants.orders.done', { good }) : good };
  });
