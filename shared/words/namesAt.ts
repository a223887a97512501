import type { TableEvent } from '../kernel/tableEvents.ts';
import type { Seat } from '../kernel/types.ts';

type Naming = (seat: Seat) => string;

/** A row of the log, as far as it changes who has a seat. */
interface Row {
  readonly seq: number;
  readonly tableEvent?: TableEvent | undefined;
}

/**
 * The names of the seats at a row: in the rows before a successor, a seat has its earlier player's name. `unknown`:
 * what one is called who has deleted their account.
 */
export function namesAt(rows: readonly Row[], nameNow: Naming, unknown: string): (seq: number) => Naming {
  const changes = rows.flatMap(({ seq, tableEvent: event }) =>
    event?.type === 'successorSeated' && event.former !== undefined
      ? [{ seq, seat: event.seat, former: event.former || unknown }]
      : [],
  );
  return (at) => (of) => changes.find(({ seq, seat }) => seat === of && seq > at)?.former ?? nameNow(of);
}

/** The row that was the last one at a point in time (ms); 0 before the first. Messages have no row, but a time. */
export const rowAtTime = (
  rows: readonly { readonly seq: number; readonly at: number }[],
  time: number,
): number => rows.findLast(({ at }) => at <= time)?.seq ?? 0;
