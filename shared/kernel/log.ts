import type { AnyEvent, AnyMove, By, Seat } from './types.ts';

/**
 * One row of a game's log. Rows are numbered from 1 without gaps; row 1 is the set-up. A row is never
 * changed: taking back appends a row with `undone`.
 */
export interface LogRow<Event = AnyEvent> {
  readonly seq: number;
  /** Whose decision; null for the set-up. */
  readonly seat: Seat | null;
  readonly by: By;
  /** What was asked for: kept for repeats and repair, shown to nobody. */
  readonly moves: readonly AnyMove[];
  readonly events: readonly Event[];
  /** Row number up to which the log counts again: the rows between it and this one are taken back. */
  readonly undone: number | null;
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  /** `meta.version` of the rules that wrote the events. */
  readonly version: number;
}

/** A row as one viewer may see it; `by` is there for the seat's owner, and for everybody where it is a bot. */
export interface Commit<Event = AnyEvent> {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly by?: By;
  readonly events: readonly Event[];
  readonly undone?: number;
  readonly at: number;
  /** `meta.version` of the rules that redacted the events, in whose shape they are. */
  readonly version: number;
}
