import { assertNever } from '#shared/kernel/never.ts';
import type { Seat } from '#shared/kernel/types.ts';

/*
 * A toy with one of everything a game can have: hidden hands, a pile, reshuffling, seats that act at once,
 * every kind of choice but one. Each round all lay a card face down; the highest (first in seat order) takes
 * the round, sets two stones, and may draw cards as long as there are any. It ends after so many rounds.
 */

export interface Options {
  readonly rounds: number;
}
/** A card's rank, or '?' for one seen from the back. */
export type Card = number | '?';
export type Stones = Readonly<Record<string, string>>;
export type Move =
  | { readonly type: 'lay'; readonly card: number }
  | { readonly type: 'build'; readonly on: Stones }
  | { readonly type: 'draw'; readonly count: number }
  | { readonly type: 'stop' };
export type Event =
  | {
      readonly type: 'started';
      readonly rounds: number;
      readonly pile: readonly Card[];
      readonly hands: readonly (readonly Card[])[];
    }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'uncovered'; readonly cards: readonly Card[]; readonly winner: Seat }
  | { readonly type: 'built'; readonly seat: Seat; readonly on: Stones; readonly points: number }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'reshuffled'; readonly pile: readonly Card[] }
  | { readonly type: 'stopped'; readonly seat: Seat };
export type Step =
  | { readonly phase: 'lay' }
  | { readonly phase: 'over' }
  | { readonly phase: 'build' | 'draw'; readonly seat: Seat };
export interface State {
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
}

export const HAND = 3;
export const CARDS = 10;
export const ascending = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => Number(a) - Number(b));

export function evolve(state: State | undefined, event: Event): State {
  if (event.type === 'started') return begin(event);
  if (state === undefined) throw new Error('a log begins with `started`');
  const { hands, pile, points } = state;
  const hand = (seat: Seat): readonly Card[] => hands[seat] ?? [];
  switch (event.type) {
    case 'laid': {
      const at = Math.max(hand(event.seat).indexOf(event.card), 0); // a hidden card is any of the hidden hand
      const laid = state.laid.with(event.seat, event.card);
      return { ...state, laid, hands: hands.with(event.seat, hand(event.seat).toSpliced(at, 1)) };
    }
    case 'uncovered':
      return {
        ...state,
        laid: state.laid.map(() => null),
        discard: [...state.discard, ...event.cards],
        step: { phase: 'build', seat: event.winner },
      };
    case 'built':
      return {
        ...state,
        points: points.with(event.seat, (points[event.seat] ?? 0) + event.points),
        step: { phase: 'draw', seat: event.seat },
      };
    case 'drawn': {
      const drawn = ascending([...hand(event.seat), ...event.cards]);
      return { ...state, hands: hands.with(event.seat, drawn), pile: pile.slice(event.cards.length) };
    }
    case 'reshuffled':
      return { ...state, pile: event.pile, discard: [], reshuffles: state.reshuffles + 1 };
    case 'stopped':
      return nextRound(state);
    default:
      return assertNever(event);
  }
}

const begin = ({ rounds, hands, pile }: Extract<Event, { type: 'started' }>): State => ({
  rounds,
  step: { phase: 'lay' },
  hands,
  laid: hands.map(() => null),
  pile,
  discard: [],
  reshuffles: 0,
  points: hands.map(() => 0),
});

const nextRound = (state: State): State => ({
  ...state,
  rounds: state.rounds - 1,
  step: { phase: state.rounds === 1 ? 'over' : 'lay' },
});
