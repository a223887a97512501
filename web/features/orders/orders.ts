import { batch, computed, createModel, signal, useModel, type Signal } from '@preact/signals';
import { NO_ORDERS, type StandingOrders } from '#shared/kernel/orders.ts';
import type { OrdersAnswer, SeatOrders } from '#shared/protocol/http.ts';
import { type ApiFailure, isUncertain, tableApi, type OrdersCall } from '../../lib/api.ts';
import {
  createCells,
  keepUp,
  type OrdersCells,
  type OrdersGame,
  type OrdersSaving,
  isRecord,
  isSame,
  type Written,
} from './writtenOrders.ts';
import type { Platform } from '../../lib/platform.ts';
import { t } from '../../lib/i18n.ts';
import { formatDate } from '../../lib/times.ts';
import type { AnyScene } from '../../games/gameUi.ts';
import type { AnyOrdersUi } from '../../games/ordersUi.ts';
import { useTable } from '../../table/context.tsx';

/** The requests about the orders. */
function createRequests(id: string, game: OrdersGame, { api }: Platform, cells: OrdersCells) {
  const { stored, take, written, saving, order, isOther, discard, rebase, goOn } = cells;
  /** The answer counts even if no view can be fetched after it. */
  const show = (answer: OrdersAnswer): Promise<void> => {
    take(answer);
    return game.refresh();
  };
  /** True if the save can be repeated: the player has changed nothing elsewhere. */
  const refused = async (failure: ApiFailure, { order: lost }: Written): Promise<boolean> => {
    const { code } = failure;
    const now = written.peek();
    if (now !== undefined && isUncertain(failure)) written.value = { ...now, lost };
    if (code === 'ENGINE_CHANGED') game.renew();
    if (code === 'STALE') game.take(failure.commits ?? []);
    if (code === 'STALE' || code === 'ORDERS_CHANGED') await game.refresh();
    const canRepeat = code === 'ORDERS_CHANGED' && isOther.peek() && goOn();
    // A page with older rules loads again, unless it has just done so.
    if (canRepeat || code === 'ENGINE_CHANGED') saving.value = { kind: 'unsaved' };
    else saving.value = afterRefusal(failure, stored.peek());
    return canRepeat;
  };
  /** Orders that say nothing are withdrawn. */
  const requestOf = ({ order: sent, revision: from }: Written): OrdersCall =>
    isSame(sent, NO_ORDERS)
      ? { method: 'DELETE', rest: `?revision=${from}` }
      : {
          method: 'PUT',
          rest: '',
          body: { expect: game.position.peek().seq, order: bodyOf(sent), revision: from },
        };
  /** A withdrawal does not depend on the position, so it follows a save that was refused because of it. */
  const isWithdrawal = (): boolean =>
    saving.peek().kind !== 'changed' && isSame(order.peek(), NO_ORDERS) && written.peek() !== undefined;
  /** A save was asked for during another. It follows, unless that one is refused: then the player looks first. */
  let isAskedAgain = false;
  const save = async (): Promise<boolean> => {
    const sent = written.peek();
    isAskedAgain = saving.peek().kind === 'saving';
    if (sent === undefined || isAskedAgain) return sent === undefined;
    saving.value = { kind: 'saving' };
    const answer = await tableApi(api, id).orders(requestOf(sent), game.you.peek());
    if (!answer.ok) {
      const canRepeat = await refused(answer.failure, sent);
      return canRepeat || (isAskedAgain && isWithdrawal()) ? save() : false;
    }
    await show(answer.value);
    // A change made while the request was on its way is still to be saved.
    if (written.peek() === sent) discard();
    else rebase();
    return isAskedAgain ? save() : true;
  };
  return { save, ...createHold(id, game, api, cells) };
}

