import type { AnyOrdersUi } from '../../games/ordersUi.ts';
import { CLEAR, ORDERS, type OrdersReply } from '../../models/ordersTerminal.ts';
import { formatList, t } from '../../i18n.ts';
import { entriesOf } from './entries.ts';
import { stateText } from './SaveBar.tsx';
import { OrdersSay } from './Says.tsx';
import type { OrdersProps } from './useOrders.ts';
import './words.ts';

/** The standing orders in words, for the text mode. */
export function TextOrders(props: OrdersProps) {
  const { orders } = props;
  const entries = entriesOf({ ...props, order: orders.order.value });
  return (
    <section aria-labelledby="orders-text">
      <h3 id="orders-text">{t('page.orders.text')}</h3>
      <OrdersSay {...props} />
      {entries.length > 0 && (
        <ul>
          {entries.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
      <p class="muted">{stateText(orders)}</p>
    </section>
  );
}

/** What came of a typed order, in a sentence. */
export const ordersReplyText = (reply: OrdersReply): string =>
  reply.kind === 'orders' ? '' : t('page.orders.text.unread', { usage: formatList(reply.usages) });

/** How orders are typed. */
export const OrdersCommands = ({ ui }: { readonly ui: AnyOrdersUi | undefined }) => (
  <ul class="commands">
    <li>
      <code>{ORDERS}</code> – {t('page.orders.text.show')}
    </li>
    {ui?.commands.map(({ usage, does }) => (
      <li key={usage}>
        <code>{`${ORDERS} ${usage}`}</code> – {does()}
      </li>
    ))}
    <li>
      <code>{`${ORDERS} ${CLEAR}`}</code> – {t('page.orders.text.clear')}
    </li>
  </ul>
);
