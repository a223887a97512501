import { metas, isGameId } from '#shared/games/meta.ts';
import type { BotLevel } from '#shared/kernel/types.ts';
import type { OrdersOnPage } from './orders.ts';
import { t } from '../../lib/i18n.ts';
import { entriesOf, type OrderInWords } from './entries.ts';
import { RemoveButton, SelectField, SwitchField } from './fields.tsx';
import type { OrdersProps } from './useOrders.ts';
import { dayOf, momentOf } from '../../lib/times.ts';
import { serviceNow } from '../../lib/serviceClock.ts';

/** One list of all orders, and how they are carried out. */
export function AllOrders(props: OrdersProps) {
  const { orders } = props;
  const entries = entriesOf({ ...props, order: orders.order.value });
  const past = entries.filter(({ isPast }) => isPast);
  return (
    <>
      <List title={t('page.orders.list')} of={entries.filter(({ isPast }) => !isPast)} orders={orders} />
      <Settings {...props} />
      <List title={t('page.orders.list.past')} of={past} orders={orders} />
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

interface ListProps {
  readonly title: string;
  readonly of: readonly OrderInWords[];
  readonly orders: OrdersOnPage;
}

const List = ({ title, of, orders }: ListProps) =>
  of.length > 0 && (
    <>
      <h4>{title}</h4>
      <ul class="plain orders-list">
        {of.map(({ key, text, removal }) => (
          <li key={key}>
            <span>{text}</span>
            <RemoveButton what={text} tap={() => orders.edit(removal)} />
          </li>
        ))}
      </ul>
    </>
  );

function Settings({ orders, view }: OrdersProps) {
  const { atOnce, onlyMove } = orders.order.value;
  const isAmongBots = view.seats.every(({ seat, kind }) => seat === view.you || kind === 'bot');
  return (
    <>
      <h4>{t('page.orders.settings')}</h4>
      <SwitchField
        name={t('page.orders.onlyMove')}
        what={t('page.orders.onlyMove.what')}
        on={onlyMove}
        set={(on) => orders.edit({ onlyMove: on })}
      />
      {/* Among bots every answer comes at once. */}
      {!isAmongBots && (
        <SwitchField
          name={t('page.orders.atOnce')}
          what={t('page.orders.atOnce.what')}
          on={atOnce}
          set={(on) => orders.edit({ atOnce: on })}
        />
      )}
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
