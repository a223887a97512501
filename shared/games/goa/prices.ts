import type { Seat } from '../../kernel/types.ts';
import { assign, wantedOf } from '../../kernel/params.ts';
import type { Choice } from '../../kernel/choices.ts';
import type { SeatView } from '../../kernel/rules.ts';
import { playerOf, mapFields, type State } from './state.ts';
import type { Column, Spice } from './things.ts';

/** The auctioneer's price to take the tile at the highest bid (2012). */
export const auctioneersPrice = (amount: number): number => amount - 1;

/** Spices of the next step; undefined in the last row. */
export const costOf = (state: State, seat: Seat, column: Column): readonly Spice[] | undefined =>
  state.figures.columns[column].cost[playerOf(state, seat).rows[column]];

/**
 * A sensible payment for a choice that takes spices from fields, which the page proposes first. It takes spices
 * from the fields that are easiest to fill again: those that allow many spices, and among equals those of the
 * larger plot. Returns `{field: spice}`; undefined if the choice asks for no such payment.
 */
export function defaultPayment(
  { state, seat }: Pick<SeatView<State>, 'state' | 'seat'>,
  { params }: Choice,
): Readonly<Record<string, string>> | undefined {
  const asked = params.find((param) => param.kind === 'fields' && param.need !== undefined);
  if (asked?.kind !== 'fields' || asked.need === undefined) return undefined;
  const ease = new Map<string, number>(
    mapFields(playerOf(state, seat), (field, _, plot) => [
      field,
      10 * plot.allowed.length + plot.fields.length,
    ]),
  );
  const easiest = Object.entries(asked.fields).toSorted(
    ([a], [b]) => (ease.get(b) ?? 0) - (ease.get(a) ?? 0),
  );
  const paid = assign(easiest, wantedOf(asked.need));
  return paid && Object.fromEntries(paid);
}
