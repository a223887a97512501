import type { StandingOrders } from '#shared/kernel/orders.ts';
import { t } from '../../lib/i18n.ts';
import type { OrdersProps } from './useOrders.ts';
import { formatDate } from '../../lib/times.ts';

/** One order in words, and how the orders change if it is removed. */
export interface OrderInWords {
  readonly key: string;
  readonly text: string;
  readonly isPast?: boolean;
  readonly removal: Partial<StandingOrders>;
}

/** All orders as they are written on this page: the game's own, then the plan, then how they are carried out. */
export function entriesOf({
  ui,
  order,
  scene,
}: Pick<OrdersProps, 'ui' | 'scene'> & { readonly order: StandingOrders }): readonly OrderInWords[] {
  const own = ui?.entries({ orders: order.game, scene }) ?? [];
  return [...own.map(({ without, ...line }) => ({ ...line, removal: { game: without } })), ...general(order)];
}

function general({ plan, atOnce, onlyMove, vacation }: StandingOrders): readonly OrderInWords[] {
  const entries: OrderInWords[] = [];
  if (plan !== null)
    entries.push({
      key: 'plan',
      text: t(plan.send ? 'page.orders.list.planSent' : 'page.orders.list.plan', { n: plan.moves.length }),
      removal: { plan: null },
    });
  if (atOnce) entries.push({ key: 'atOnce', text: t('page.orders.list.atOnce'), removal: { atOnce: false } });
  if (!onlyMove)
    entries.push({ key: 'onlyMove', text: t('page.orders.list.askOnly'), removal: { onlyMove: true } });
  if (vacation !== null)
    entries.push({
      key: 'vacation',
      text: t('page.orders.list.vacation', {
        date: formatDate(vacation.from),
        level: t(`page.level.${vacation.level}`),
      }),
      removal: { vacation: null },
    });
  return entries;
}
