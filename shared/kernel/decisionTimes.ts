import type { LogRow } from './log.ts';
import type { AnyTableRules } from './rules.ts';
import type { Origin, Seat } from './types.ts';
import { upcastRow } from './upcast.ts';

/** How long players take for their decisions. By the log's clock: nights and weekends count. */

/** A decision that a row of the log records. */
export interface TimedDecision {
  readonly seq: number;
  readonly seat: Seat;
  readonly by: Origin;
  /** Milliseconds from when the seat had to decide until it had decided. */
  readonly took: number;
}

type Folding = Pick<AnyTableRules, 'acting' | 'evolve' | 'upcast'>;

/** All decisions of a log, also those that were taken back. `rows`: the whole log in order. */
export function decisionsIn(rules: Folding, rows: readonly LogRow[]): TimedDecision[] {
  const decisions: TimedDecision[] = [];
  /** The state after each row, by its number: an undo goes back to one. */
  const states: unknown[] = [];
  let since: ReadonlyMap<Seat, number> = new Map();
  for (const row of rows) {
    const { seq, seat, by, at, undone } = row;
    if (seat !== null && undone === null)
      decisions.push({ seq, seat, by, took: Math.max(0, at - (since.get(seat) ?? at)) });
    const before = states[undone ?? seq - 1];
    states[seq] = upcastRow(rules, row).reduce((state: unknown, event) => rules.evolve(state, event), before);
    since = waitsSince(rules.acting(states[seq]), since, row);
  }
  return decisions;
}

/** By seat that must decide after the row, since when (ms). */
function waitsSince(
  acting: readonly Seat[],
  before: ReadonlyMap<Seat, number>,
  row: LogRow,
): ReadonlyMap<Seat, number> {
  const begins = (seat: Seat): boolean => seat === row.seat || row.undone !== null || isReturn(row, seat);
  return new Map(acting.map((seat) => [seat, begins(seat) ? row.at : (before.get(seat) ?? row.at)]));
}

/** Can the seat decide again from this row on, because the game goes on, or because somebody sits there now? */
function isReturn({ tableEvent }: LogRow, seat: Seat): boolean {
  if (tableEvent?.type === 'resumed') return true;
  const isBack = tableEvent?.type === 'playerReturned' || tableEvent?.type === 'successorSeated';
  return isBack && tableEvent.seat === seat;
}

/** Times as counts: entry n counts those of 2ⁿ seconds to twice as long, entry 0 also shorter ones. */
type TimeCounts = readonly number[];

/** Counts times (ms). */
export function countTimes(times: readonly number[]): TimeCounts {
  const powers = times.map((ms) => Math.floor(Math.log2(Math.max(1, ms / 1_000))));
  return Array.from(
    { length: Math.max(-1, ...powers) + 1 },
    (_, n) => powers.filter((power) => power === n).length,
  );
}

export const addCounts = (all: readonly TimeCounts[]): TimeCounts =>
  Array.from({ length: Math.max(0, ...all.map((counts) => counts.length)) }, (_, n) =>
    all.reduce((sum, counts) => sum + (counts[n] ?? 0), 0),
  );

/** A quarter, half and three quarters of the times are shorter (seconds). */
export interface Quartiles {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

/** The quartiles, as far as the counts tell; null if nothing was counted. */
export function quartilesOf(counts: TimeCounts): Quartiles | null {
  if (counts.every((n) => n === 0)) return null;
  return { lower: quantile(counts, 0.25), median: quantile(counts, 0.5), upper: quantile(counts, 0.75) };
}

/** Within a power of two, the times count as spread evenly over the powers. */
function quantile(counts: TimeCounts, part: number): number {
  let left = part * counts.reduce((sum, n) => sum + n, 0);
  for (const [power, n] of counts.entries()) {
    if (n > 0 && left <= n) return Math.round(2 ** (power + left / n));
    left -= n;
  }
  return 2 ** counts.length;
}
