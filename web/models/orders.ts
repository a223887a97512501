import { batch, computed, createModel, effect, signal } from '@preact/signals';
import { canonicalJson } from '#shared/kernel/json.ts';
import { NO_ORDERS, type StandingOrders } from '#shared/kernel/orders.ts';
import type { OrdersAnswer, SeatOrders } from '#shared/protocol/http.ts';
import type { ApiFailure } from '../api.ts';
import { tableApi, type OrdersCall } from '../tableApi.ts';
import type { Game } from './game.ts';
import type { Platform } from './platform.ts';

/** Where the orders on this page stand. */
export type OrdersSaving =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' }
  /** The game has moved on since they were made: they are to be looked at again. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }
  /** They were changed on another device as well, and one version must go. `there`: the other; null: withdrawn. */
  | { readonly kind: 'changed'; readonly there: SeatOrders | null };

/** Orders as they are being written, and the revision of the stored ones that they change. */
interface Written {
  readonly order: StandingOrders;
  readonly revision: number;
}

/** By seat too: two players of one game may share a browser, and neither sees the other's orders. */
const keyOf = (game: string, seat: number | null): string => `carrack.orders.${game}.${seat}`;

type OrdersGame = Pick<Game, 'view' | 'position' | 'you' | 'refresh' | 'take' | 'renew'>;

/**
 * The stored orders. A view or an answer may have been on its way while they were changed, so the highest revision counts.
 * At the end of a game they are deleted, and there is no revision any more.
 */
function newestOrders({ view }: Pick<OrdersGame, 'view'>) {
  const newest = signal<OrdersAnswer>({ orders: null, ordersRevision: 0 });
  const take = (answer: OrdersAnswer): void => {
    if (answer.ordersRevision >= newest.peek().ordersRevision) newest.value = answer;
  };
  effect(() => {
    const now = view.value;
    if (now === undefined) return;
    if (now.status === 'running') take(now);
    else newest.value = now;
  });
  return { stored: computed(() => newest.value.orders), take };
}

/** What the page knows of its player's orders: as they are stored, and as they are being written. */
function createCells(id: string, game: OrdersGame, { session }: Platform) {
  const { stored, take } = newestOrders(game);
  const written = signal(keptIn(session.read(keyOf(id, game.you.peek()))));
  const saving = signal<OrdersSaving>({ kind: written.peek() === undefined ? 'saved' : 'unsaved' });
  const order = computed(() => written.value?.order ?? stored.value?.order ?? NO_ORDERS);
  effect(() => {
    const key = keyOf(id, game.you.value);
    if (written.value === undefined) session.forget(key);
    else session.write(key, written.value);
  });
  const revision = (): number => stored.peek()?.revision ?? 0;
  /** Forgets what was written here, and shows what is stored. */
  const discard = (): void =>
    batch(() => {
      written.value = undefined;
      saving.value = { kind: 'saved' };
    });
  /** Bases what is written here on the stored version, to be saved over it. */
  const rebase = (now: StandingOrders): void =>
    batch(() => {
      written.value = { order: now, revision: revision() };
      saving.value = { kind: 'unsaved' };
    });
  return { stored, take, written, saving, order, revision, discard, rebase };
}

/** What is done with the orders at the service. */
function createRequests(
  id: string,
  game: OrdersGame,
  { api }: Platform,
  cells: ReturnType<typeof createCells>,
) {
  const { stored, take, written, saving, order, discard, rebase } = cells;
  /** The answer counts even if no view can be fetched after it. */
  const show = (answer: OrdersAnswer): Promise<void> => {
    take(answer);
    return game.refresh();
  };
  const refused = async (failure: ApiFailure): Promise<void> => {
    if (failure.code === 'ENGINE_CHANGED') return game.renew();
    if (failure.code === 'STALE') game.take(failure.commits ?? []);
    if (failure.code === 'STALE' || failure.code === 'ORDERS_CHANGED') await game.refresh();
    saving.value = afterRefusal(failure, stored.peek());
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
      await refused(answer.failure);
      return isAskedAgain && isWithdrawal() ? save() : false;
    }
    await show(answer.value);
    // What was changed while the request was on its way is still to be saved.
    if (written.peek() === sent) discard();
    else rebase(order.peek());
    return isAskedAgain ? save() : true;
  };
  return { save, ...createRest(id, game, api, cells) };
}

/** The player answers a decision themselves: the orders rest for it. */
function createRest(
  id: string,
  game: OrdersGame,
  api: Platform['api'],
  { take, written, revision }: ReturnType<typeof createCells>,
) {
  /** Why the orders could not be stopped. */
  const restFailure = signal<ApiFailure | undefined>(undefined);
  const rest = async (): Promise<void> => {
    restFailure.value = undefined;
    const before = revision();
    const body = { expect: game.position.peek().seq };
    const answer = await tableApi(api, id).orders({ method: 'POST', rest: '/rest', body }, game.you.peek());
    if (answer.ok) {
      const { ordersRevision } = answer.value;
      take(answer.value);
      // What is being written changes the same orders as before.
      const now = written.peek();
      if (now?.revision === before) written.value = { ...now, revision: ordersRevision };
    } else if (answer.failure.code === 'STALE') {
      game.take(answer.failure.commits ?? []);
      await game.refresh();
    } else restFailure.value = answer.failure;
  };
  return { rest, restFailure };
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
  const { stored, written, saving, order, revision, discard, rebase } = cells;
  const { save, ...requests } = createRequests(id, game, platform, cells);
  const edit = (change: Partial<StandingOrders>): void => {
    const next = { ...order.peek(), ...change };
    const from = written.peek()?.revision ?? revision();
    const { kind } = saving.peek();
    // Until an answer is there, what is stored may be about to change.
    const isStored = from === revision() && isSame(next, stored.peek()?.order ?? NO_ORDERS);
    if (isStored && kind !== 'saving') return discard();
    batch(() => {
      written.value = { order: next, revision: from };
      if (kind !== 'changed' && kind !== 'saving') saving.value = { kind: 'unsaved' };
    });
  };
  /** Of the version here and the one there, one stays. */
  const settleOn = (which: 'here' | 'there'): void => {
    const now = written.peek();
    if (which === 'there' || now === undefined) return discard();
    rebase(now.order);
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

const isSame = (a: StandingOrders, b: StandingOrders): boolean => canonicalJson(a) === canonicalJson(b);

/** The orders as a request has them. */
const bodyOf = ({ game, plan, ...rest }: StandingOrders) => ({
  ...rest,
  game: { ...(isRecord(game) ? game : {}) },
  plan: plan === null ? null : { ...plan, moves: plan.moves.map((move) => ({ ...move })) },
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const keptIn = (kept: unknown): Written | undefined =>
  isRecord(kept) && typeof kept['revision'] === 'number' && isOrders(kept['order'])
    ? { order: kept['order'], revision: kept['revision'] }
    : undefined;

const isOrders = (value: unknown): value is StandingOrders =>
  isRecord(value) &&
  isRecord(value['game']) &&
  'plan' in value &&
  'vacation' in value &&
  typeof value['atOnce'] === 'boolean' &&
  typeof value['onlyMove'] === 'boolean';
