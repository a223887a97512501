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
  /** What happened at the table besides play. Such a row has neither moves nor events. */
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
