import type { Rules } from '../../kernel/rules.ts';
import type { AnyEvent } from '../../kernel/types.ts';
import { bot } from './bot.ts';
import { redraw } from './chance.ts';
import { acting, choices } from './choices.ts';
import { show } from './debug.ts';
import { decide } from './decide/index.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { meta, type Options } from './meta.ts';
import type { Move } from './moves.ts';
import { redact, view } from './redact.ts';
import { refusal } from './refusal.ts';
import { reveals } from './reveals.ts';
import { standings } from './score.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { story } from './story.ts';

export { defaultPayment } from './payment.ts';

/** Goa (Rüdiger Dorn), the editions of 2004 and 2012. */
export const rules: Rules<State, Move, Event, Options> = {
  meta,
  setup,
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
  redraw,
  upcast: (event: AnyEvent) => event as Event, // version 1 is today's shape
  bot,
  show,
};
