import type { DeferredRules } from '../../kernel/rules.ts';
import { choices } from './choices.ts';
import { decide } from './decide/index.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { Move } from './moves.ts';
import { redact, reveals } from './redact.ts';
import { refusal } from './refusal.ts';
import { relevanceTo } from './relevance.ts';
import { standings } from './score.ts';
import type { State } from './state.ts';
import { story } from './story.ts';
import { upcast } from './upcast.ts';
import { view } from './view.ts';

/** The rules of Merchants that list choices, carry out moves and report what happened. */
export const deferredRules: DeferredRules<State, Move, Event> = {
  upcast,
  choices,
  decide,
  refusal,
  evolve,
  view,
  redact,
  standings,
  story,
  relevanceTo,
  reveals,
};
