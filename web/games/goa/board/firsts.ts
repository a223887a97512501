import type { State } from '#shared/games/goa/state.ts';
import { COLUMNS, type Column } from '#shared/games/goa/things.ts';
import type { AnyEvent, Seat } from '#shared/kernel/types.ts';
import { isOf } from './lot.ts';

/** The rows of a column whose first marker draws a card, counted from 0. */
export const FIRST_ROWS = [3, 4] as const;

/** Has any marker reached this row? Markers stay there or go beyond. */
const isReached = ({ players }: State, column: Column, row: number): boolean =>
  players.some(({ rows }) => rows[column] >= row);

/** How many of the bonuses for being first are left, in all columns. */
export const freeFirsts = (state: State): number =>
  COLUMNS.flatMap((column) => FIRST_ROWS.filter((row) => !isReached(state, column, row))).length;

/** The seat that was first in this row of a column; null: none yet. The events have it, the state does not. */
export function firstIn(state: State, events: readonly AnyEvent[], column: Column, row: number): Seat | null {
  if (!isReached(state, column, row)) return null;
  const first = events.find(
    (event) => isOf(event, 'progressed') && event.column === column && event.row === row,
  );
  // A step that is still being put together is in the state only.
  if (first !== undefined && isOf(first, 'progressed')) return first.seat;
  return state.players.findIndex(({ rows }) => rows[column] >= row);
}
