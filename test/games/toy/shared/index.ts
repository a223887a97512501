import type { Rules } from '#shared/kernel/rules.ts';
import { bot } from './bot.ts';
import { recomputeChance, redraw } from './chance.ts';
import { tableRules } from './rules.ts';
import type { Event } from './events.ts';
import type { Options } from './meta.ts';
import type { Move } from './moves.ts';
import { options, setup } from './setup.ts';
import { ordersSchema } from './orders.ts';
import { stage } from './story.ts';
import type { State } from './state.ts';

/** The toy: a small whole game, for tests only. */
export const rules: Rules<State, Move, Event, Options> = {
  ...tableRules,
  options,
  ordersSchema,
  variant: ({ length }) => ({ length }),
  setup,
  recomputeChance,
  redraw,
  bot,
  stage,
  show: (state) => JSON.stringify(state),
};
