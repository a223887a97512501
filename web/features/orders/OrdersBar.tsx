import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { formatNumber, t, errorText, sentence } from '../../lib/i18n.ts';
import { Fetched, Notice } from '../../ui/notices.tsx';
import {
  entriesOf,
  type OrderInWords,
  useOrders,
  type OrdersFormProps,
  type OrdersProps,
  type OrdersOnPage,
} from './orders.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import type { SeatOrders } from '#shared/protocol/http.ts';
import { useTable, type Table } from '../../table/context.tsx';
import { newDraft } from '../../table/draft.ts';
import type { AnyScene } from '../../games/gameUi.ts';
import { serviceNow } from '../../lib/serviceClock.ts';
import { formatUntil } from '../../lib/times.ts';
import { tryPlan } from './plan.ts';
import styles from './orders.module.css';

/** The form is fetched when it is opened: most players never do, and it weighs 6 kB. */
const panel = () => import('./OrdersPanel.tsx').then((its) => its.OrdersPanel);

/** Standing orders, where the decision is: what they say to it, and the button that opens them. */
export function OrdersBar({ scene, boardOverride }: Pick<OrdersFormProps, 'scene' | 'boardOverride'>) {
  const props = useOrders(scene);
  const isOpen = useSignal(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen.value) opener.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen.value;
  }, [isOpen.value]);
  const { ui, orders } = props;
  if (isOpen.value)
    return (
      <>
        <OrdersSay {...props} />
        <Fetched load={panel} props={{ ...props, boardOverride, close: () => void (isOpen.value = false) }} />
      </>
    );
  const entries = entriesOf({ ui, scene, order: orders.order.value });
  const count = entries.filter(({ isPast }) => !isPast).length;
  return (
    <>
      <OrdersSay {...props} />
      <PlanNews {...props} />
      <p class={styles.open}>
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
      {orders.saving.value.kind !== 'saved' && <p class={styles.unsaved}>{t('page.orders.unsaved')}</p>}
    </>
  );
}

/** Reasons about plans: the page tells these itself, with the button that sends the plan (`PlanNews`). */
const ABOUT_PLANS: ReadonlySet<string> = new Set(['orders.plan.ready', 'orders.plan.broken']);

/** The player's own decision: what the orders say to it. Only they get this. */
export function OrdersSay({ orders, scene }: OrdersProps) {
  const table = useTable();
  const { game } = table;
  const says = orders.stored.value?.says ?? null;
  const at = says?.kind === 'play' ? says.at : undefined;
  const now = useNow(at);
  if (says === null || !game.yourTurn.value) return null;
  if (says.kind !== 'play' && game.planned.value.length > 0) return null; // what is about to be played would end the draft
  if (says.kind === 'ask' && ABOUT_PLANS.has(says.because.key)) return null;
  const failure = says.kind === 'play' ? orders.holdFailure.value : undefined;
  return (
    <div class={`${styles.say} ${says.kind === 'ask' ? styles.asks : ''}`}>
      <p role="status">{saysText(table, scene, says, now)}</p>
      {says.kind === 'play' && (
        <button type="button" onClick={() => void orders.hold().then(focusChoices)}>
          {t('page.orders.says.self')}
        </button>
      )}
      {failure !== undefined && <p role="alert">{errorText(failure)}</p>}
    </div>
  );
}

function saysText(table: Table, scene: AnyScene, says: NonNullable<SeatOrders['says']>, now: number): string {
  switch (says.kind) {
    case 'ask':
      return t('page.orders.says.ask', { why: sentence(says.because, table.name) });
    case 'rest':
      return t('page.orders.says.rest');
    case 'play': {
      const what = movesText(table, scene, says.moves);
      return says.at <= now
        ? t('page.orders.says.soon', { what })
        : t('page.orders.says.play', { when: formatUntil(says.at, now), what });
    }
  }
}

/** The moves as sentences, one after the other. */
function movesText({ game, gameUi }: Table, scene: AnyScene, moves: readonly AnyMove[]): string {
  const rules = game.rules.value;
  const { you } = scene;
  if (rules === undefined || you === null) return '…';
  const { draft } = rules.redraft(newDraft(game.position.value, you), moves);
  return draft.steps.map((step) => rules.textOf(step, gameUi, scene)).join(' ');
}

/** The keyboard goes to the first choice of the turn's bar, or to the board's; while the form is open, to its title. */
function focusChoices(): void {
  const choice =
    document.querySelector<HTMLElement>('#orders-title') ??
    document.querySelector<HTMLElement>('.turn-bar .buttons button:enabled') ??
    document.querySelector<HTMLElement>('.lit');
  choice?.focus();
}

/** The service's time, told anew each half minute until `at`. */
function useNow(at: number | undefined): number {
  const [now, setNow] = useState(serviceNow);
  useEffect(() => {
    if (at === undefined) return undefined;
    setNow(serviceNow());
    const timer = setInterval(() => setNow(serviceNow()), 15_000);
    return () => clearInterval(timer);
  }, [at]);
  return now;
}

/** The planned turn once that turn has come: it can be sent, or says where it broke. */
export function PlanNews({ orders, scene }: OrdersProps) {
  const { game, gameUi } = useTable();
  const plan = orders.stored.value?.order.plan ?? null;
  const rules = game.rules.value;
  const { you } = scene;
  if (plan === null || rules === undefined || you === null || game.planned.value.length > 0) return null;
  const check = tryPlan(rules, game.position.value, { seat: you, moves: plan.moves });
  if (check === undefined) return null;
  const { steps, broken, isNow } = check;
  if (broken === undefined && !isNow) return null;
  const take = (): void => {
    for (const { move } of steps) game.choose(move);
  };
  const send = (): void => {
    take();
    game.send();
  };
  return (
    <div class={`${styles.say} ${broken === undefined ? '' : styles.asks}`}>
      <p role="status">
        {broken === undefined
          ? t('page.orders.plan.works', {
              what: steps.map((step) => rules.textOf(step, gameUi, scene)).join(' '),
            })
          : t('page.orders.plan.broke', { step: broken.at + 1, why: errorText(broken) })}
      </p>
      {isNow && broken === undefined && (
        <button type="button" class="primary" onClick={send}>
          {t('page.orders.plan.play')}
        </button>
      )}
      {isNow && broken !== undefined && steps.length > 0 && (
        <button type="button" onClick={take}>
          {t('page.orders.plan.take', { n: steps.length })}
        </button>
      )}
    </div>
  );
}

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
    <div class={styles.foot}>
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
