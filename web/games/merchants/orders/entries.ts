import type { Orders } from '#shared/games/merchants/orders/index.ts';
import type { Exchange, Purchase, TradeOrder } from '#shared/games/merchants/orders/schema.ts';
import { formatList, t } from '../../../i18n.ts';
import type { WrittenOrder } from '../../ordersUi.ts';
import { changed } from './changed.ts';

/** All orders of Merchants in words. */
export function entries(orders: Orders): readonly WrittenOrder<Orders>[] {
  const { load = [], buy = [], exchange = [], planning, docks, office, trade } = orders;
  const one = (key: keyof Orders, text: string): WrittenOrder<Orders> => ({
    key,
    text,
    without: changed(orders, key, undefined),
  });
  return [
    ...(load.length > 0 ? [one('load', loadText(load))] : []),
    ...buy.map((line, i) => ({
      key: `buy${i}`,
      text: purchaseText(line),
      without: changed(orders, 'buy', buy.toSpliced(i, 1)),
    })),
    ...exchange.map((line, i) => ({
      key: `exchange${i}`,
      text: exchangeText(line),
      without: changed(orders, 'exchange', exchange.toSpliced(i, 1)),
    })),
    ...(planning === undefined
      ? []
      : [one('planning', t(`page.merchants.orders.line.planning.${planning}`))]),
    ...(docks === undefined ? [] : [one('docks', t('page.merchants.orders.line.docks'))]),
    ...(office === undefined ? [] : [one('office', t(`page.merchants.orders.line.office.${office}`))]),
    ...(trade === undefined ? [] : [one('trade', tradeText(trade))]),
  ];
}

const loadText = (load: NonNullable<Orders['load']>): string =>
  t('page.merchants.orders.line.load', {
    goods: formatList(load.map((good) => t(`merchants.good.${good}`))),
  });

export const purchaseText = (line: Purchase): string =>
  line.card === 'ship'
    ? t('page.merchants.orders.line.buyShip', { n: line.upTo, good: t(`merchants.good.${line.good}`) })
    : t('page.merchants.orders.line.buy', { card: t(`merchants.special.${line.card}`), n: line.upTo });

const exchangeText = ({ ship, good }: Exchange): string =>
  t('page.merchants.orders.line.exchange', { n: ship + 1, good: t(`merchants.good.${good}`) });

const tradeText = ({ count, sale, least }: TradeOrder): string =>
  t(`page.merchants.orders.line.trade.${count}.${sale}`, { n: least });
