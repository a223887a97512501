import { metas, isGameId } from '#shared/games/meta.ts';
import type { BotLevel } from '#shared/kernel/types.ts';
import type { OrdersOnPage } from '../../models/orders.ts';
import { t } from '../../i18n.ts';
import { entriesOf } from './entries.ts';
import { RemoveButton, SelectField, SwitchField } from './fields.tsx';
import type { OrdersProps } from './useOrders.ts';
import { dayOf, momentOf } from '../../times.ts';
import { serviceNow } from '../../serviceClock.ts';

/** One list of all orders, and how they are carried out. */
export function AllOrders(props: OrdersProps) {
  const { orders } = props;
  const entries = entriesOf({ ...props, order: orders.order.value });
  return (
    <>
      {entries.length > 0 && (
        <>
          <h4>{t('page.orders.list')}</h4>
          <ul class="plain orders-list">
            {entries.map(({ key, text, removal }) => (
              <li key={key}>
                <span>{text}</span>
                <RemoveButton what={text} tap={() => orders.edit(removal)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Settings {...props} />
      {orders.stored.value !== null && (
        <p>
          <button type="button" onClick={() => void orders.withdraw()}>
            {t('page.orders.withdraw')}
          </button>
        </p>
      )}
    </>
  );
}

function Settings({ orders, view }: OrdersProps) {
  const { atOnce, onlyMove } = orders.order.value;
  return (
    <>
      <h4>{t('page.orders.settings')}</h4>
      <SwitchField
        name={t('page.orders.onlyMove')}
        what={t('page.orders.onlyMove.what')}
        on={onlyMove}
        set={(on) => orders.edit({ onlyMove: on })}
      />
      <SwitchField
        name={t('page.orders.atOnce')}
        what={t('page.orders.atOnce.what')}
        on={atOnce}
        set={(on) => orders.edit({ atOnce: on })}
      />
      <Vacation orders={orders} levels={isGameId(view.game) ? metas[view.game].levels : []} />
    </>
  );
}

interface VacationProps {
  readonly orders: OrdersOnPage;
  readonly levels: readonly BotLevel[];
}

/** A bot decides from a day on. */
function Vacation({ orders, levels }: VacationProps) {
  const { vacation } = orders.order.value;
  const [level] = levels;
  if (level === undefined) return null;
  const start = {
    level: levels.includes('normal') ? ('normal' as const) : level,
    from: momentOf(dayOf(serviceNow())),
  };
  return (
    <>
      <SwitchField
        name={t('page.orders.vacation')}
        what={t('page.orders.vacation.what')}
        on={vacation !== null}
        set={(on) => orders.edit({ vacation: on ? start : null })}
      />
      {vacation !== null && (
        <div class="orders-vacation">
          <label>
            {t('page.orders.vacation.from')}
            <input
              type="date"
              value={dayOf(vacation.from)}
              onChange={({ currentTarget }) => {
                if (currentTarget.value !== '')
                  orders.edit({ vacation: { ...vacation, from: momentOf(currentTarget.value) } });
              }}
            />
          </label>
          <SelectField
            name={t('page.orders.vacation.level')}
            answers={levels.map((known) => ({ value: known, text: t(`page.level.${known}`) }))}
            value={vacation.level}
            set={(chosen) =>
              chosen !== undefined && orders.edit({ vacation: { ...vacation, level: chosen } })
            }
          />
        </div>
      )}
    </>
  );
}
