import { MOST_LINES, MOST_SHIPS } from '#shared/games/merchants/data.ts';
import type { Exchange, Purchase } from '#shared/games/merchants/orders/schema.ts';
import type { Orders } from '#shared/games/merchants/orders/index.ts';
import { GOODS, type Good, type Special } from '#shared/games/merchants/things.ts';
import { t } from '../../../lib/i18n.ts';

/** What a form of Merchants' orders may add. */

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
