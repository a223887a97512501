import type { DecideRules } from '../../kernel/rules.ts';
import { decide } from './decide/index.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { Move } from './moves.ts';
import { refusal } from './refusal.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

/** What comes of a decision in Goa. */
export const deciding: DecideRules<State, Move, Event> = { decide, refusal, evolve, view };
