import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { formatNumber, t } from '../../i18n.ts';
import { Later } from '../Later.tsx';
import { entriesOf } from './entries.ts';
import { PlanNews } from './PlanNews.tsx';
import { OrdersSay } from './Says.tsx';
import { useOrders, type OrdersFormProps, type OrdersTable } from './useOrders.ts';
import './orders.css';

const panel = () => import('./OrdersPanel.tsx').then((its) => its.OrdersPanel);

/** Standing orders, where the decision is: what they say to it, and the button that opens them. */
export function OrdersBar(table: OrdersTable & Pick<OrdersFormProps, 'look'>) {
  const props = useOrders(table);
  const isOpen = useSignal(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen.value) opener.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen.value;
  }, [isOpen.value]);
  if (props === undefined) return null;
  const { ui, orders, scene } = props;
  if (isOpen.value)
    return <Later load={panel} props={{ ...props, close: () => void (isOpen.value = false) }} />;
  const entries = entriesOf({ ui, scene, order: orders.order.value });
  const count = entries.filter(({ isPast }) => !isPast).length;
  return (
    <>
      <OrdersSay {...props} />
      {ui !== undefined && <PlanNews {...props} ui={ui} />}
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
