import type { Seat } from '../kernel/types.ts';
import type { Picture } from './drawing.ts';

/**
 * A table in a few drawings: for the picture of a finished game, and for the one in mails. It is drawn from what
 * everybody sees. (Methods, so that a game's own type is assignable to `AnyPortrait`.)
 */
export interface Portrait<State> {
  /** The middle of the table, in rows of so many columns; null leaves a place empty. */
  board(state: State): { readonly columns: number; readonly things: readonly (PortraitThing | null)[] };
  /** The things before a seat, in lines; a long one is broken. */
  seat(state: State, seat: Seat): readonly (readonly PortraitThing[])[];
  /** The game's own colours, by the class that names them. */
  readonly colours: Readonly<Record<string, string>>;
}

/** A drawing, and how many or how much of it. */
export interface PortraitThing {
  readonly of: Picture;
  readonly text?: string;
}

export type AnyPortrait = Portrait<unknown>;
