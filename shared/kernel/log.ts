import type { TableEvent } from './tableEvents.ts';
import type { AnyEvent, AnyMove, Origin, Seat } from './types.ts';

/**
 * One row of a game's log. Rows are numbered from 1 without gaps; row 1 is the set-up. A row never changes:
 * an undo appends a row with `undone`.
 */
export interface LogRow<Event = AnyEvent> {
  readonly seq: number;
  /** The seat that decided; null for the set-up and for a table event. */
  readonly seat: Seat | null;
  readonly by: Origin;
  /** The moves that the player asked for. Kept for repeats and repair; no viewer gets them. */
  readonly moves: readonly AnyMove[];
  readonly events: readonly Event[];
  /** Set on an undo: the last row that still counts. The rows between it and this one are taken back. */
  readonly undone: number | null;
  /** An event at the table besides play. Such a row has neither moves nor events. */
  readonly tableEvent?: TableEvent | null;
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  /** Thinking time left to the seat (ms) after the row; null or missing in a game without clock. */
  readonly clockLeft?: number | null;
  /** `meta.version` of the rules that wrote the events. */
  readonly version: number;
}

/** A row as one viewer may see it. `by` is given to the player who had the seat, and to everybody if a bot decided. */
export interface Commit<Event = AnyEvent> {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly by?: Origin;
  readonly events: readonly Event[];
  readonly undone?: number;
  readonly tableEvent?: TableEvent;
  readonly at: number;
  readonly clockLeft?: number;
  /** `meta.version` of the rules that redacted the events. The events have the shape of that version. */
  readonly version: number;
}

/** The part of a row that folding reads. Stored rows and redacted commits both have it. */
export type Row =
  | Pick<Commit, 'seq' | 'events' | 'undone' | 'tableEvent'>
  | Pick<LogRow, 'seq' | 'events' | 'undone' | 'tableEvent'>;

/**
 * The rows that count: without the rows that were taken back, and without the rows that took them back. A row with a
 * table event always counts.
 */
export function standingRows<R extends Row>(rows: readonly R[]): R[] {
  const standing: R[] = [];
  for (const row of rows) {
    const to = row.undone ?? undefined;
    if (to === undefined) standing.push(row);
    else standing.push(...takenOff(standing, to).filter(({ tableEvent }) => tableEvent));
  }
  return standing;
}

/** Removes the rows after `to` from the end and returns them. */
function takenOff<R extends Row>(standing: R[], to: number): R[] {
  const from = standing.findLastIndex(({ seq }) => seq <= to) + 1;
  return standing.splice(from);
}

/** The row that seated the seat's player as a successor; 0 if they have had it from the beginning. */
export function successorRow(commits: readonly Commit[], seat: Seat | null): number {
  const seated = commits.findLast(
    ({ tableEvent }) => tableEvent?.type === 'successorSeated' && tableEvent.seat === seat,
  );
  return seated?.seq ?? 0;
}
