import type { OrdersOnPage } from './orders.ts';
import { errorText, t } from '../../lib/i18n.ts';
import { Notice } from '../../ui/Notice.tsx';
import { entriesOf, type OrderInWords } from './entries.ts';
import type { OrdersProps } from './useOrders.ts';

interface Props {
  readonly orders: OrdersOnPage;
  readonly entries: Pick<OrdersProps, 'ui' | 'orders' | 'scene'>;
}

/** Whether the orders count as they are written here, and the buttons that make them count. */
export function SaveBar({ orders, entries }: Props) {
  const saving = orders.saving.value;
  const written = entriesOf({ ...entries, order: orders.order.value });
  const isChanged = saving.kind !== 'saved';
  return (
    <div class="orders-foot">
      <Changed {...entries} />
      <p role="status">{stateText(orders, written)}</p>
      {isChanged && saving.kind !== 'changed' && (
        <p class="buttons">
          <button type="button" disabled={saving.kind === 'saving'} onClick={orders.discard}>
            {t('page.orders.discard')}
          </button>
          <button
            type="button"
            class="primary"
            disabled={saving.kind === 'saving'}
            onClick={() => void orders.save()}
          >
            {t('page.orders.save')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Where the orders stand, in a sentence. `written`: what they say. */
export function stateText({ saving, stored }: OrdersOnPage, written: readonly OrderInWords[]): string {
  const now = saving.value;
  switch (now.kind) {
    case 'saved':
      if (stored.value === null) return t('page.orders.state.none');
      return t(
        written.length > 0 && written.every(({ isPast }) => isPast)
          ? 'page.orders.state.past'
          : 'page.orders.state.saved',
      );
    case 'unsaved':
    case 'saving':
    case 'stale':
      return t(`page.orders.state.${now.kind}`);
    case 'failed':
      return errorText(now.failure);
    case 'changed':
      return '';
  }
}

/** The orders that another device has given meanwhile; one of the two versions stays. */
export function Changed({ orders, ui, scene }: Pick<OrdersProps, 'ui' | 'orders' | 'scene'>) {
  const saving = orders.saving.value;
  if (saving.kind !== 'changed') return null;
  const { there } = saving;
  const theirs = there === null ? [] : entriesOf({ ui, order: there.order, scene });
  return (
    <Notice kind="warning">
      {t(there === null ? 'page.orders.changed.none' : 'page.orders.changed')}
      <ul>
        {theirs.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      <p class="buttons">
        <button type="button" onClick={() => orders.settleOn('here')}>
          {t('page.orders.changed.here')}
        </button>
        <button type="button" onClick={() => orders.settleOn('there')}>
          {t('page.orders.changed.there')}
        </button>
      </p>
    </Notice>
  );
}
