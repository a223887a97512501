import type { Move } from '#shared/games/merchants/moves.ts';
import type { Orders } from '#shared/games/merchants/orders/index.ts';
import type { State } from '#shared/games/merchants/state.ts';
import { GOODS, PLAIN_CARDS } from '#shared/games/merchants/things.ts';
import { t } from '../../../lib/i18n.ts';
import { withOrder, type OrdersUi, type OrderCommand } from '../../ordersUi.ts';
import { entries, withExchange, withPurchase } from './entries.ts';
import { TurnsForm } from './TurnsForm.tsx';

/** A whole number as it is typed; undefined if it is none, or out of bounds. */
const numberIn = (word: string | undefined, min: number, max: number): number | undefined => {
  const n = /^\d+$/.test(word ?? '') ? Number(word) : NaN;
  return n >= min && n <= max ? n : undefined;
};

/** Merchants' orders as they are typed in text mode. Ships are counted from 1. */
export const commands: readonly OrderCommand<State, Move, Orders>[] = [
  {
    verb: 'buy',
    usage: `buy ${PLAIN_CARDS.join('|')} 1…14`,
    does: () => t('page.merchants.orders.does.buy'),
    read: ([word, count, ...surplus], { orders }) => {
      const card = PLAIN_CARDS.find((known) => known === word);
      const upTo = numberIn(count, 1, 14);
      if (card === undefined || upTo === undefined || surplus.length > 0) return undefined;
      const buy = withPurchase(orders.buy ?? [], { card, upTo });
      return buy && withOrder(orders, 'buy', buy);
    },
  },
  {
    verb: 'exchange',
    usage: `exchange 1…14 ${GOODS.join('|')}`,
    does: () => t('page.merchants.orders.does.exchange'),
    read: ([number, word, ...surplus], { orders }) => {
      const n = numberIn(number, 1, 14);
      const good = GOODS.find((known) => known === word);
      if (n === undefined || good === undefined || surplus.length > 0) return undefined;
      return withOrder(orders, 'exchange', [...withExchange(orders, n - 1, good)]);
    },
  },
  {
    verb: 'phase1',
    usage: 'phase1 pass|ask',
    does: () => t('page.merchants.orders.does.phase1'),
    read: ([word, ...surplus], { orders }) => {
      const planning = (['pass', 'ask'] as const).find((known) => known === word);
      return planning === undefined || surplus.length > 0
        ? undefined
        : withOrder(orders, 'planning', planning);
    },
  },
];

/** The UI of Merchants' standing orders. */
export const ordersUi: OrdersUi<State, Move, Orders> = {
  title: () => t('page.orders.open'),
  parts: [{ key: 'turns', title: () => t('page.merchants.orders.part'), Form: TurnsForm }],
  firstPart: () => 'turns',
  entries,
  commands,
};
