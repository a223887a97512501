import type { TableRules } from '../../kernel/rules.ts';
import type { AnyEvent } from '../../kernel/types.ts';
import { acting, choices } from './choices.ts';
import { decide } from './decide/index.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { meta } from './meta.ts';
import type { Move } from './moves.ts';
import { redact, reveals, view } from './redact.ts';
import { refusal } from './refusal.ts';
import { standings } from './score.ts';
import type { State } from './state.ts';
import { story } from './story.ts';

/** What a table of Merchants needs while it is played; the page loads no more than this. */
export const table: TableRules<State, Move, Event> = {
  meta,
  acting,
  choices,
  decide,
  refusal,
  evolve,
  redact,
  view,
  standings,
  story,
  reveals,
  upcast: (event: AnyEvent) => event as Event, // version 1 is today's shape
};
