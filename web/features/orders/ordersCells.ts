import { batch, computed, effect, signal } from '@preact/signals';
import { NO_ORDERS } from '#shared/kernel/orders.ts';
import type { OrdersAnswer, SeatOrders } from '#shared/protocol/http.ts';
import type { ApiFailure } from '../../lib/api.ts';
import type { Game } from '../../table/game.ts';
import { createPast } from '../../table/history.ts';
import type { Platform } from '../../lib/platform.ts';
import { isSame, keptIn, onTopOf, planSince, type Written } from './writtenOrders.ts';

/** Where the orders on this page stand. */
export type OrdersSaving =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' }
  /** The game has moved on since they were made: they are to be looked at again. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }
  /** They were changed on another device as well, and one version must go. `there`: the other; null: withdrawn. */
  | { readonly kind: 'changed'; readonly there: SeatOrders | null };

/** By seat too: two players of one game may share a browser, and neither sees the other's orders. */
const keyOf = (game: string, seat: number | null): string => `carrack.orders.${game}.${seat}`;

export type OrdersGame = Pick<
  Game,
  'view' | 'position' | 'you' | 'log' | 'rules' | 'refresh' | 'take' | 'renew'
>;

/** Before the first view. */
const UNKNOWN: OrdersAnswer = { orders: null, ordersRevision: 0 };

/**
 * The stored orders. A view or an answer may have been on its way while they were changed, so the highest revision counts.
 * At the end of a game they are deleted, and there is no revision any more.
 */
function newestOrders({ view }: Pick<OrdersGame, 'view'>) {
  const newest = signal(UNKNOWN);
  const take = (answer: OrdersAnswer): void => {
    if (answer.ordersRevision >= newest.peek().ordersRevision) newest.value = answer;
  };
  effect(() => {
    const now = view.value;
    if (now === undefined) return;
    if (now.status === 'running') take(now);
    else newest.value = now;
  });
  const isKnown = computed(() => newest.value !== UNKNOWN);
  return { stored: computed(() => newest.value.orders), isKnown, take };
}

/** What the page knows of its player's orders: as they are stored, and as they are being written. */
export function createCells(id: string, game: OrdersGame, { session }: Platform) {
  const { stored, isKnown, take } = newestOrders(game);
  const written = signal(keptIn(session.read(keyOf(id, game.you.peek()))));
  const saving = signal<OrdersSaving>({ kind: written.peek() === undefined ? 'saved' : 'unsaved' });
  const order = computed(() => written.value?.order ?? stored.value?.order ?? NO_ORDERS);
  effect(() => {
    const key = keyOf(id, game.you.value);
    if (written.value === undefined) session.forget(key);
    else session.write(key, written.value);
  });
  const storedRevision = computed(() => stored.value?.revision ?? 0);
  /** What is stored is no longer what the orders here began from. */
  const isOther = computed(
    () => isKnown.value && written.value !== undefined && written.value.revision !== storedRevision.value,
  );
  /** Forgets what was written here, and shows what is stored. */
  const discard = (): void =>
    batch(() => {
      written.value = undefined;
      saving.value = { kind: 'saved' };
    });
  const base = () => ({ base: stored.peek()?.order ?? NO_ORDERS, revision: storedRevision.peek() });
  /** Takes what is written here. Nothing is to be saved if that is what is stored, unless it is about to change. */
  const write = (now: Written): void => {
    const isStored = now.revision === storedRevision.peek() && isSame(now.order, base().base);
    if (isStored && saving.peek().kind !== 'saving') discard();
    else written.value = now;
  };
  /** Bases what is written here on the stored version, to be saved over it. */
  const rebase = (): void => {
    const now = written.peek();
    if (now === undefined) return;
    batch(() => {
      written.value = { ...now, ...base() };
      saving.value = { kind: 'unsaved' };
    });
  };
  /** Goes on from the stored version if only the service has changed it; true if it has. */
  const goOn = (): boolean => {
    const now = written.peek();
    const next = now && onTopOf(now, stored.peek());
    if (now !== undefined && next !== undefined) write({ ...now, ...base(), order: next });
    return next !== undefined;
  };
  return {
    stored,
    take,
    written,
    saving,
    order,
    storedRevision,
    isOther,
    base,
    discard,
    write,
    rebase,
    goOn,
  };
}

/** Keeps what is being written up with the game: the service treats a plan that is stored the same way. */
export function keepUp(game: OrdersGame, { written, saving, isOther, write, goOn }: OrdersCells) {
  effect(() => {
    const { kind } = saving.value;
    if (isOther.value && kind !== 'saving' && kind !== 'changed') goOn();
  });
  const planned = computed(() => {
    const [rules, seat] = [game.rules.value, game.you.value];
    return rules === undefined || seat === null ? undefined : { rules, past: createPast(rules), seat };
  });
  effect(() => {
    const now = written.value;
    if (planned.value === undefined || !now?.order.plan) return;
    const plan = planSince(now, { ...planned.value, log: game.log.value });
    if (plan !== now.order.plan) write({ ...now, order: { ...now.order, plan } });
  });
}

export type OrdersCells = ReturnType<typeof createCells>;
