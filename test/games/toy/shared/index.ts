import type { Rules } from '#shared/kernel/rules.ts';
import { bot } from './bot.ts';
import { recomputeChance } from './chance.ts';
import { deferredRules } from './deferredRules.ts';
import type { Event } from './events.ts';
import { forced } from './forced.ts';
import type { Options } from './meta.ts';
import type { Move } from './moves.ts';
import { firstRules } from './firstRules.ts';
import { options } from './options.ts';
import { orders } from './orders.ts';
import { stage } from './stage.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';

/** The toy: a small whole game, for tests only. */
export const rules: Rules<State, Move, Event, Options> = {
  ...firstRules,
  ...deferredRules,
  options,
  variant: ({ length }) => ({ length }),
  setup,
  recomputeChance,
  bot,
  forced,
  orders,
  stage,
  show: (state) => JSON.stringify(state),
};
