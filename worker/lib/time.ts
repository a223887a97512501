/** Days of the service, UTC, as they are stored and told; and calls that must be answered in time. */

const DAY_MS = 86_400_000;

/** The number of a moment's day: days since 1970. */
export const dayNumber = (now: number): number => Math.floor(now / DAY_MS);

/** The day of a moment as answers name it, e.g. `2026-01-31`. */
export const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The same of a day's number; null for none. */
export const dateText = (day: number | null): string | null => (day === null ? null : dayText(day * DAY_MS));

/** The cron's interval (ms). */
export const CRON_MS = 300_000;

/** The number of a run of the cron. */
export const runNumber = (now: number): number => Math.floor(now / CRON_MS);

/** The items in their order, beginning with another one at each turn, so that each comes first in its turn. */
export function inTurn<T>(items: readonly T[], turn: number): readonly T[] {
  const first = items.length === 0 ? 0 : turn % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

/** A game, host or player that is due and whose alarm was lost. */
export interface Due {
  readonly id: string;
  readonly dueAt: number;
}

/** The answer to a call; fails with `error` if there is none within `ms`. The call goes on all the same. */
export async function within<T>(ms: number, call: PromiseLike<T>, error: string): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(error)), ms);
  try {
    return await Promise.race([call, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
