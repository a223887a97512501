/** Days of the service, UTC, as they are stored and told. */

const DAY_MS = 86_400_000;

/** The number of a moment's day: days since 1970. */
export const dayNumber = (now: number): number => Math.floor(now / DAY_MS);

/** A day as answers name it, e.g. `2026-01-31`; null for none. */
export const dateText = (day: number | null): string | null =>
  day === null ? null : new Date(day * DAY_MS).toISOString().slice(0, 10);

/** A game, host or player that is due and whose alarm was lost. */
export interface Due {
  readonly id: string;
  readonly dueAt: number;
}
