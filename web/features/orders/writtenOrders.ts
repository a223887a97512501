import { canonicalJson } from '#shared/kernel/json.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { beginsTurn, NO_ORDERS, type Plan, type StandingOrders } from '#shared/kernel/orders.ts';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { upcastRow } from '#shared/kernel/upcast.ts';
import type { SeatOrders } from '#shared/protocol/http.ts';
import type { Past } from '../../table/history.ts';

/** Orders as they are being written. */
export interface Written {
  readonly order: StandingOrders;
  /** The stored orders that they change, and their revision. */
  readonly base: StandingOrders;
  readonly revision: number;
  /** The row after which the plan was written. */
  readonly plannedAt: number;
}

export const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

/**
 * The orders that are being written, on top of what is stored now. The service itself drops a plan with its turn, or stops
 * it after an undo. Undefined if more was changed than that: then the player chooses.
 */
export function onTopOf({ order, base }: Written, there: SeatOrders | null): StandingOrders | undefined {
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

/** What a page knows of the game that a plan is written for. */
export interface PlannedGame {
  readonly rules: AnyTableRules;
  readonly past: Past;
  readonly log: readonly Commit[];
  readonly seat: Seat;
}

/** The plan that is being written after what has happened since, as the service treats one that is stored. */
export function planSince(
  { order, plannedAt }: Written,
  { rules, past, log, seat }: PlannedGame,
): Plan | null {
  let { plan } = order;
  for (const row of log.slice(plannedAt)) {
    if (row.undone !== undefined) {
      if (row.undone < plannedAt && plan?.send) plan = stopped(plan);
    } else if (row.seat === seat && beginsTurn(rules, past(log, row.seq - 1), upcastRow(rules, row), seat))
      return null;
  }
  return plan;
}

/** What was kept of orders over a reload. */
export function keptIn(kept: unknown): Written | undefined {
  if (!isRecord(kept)) return undefined;
  const { order, base, revision, plannedAt } = kept;
  if (!isOrders(order) || typeof revision !== 'number') return undefined;
  if (isOrders(base) && typeof plannedAt === 'number') return { order, base, revision, plannedAt };
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
