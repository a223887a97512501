import { canonicalJson } from '#shared/kernel/json.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { beginsTurn, NO_ORDERS, type Plan, type StandingOrders } from '#shared/kernel/orders.ts';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { upcastRow } from '#shared/kernel/upcast.ts';
import type { SeatOrders, OrdersAnswer } from '#shared/protocol/http.ts';
import { type Past, createPast } from '../../table/history.ts';
import { batch, computed, effect, signal } from '@preact/signals';
import type { ApiFailure } from '../../lib/api.ts';
import type { Game } from '../../table/game.ts';
import type { Platform } from '../../lib/platform.ts';

/** Orders as they are being written. */
export interface Written {
  readonly order: StandingOrders;
  /** The stored orders that they change, and their revision. */
  readonly base: StandingOrders;
  readonly revision: number;
  /** The row after which the plan was written. */
  readonly plannedAt: number;
  /** Sent, and not answered as far as is known: they may be the stored ones. */
  readonly lost?: StandingOrders | undefined;
}

export const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

/**
 * The orders that are being written, on top of what is stored now. The service itself drops a plan with its turn, or stops
 * it after an undo. Undefined if more was changed than that: then the player chooses.
 */
function onTopOf({ order, base, lost }: Written, there: SeatOrders | null): StandingOrders | undefined {
  if (isSame(lost, there?.order ?? NO_ORDERS)) return order;
  const { plan: before, ...rest } = base;
  const { plan, ...others } = there?.order ?? NO_ORDERS;
  if (!isSame(rest, others)) return undefined;
  if (isSame(before, plan)) return order;
  if (before === null) return undefined;
  if (plan === null)
    return order.plan === null || isSame(order.plan, before) ? { ...order, plan } : undefined;
  return isSame(plan, { ...before, send: false }) ? { ...order, plan: stopped(order.plan) } : undefined;
}

const stopped = (plan: Plan | null): Plan | null => plan && { ...plan, send: false };

/** The game that a plan is written for, as the page knows it. */
interface PlannedGame {
  readonly rules: AnyTableRules;
  readonly past: Past;
  readonly log: readonly Commit[];
  readonly seat: Seat;
}

/** The plan that is being written after what has happened since, as the service treats one that is stored. */
function planSince({ order, plannedAt }: Written, { rules, past, log, seat }: PlannedGame): Plan | null {
  let { plan } = order;
  for (const row of log.slice(plannedAt)) {
    if (row.undone !== undefined) {
      if (row.undone < plannedAt && plan?.send) plan = stopped(plan);
    } else if (row.seat === seat && beginsTurn(rules, past(log, row.seq - 1), upcastRow(rules, row), seat))
      return null;
  }
  return plan;
}

/** The orders that were kept over a reload. They may have been on their way then. */
function keptIn(kept: unknown): Written | undefined {
  if (!isRecord(kept)) return undefined;
  const { order, base, revision, plannedAt } = kept;
  if (!isOrders(order) || typeof revision !== 'number') return undefined;
  if (isOrders(base) && typeof plannedAt === 'number')
    return { order, base, revision, plannedAt, lost: order };
  // An earlier release kept neither: it is not known how old a plan is. In doubt the player is asked.
  return order.plan === null ? { order, base: NO_ORDERS, revision, plannedAt: 0 } : undefined;
}

const isOrders = (value: unknown): value is StandingOrders =>
  isRecord(value) &&
  isRecord(value['game']) &&
  'plan' in value &&
  'vacation' in value &&
  typeof value['atOnce'] === 'boolean' &&
  typeof value['onlyMove'] === 'boolean';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

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

/** The orders of the page's player: as they are stored, and as they are being written. */
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
  /** The stored orders are no longer those that the orders here began from. */
  const isOther = computed(
    () => isKnown.value && written.value !== undefined && written.value.revision !== storedRevision.value,
  );
  /** Forgets what was written here, and shows what is stored. */
  const discard = (): void =>
    batch(() => {
      written.value = undefined;
      saving.value = { kind: 'saved' };
    });
  const base = () => ({
    base: stored.peek()?.order ?? NO_ORDERS,
    revision: storedRevision.peek(),
    lost: undefined,
  });
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