/** The player answers a decision themselves: the orders are held for it. */
function createHold(
  id: string,
  game: OrdersGame,
  api: Platform['api'],
  { take, written, storedRevision }: OrdersCells,
) {
  const failed = signal<{ readonly seq: number; readonly failure: ApiFailure } | undefined>(undefined);
  /** Why the orders could not be stopped for the present decision. */
  const holdFailure = computed(() =>
    failed.value?.seq === game.position.value.seq ? failed.value.failure : undefined,
  );
  const hold = async (): Promise<void> => {
    failed.value = undefined;
    const before = storedRevision.peek();
    const { seq } = game.position.peek();
    const body = { expect: seq };
    const answer = await tableApi(api, id).orders({ method: 'POST', rest: '/rest', body }, game.you.peek());
    if (answer.ok) {
      const { ordersRevision } = answer.value;
      take(answer.value);
      // The orders being written change the same orders as before.
      const now = written.peek();
      if (now?.revision === before) written.value = { ...now, revision: ordersRevision };
    } else if (answer.failure.code === 'STALE') {
      game.take(answer.failure.commits ?? []);
      await game.refresh();
    } else {
      failed.value = { seq, failure: answer.failure };
      if (answer.failure.code === 'ENGINE_CHANGED') game.renew();
    }
  };
  return { hold, holdFailure };
}

function afterRefusal(failure: ApiFailure, there: SeatOrders | null): OrdersSaving {
  switch (failure.code) {
    case 'STALE':
      return { kind: 'stale' };
    case 'ORDERS_CHANGED':
      return { kind: 'changed', there };
    default:
      return { kind: 'failed', failure };
  }
}

/**
 * The standing orders of the page's player. What is changed here counts once it is saved, so that half a bid sheet never
 * answers; until then it is kept over a reload.
 */
export const OrdersModel = createModel((id: string, game: OrdersGame, platform: Platform) => {
  const cells = createCells(id, game, platform);
  const { stored, written, saving, order, base, discard, write, rebase } = cells;
  keepUp(game, cells);
  const { save, ...requests } = createRequests(id, game, platform, cells);
  const edit = (change: Partial<StandingOrders>): void => {
    const now = written.peek() ?? { ...base(), plannedAt: game.position.peek().seq };
    const { kind } = saving.peek();
    batch(() => {
      if (kind !== 'changed' && kind !== 'saving') saving.value = { kind: 'unsaved' };
      write({
        ...now,
        order: { ...order.peek(), ...change },
        ...(change.plan === undefined ? {} : { plannedAt: game.position.peek().seq }),
      });
    });
  };
  /** Of the version here and the one there, one stays. */
  const settleOn = (which: 'here' | 'there'): void => {
    if (which === 'there') return discard();
    rebase();
    void save();
  };
  /** Withdraws all orders. What is on its way is carried out first; what is ordered meanwhile comes after it. */
  const withdraw = (): Promise<boolean> => {
    edit(NO_ORDERS);
    return save();
  };
  return { stored, order, saving, edit, discard, settleOn, save, withdraw, ...requests };
});

export type OrdersOnPage = InstanceType<typeof OrdersModel>;

/** The orders as a request has them. */
const bodyOf = ({ game, plan, ...rest }: StandingOrders) => ({
  ...rest,
  game: { ...(isRecord(game) ? game : {}) },
  plan: plan === null ? null : { ...plan, moves: plan.moves.map((move) => ({ ...move })) },
});

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

/** The props of every part of the form. */
export interface OrdersProps {
  readonly scene: AnyScene;
  readonly orders: OrdersOnPage;
  /** Undefined: the game has no orders of its own. */
  readonly ui: AnyOrdersUi | undefined;
}

/** The form, which also says what the board shows while orders are written. */
export interface OrdersFormProps extends OrdersProps {
  readonly boardOverride: Signal<Partial<AnyScene>>;
}

/** The orders of the page's player. */
export function useOrders(scene: AnyScene): OrdersProps {
  const { game, gameUi, view, platform } = useTable();
  const orders = useModel(() => new OrdersModel(view.id, game, platform));
  return { scene, orders, ui: gameUi.orders };
}
