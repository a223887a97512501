import type { LogRow } from '#shared/kernel/log.ts';
import type { AnyEvent, Seat } from '#shared/kernel/types.ts';

/** A log row of `seat`'s decision with these events. Its time is as many seconds as its number. */
export const rowOf = <E extends AnyEvent>(
  seq: number,
  seat: Seat | null,
  events: readonly E[],
): LogRow<E> => ({
  seq,
  seat,
  by: 'person',
  moves: [],
  events,
  undone: null,
  at: 1000 * seq,
  version: 1,
});

/** The row that takes the log back to row `to`. */
export const undoRow = (seq: number, seat: Seat, to: number): LogRow<never> => ({
  ...rowOf(seq, seat, []),
  undone: to,
});
