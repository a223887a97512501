import { seatView } from '../../shared/kernel/play.ts';
import type { AnyRules } from '../../shared/kernel/rules.ts';
import type { Seat } from '../../shared/kernel/types.ts';
import type { Asks, SeatRow } from '../db/schema.ts';

/** Kinds of moves a seat may choose from now. */
export const asksOf = (rules: AnyRules, state: unknown, seat: Seat): readonly string[] => [
  ...new Set(rules.choices(seatView(rules, state, seat)).map(({ type }) => type)),
];

/** What each person who must decide is asked; written with the game's row, so that lists of games need no rules. */
export const asksOfAll = (
  { rules, seats }: { readonly rules: AnyRules; readonly seats: readonly SeatRow[] },
  state: unknown,
  acting: readonly Seat[],
): Asks =>
  Object.fromEntries(
    acting
      .filter((seat) => seats[seat]?.kind === 'person')
      .map((seat) => [seat, asksOf(rules, state, seat)] as const),
  );
