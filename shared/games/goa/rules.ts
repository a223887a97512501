import type { TableRules } from '../../kernel/rules.ts';
import { acting, choices, forced } from './choices.ts';
import { decide } from './decide/index.ts';
import { type Event, upcast } from './events.ts';
import { evolve } from './evolve.ts';
import type { Move } from './moves.ts';
import { meta } from './meta.ts';
import { orders } from './orders/index.ts';
import { redact, reveals, shownTo, view } from './redact.ts';
import { refusal } from './refusal.ts';
import { relevanceTo } from './relevance.ts';
import { standings } from './score.ts';
import type { State } from './state.ts';
import { story } from './story.ts';

/** The rules of Goa that a table needs; the page loads them with the game. */
export const tableRules: TableRules<State, Move, Event> = {
  meta,
  acting,
  upcast,
  choices,
  decide,
  shownTo,
  refusal,
  evolve,
  view,
  redact,
  standings,
  story,
  relevanceTo,
  reveals,
  forced,
  orders,
};
