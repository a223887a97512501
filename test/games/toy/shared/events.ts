import type { Seat } from '#shared/kernel/types.ts';
import type { Stones } from './moves.ts';
import type { Card } from './state.ts';

export type Event =
  | {
      readonly type: 'started';
      readonly rounds: number;
      readonly pile: readonly Card[];
      readonly hands: readonly (readonly Card[])[];
    }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'uncovered'; readonly cards: readonly Card[]; readonly winner: Seat }
  | { readonly type: 'rewarded'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'built'; readonly seat: Seat; readonly on: Stones; readonly points: number }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'reshuffled'; readonly pile: readonly Card[] }
  | { readonly type: 'stopped'; readonly seat: Seat };

/** The event of a type. */
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
