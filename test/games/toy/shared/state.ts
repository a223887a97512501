import type { Seat } from '#shared/kernel/types.ts';

/*
 * A toy with one of everything a game can have: hidden hands, a pile, reshuffling, seats that act at once,
 * every kind of choice but one. Each round all lay a card face down; the highest takes
 * the round, sets two stones, and may draw cards as long as there are any. Two rounds in a row bring a point. It ends
 * after so many rounds.
 */

/** A card's rank, or '?' for one seen from the back. */
export type Card = number | '?';

export type Step =
  | { readonly phase: 'lay' }
  | { readonly phase: 'over' }
  | { readonly phase: 'build' | 'draw'; readonly seat: Seat };

export interface State {
  /** Rounds that are not over. */
  readonly rounds: number;
  readonly step: Step;
  /** In ascending order, as held; drawn cards are sorted in. */
  readonly hands: readonly (readonly Card[])[];
  readonly laid: readonly (Card | null)[];
  readonly pile: readonly Card[];
  readonly discard: readonly Card[];
  /** How often the discard pile became the pile: the ordinal of the next shuffle. */
  readonly reshuffles: number;
  readonly points: readonly number[];
  /** How many of the points are for rounds in a row; by seat. */
  readonly streaks: readonly number[];
  /** Who took the round before; null in the first. */
  readonly lastWinner: Seat | null;
}

export const ascending = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => Number(a) - Number(b));

/** The cards of these whose rank is known. */
export const known = (cards: readonly (Card | null)[]): readonly number[] =>
  cards.filter((card) => typeof card === 'number');
