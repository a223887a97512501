import type { Seat, AnyEvent } from '#shared/kernel/types.ts';
import type { Stones } from './moves.ts';
import type { Card } from './state.ts';
import { strictly } from '#shared/kernel/upcast.ts';
import { meta } from './meta.ts';

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

/** An event written with an older `meta.version`, in today's shape: version 1 is today's. */
const reshape = (event: AnyEvent): Event => event as Event;

/** `reshape`, but throws for an unknown version of the events. */
export const upcast = strictly({ meta, upcast: reshape });
