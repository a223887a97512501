import type { OfferRules } from '../../kernel/rules.ts';
import type { AnyEvent } from '../../kernel/types.ts';
import { acting, choices } from './choices.ts';
import type { Event } from './events.ts';
import { meta } from './meta.ts';
import type { State } from './state.ts';

/** Who decides what in Merchants; the page loads no more than this before the first choice. */
export const table: OfferRules<State, Event> = {
  meta,
  acting,
  choices,
  upcast: (event: AnyEvent) => event as Event, // version 1 is today's shape
};
