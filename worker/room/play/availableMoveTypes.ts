import { seatView } from '#shared/kernel/play.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { Asks, SeatRow } from '../../db/schema.ts';

/** The types of the moves that a seat may make now. */
export const availableMoveTypes = (rules: AnyRules, state: unknown, seat: Seat): readonly string[] => [
  ...new Set(rules.choices(seatView(rules, state, seat)).map(({ type }) => type)),
];

/** The available move types of each person who must decide. Stored in the game's row, so that lists of games need no rules. */
export const availableMoveTypesBySeat = (
  { rules, seats }: { readonly rules: AnyRules; readonly seats: readonly SeatRow[] },
  state: unknown,
  acting: readonly Seat[],
): Asks =>
  Object.fromEntries(
    acting
      .filter((seat) => seats[seat]?.kind === 'person')
      .map((seat) => [seat, availableMoveTypes(rules, state, seat)] as const),
  );
