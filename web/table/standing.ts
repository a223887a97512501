import { standingRows } from '#shared/kernel/standingRows.ts';
import type { Commit } from '#shared/kernel/log.ts';
import type { AnyEvent, Seat } from '#shared/kernel/types.ts';
import { upcastRow, type Upcasts } from '#shared/kernel/upcast.ts';

/** The events that count, in order. */
export const standingEvents = (rules: Upcasts<AnyEvent>, log: readonly Commit[]): readonly AnyEvent[] =>
  standingRows(log).flatMap((row) => upcastRow(rules, row));

/** The row to which `seat` would take the log back: the one before its own last decision. */
export function undoTarget(log: readonly Commit[], seat: Seat): number | undefined {
  const standing = standingRows(log);
  const last = standing.findLastIndex((row) => row.seat === seat);
  return last < 1 ? undefined : standing[last - 1]?.seq;
}
