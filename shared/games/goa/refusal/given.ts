import type { Rejection } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/types.ts';
import { playerOf, type State } from '../state.ts';
import type { Card, CardKind } from '../things.ts';

/** A move as it came in: nothing is known of it. */
export type Given = Readonly<Record<string, unknown>>;

/** The item of a list that was named. */
export const named = <T>(list: readonly T[], value: unknown): T | undefined =>
  list.find((item) => item === value);

/** A list as it was given; not one: empty. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The members of an object as it was given; not one: none. */
export const membersOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

/** Why this card cannot be played for what it is to do; `played`: one was played in this turn. */
export function againstHeld(
  state: State,
  seat: Seat,
  value: unknown,
  { kinds, played }: { readonly kinds: readonly CardKind[]; readonly played: boolean },
): Rejection | undefined {
  const card = named<Card>(playerOf(state, seat).hand, value);
  if (card === undefined || card === 'hidden') return { code: 'CARD_NOT_IN_HAND' };
  if (played) return { code: 'CARD_PLAYED_THIS_TURN' };
  const kind = state.figures.cards[card]?.kind;
  return kind !== undefined && kinds.includes(kind) ? undefined : { code: 'CARD_NOT_NOW' };
}
