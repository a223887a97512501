import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyMove, BotLevel } from '#shared/kernel/types.ts';
import { BOT_NAMES } from '#shared/protocol/names.ts';
import type { OrdersForm, OrdersPart } from '../../games/ordersUi.ts';
import { t } from '../../lib/i18n.ts';
import { isWriting } from '../../ui/input.ts';
import { scrollToTargets } from '../../ui/scrollIntoView.ts';
import {
  type OrdersFormProps,
  type OrdersProps,
  type OrdersOnPage,
  entriesOf,
  type OrderInWords,
} from './orders.ts';
import { PlanPart } from './PlanPart.tsx';
import { SaveBar } from './OrdersBar.tsx';
import { metas, isGameId } from '#shared/games/meta.ts';
import { useTable } from '../../table/context.tsx';
import { RemoveButton, PickField, SwitchField } from './fields.tsx';
import { dayOf, momentOf } from '../../lib/times.ts';
import { serviceNow } from '../../lib/serviceClock.ts';
import styles from './orders.module.css';

interface Props extends OrdersFormProps {
  close(): void;
}

/** The form of standing orders. It lies in the turn's bar, so that the board beside it can be tapped. */
export function OrdersPanel(props: Props) {
  const { ui, scene, orders, close } = props;
  const parts = [
    ...(ui?.parts.map(({ key, title }) => ({ key, title: title() })) ?? []),
    ...(ui === undefined ? [] : [{ key: 'plan', title: t('page.orders.part.plan') }]),
    { key: 'all', title: t('page.orders.part.all') },
  ];
  const open = useSignal(ui?.firstPart(scene) ?? 'all');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  useEscape(close);
  const own = ui?.parts.find(({ key }) => key === open.value);
  return (
    <section class={styles.panel} aria-labelledby="orders-title">
      <div class={styles.head}>
        <h3 id="orders-title" ref={title} tabIndex={-1}>
          {t('page.orders.title')} <span class="muted">{t('page.onlyYours')}</span>
        </h3>
        <button type="button" onClick={close} aria-keyshortcuts="Escape">
          {t('page.close')}
        </button>
      </div>
      <div class={styles.parts} role="group" aria-label={t('page.orders.parts')}>
        {parts.map(({ key, title: name }) => (
          <button
            key={key}
            type="button"
            data-part={key}
            aria-pressed={key === open.value}
            onClick={() => void (open.value = key)}
          >
            {name}
          </button>
        ))}
      </div>
      {own !== undefined && <OwnPart key={own.key} {...props} part={own} />}
      {open.value === 'plan' && ui !== undefined && <PlanPart {...props} ui={ui} />}
      {open.value === 'all' && <AllOrders {...props} />}
      <SaveBar orders={orders} entries={props} />
    </section>
  );
}

interface OwnProps extends OrdersFormProps {
  readonly part: OrdersPart<unknown, AnyMove, unknown>;
}

/** A part of the game's own form. While it is open, the board shows the places that fill it in. */
function OwnPart({ part, scene, orders, boardOverride }: OwnProps) {
  const { game } = orders.order.value;
  const form: OrdersForm<unknown, AnyMove, unknown> = {
    orders: game,
    scene,
    change: (changed) => orders.edit({ game: changed }),
  };
  const places = useMemo(() => part.places?.(form), [part, game, scene.now, scene.name]);
  useEffect(() => {
    boardOverride.value = places === undefined ? {} : { places };
  }, [boardOverride, places]);
  useEffect(() => () => void (boardOverride.value = {}), [boardOverride]);
  // Once the board has drawn the places, they come into sight over the form.
  useEffect(() => {
    const frame = requestAnimationFrame(() => scrollToTargets([...document.querySelectorAll('.lit')]));
    return () => cancelAnimationFrame(frame);
  }, [part]);
  return <part.Form {...form} />;
}

/** Escape closes the form, unless something in it has taken the key. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isWriting(event)) return;
      event.preventDefault(); // it takes no step of a draft back
      close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [close]);
}

/** One list of all orders, and how they are carried out. */
function AllOrders(props: OrdersProps) {
  const { orders } = props;
  const entries = entriesOf({ ...props, order: orders.order.value });
  const past = entries.filter(({ isPast }) => isPast);
  return (
    <>
      <List title={t('page.orders.list')} of={entries.filter(({ isPast }) => !isPast)} orders={orders} />
      <Settings orders={orders} />
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
      <ul class={`plain ${styles.list}`}>
        {of.map(({ key, text, removal }) => (
          <li key={key}>
            <span>{text}</span>
            <RemoveButton what={text} tap={() => orders.edit(removal)} />
          </li>
        ))}
      </ul>
    </>
  );

function Settings({ orders }: Pick<OrdersProps, 'orders'>) {
  const { view } = useTable();
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
        <div class={styles.vacation}>
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
          <PickField
            name={t('page.orders.vacation.level')}
            answers={levels.map((known) => ({
              value: known,
              text: t('page.new.seat.bot', { name: BOT_NAMES[known], level: t(`page.level.${known}`) }),
            }))}
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
