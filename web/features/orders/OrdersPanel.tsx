import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyMove } from '#shared/kernel/types.ts';
import type { OrdersForm, OrdersPart } from '../../games/ordersUi.ts';
import { t } from '../../lib/i18n.ts';
import { AllOrders } from './AllOrders.tsx';
import { isWriting } from '../../lib/keys.ts';
import { bringIntoSight } from '../../ui/sight.ts';
import type { OrdersFormProps } from './useOrders.ts';
import { PlanPart } from './PlanPart.tsx';
import { SaveBar } from './SaveBar.tsx';

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
    <section class="orders-panel" aria-labelledby="orders-title">
      <div class="orders-head">
        <h3 id="orders-title" ref={title} tabIndex={-1}>
          {t('page.orders.title')} <span class="muted">{t('page.orders.private')}</span>
        </h3>
        <button type="button" onClick={close} aria-keyshortcuts="Escape">
          {t('page.orders.close')}
        </button>
      </div>
      <div class="orders-parts" role="group" aria-label={t('page.orders.parts')}>
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
    const frame = requestAnimationFrame(() => bringIntoSight([...document.querySelectorAll('.lit')]));
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
