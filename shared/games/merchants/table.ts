import type { PlayRules } from '../../kernel/rules.ts';
import type { AnyEvent } from '../../kernel/types.ts';
import { acting, choices } from './choices.ts';
import { decide } from './decide/index.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { meta } from './meta.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

/** What Merchants is played by; the page loads no more than this before the first choice. */
export const table: PlayRules<State, Move, Event> = {
  meta,
  acting,
  choices,
  decide,
  evolve,
  view,
  upcast: (event: AnyEvent) => event as Event, // version 1 is today's shape
};
