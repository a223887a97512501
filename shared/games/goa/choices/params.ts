import type { Param } from '../../../kernel/choices.ts';
import type { Seat } from '../../../kernel/types.ts';
import { mapFields, playerOf, type State } from '../state.ts';
import type { ActionCard } from '../moves.ts';
import type { CardId, CardKind, Spice } from '../things.ts';

export const one = <const T extends string | number>(name: string, of: readonly T[]): Param => ({
  kind: 'one',
  name,
  of,
});

type Fields = Record<string, readonly Spice[]>;

/** The empty fields of a player and the spices that each allows. */
export function emptyOnes(state: State, seat: Seat): Fields {
  const fields: Fields = {};
  mapFields(playerOf(state, seat), (field, spice, plot) => {
    if (spice === null) fields[field] = plot.allowed;
    return undefined;
  });
  return fields;
}

/** Spices onto empty fields, at most `max` and no more than there is room for. */
export function spicesParam(state: State, seat: Seat, min: number, max: number): Param {
  const fields = emptyOnes(state, seat);
  return { kind: 'fields', name: 'spices', fields, min, max: Math.min(max, Object.keys(fields).length) };
}

/** The cards of these kinds in a hand. */
export const heldOf = (state: State, seat: Seat, ...kinds: readonly CardKind[]): readonly CardId[] =>
  playerOf(state, seat).hand.flatMap((card) => {
    const face = card === 'hidden' ? undefined : state.figures.cards[card];
    return face !== undefined && card !== 'hidden' && kinds.includes(face.kind) ? [card] : [];
  });

/** No card, or one of these. */
export const cardParam = (cards: readonly CardId[]): Param => one<ActionCard>('card', ['none', ...cards]);
