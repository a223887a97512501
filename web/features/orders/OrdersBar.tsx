import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n.ts';
import { Fetched } from '../../ui/Fetched.tsx';
import { entriesOf } from './entries.ts';
import { PlanNews } from './PlanNews.tsx';
import { OrdersSay } from './Says.tsx';
import { useOrders, type OrdersFormProps, type OrdersTable } from './useOrders.ts';
import './orders.css';

/** The form is fetched when it is opened: most players never do, and it weighs 6 kB. */
const panel = () => import('./OrdersPanel.tsx').then((its) => its.OrdersPanel);

/** Standing orders, where the decision is: what they say to it, and the button that opens them. */
export function OrdersBar(table: OrdersTable & Pick<OrdersFormProps, 'boardOverride'>) {
  const props = useOrders(table);
  const isOpen = useSignal(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen.value) opener.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen.value;
  }, [isOpen.value]);
  const { ui, orders, scene } = props;
  if (isOpen.value)
    return <Fetched load={panel} props={{ ...props, close: () => void (isOpen.value = false) }} />;
  const entries = entriesOf({ ui, scene, order: orders.order.value });
  const count = entries.filter(({ isPast }) => !isPast).length;
  return (
    <>
      <OrdersSay {...props} />
      <PlanNews {...props} />
      <p class="orders-open">
        <button type="button" ref={opener} onClick={() => void (isOpen.value = true)}>
          {ui?.title(scene) ?? t('page.orders.open')}
          {count > 0 && (
            <span class="tag">
              <span aria-hidden="true">{formatNumber(count)}</span>
              <span class="visually-hidden">{t('page.orders.count', { n: count })}</span>
            </span>
          )}
        </button>
      </p>
      {orders.saving.value.kind !== 'saved' && <p class="orders-unsaved">{t('page.orders.unsaved')}</p>}
    </>
  );
}
