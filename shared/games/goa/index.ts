import type { Rules } from '../../kernel/rules.ts';
import { bot } from './bot.ts';
import { recomputeChance } from './redraw.ts';
import { show } from './debug.ts';
import type { Event } from './events.ts';
import type { Options } from './meta.ts';
import type { Move } from './moves.ts';
import { options } from './options.ts';
import { ordersSchema } from './orders/schema.ts';
import { stage } from './stage.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { tableRules } from './rules.ts';

export { defaultPayment } from './payment.ts';

/** Goa (Rüdiger Dorn), the editions of 2004 and 2012. */
export const rules: Rules<State, Move, Event, Options> = {
  ...tableRules,
  options,
  ordersSchema,
  variant: ({ edition, quickStart, bonanza }) => ({ edition, quickStart, bonanza }),
  setup,
  recomputeChance,
  bot,
  stage,
  show,
};
