import type { Rejection } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/types.ts';
import { playerOf, type State } from '../state.ts';
import type { Card, CardKind } from '../things.ts';

/** A move as it was received, of unknown shape. */
export type Given = Readonly<Record<string, unknown>>;

/** The item of `list` that equals `value`. */
export const named = <T>(list: readonly T[], value: unknown): T | undefined =>
  list.find((item) => item === value);

/** The value if it is a list; else an empty list. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The members of the value if it is an object; else none. */
export const membersOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

/** Refuses an empty choice if something must be chosen. */
export const againstNone = (chosen: readonly unknown[]): Rejection | undefined =>
  chosen.length === 0 ? { code: 'NOTHING_CHOSEN' } : undefined;

/** Why this card cannot be played for its effect. `played`: a card was already played in this turn. */
export function whyNotHeld(
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
