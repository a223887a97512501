import type { Rules } from '../../kernel/rules.ts';
import { bot } from './bot.ts';
import { recomputeChance } from './chance.ts';
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

/** Merchants (Reiner Knizia, 2007). */
export const rules: Rules<State, Move, Event, Options> = {
  ...tableRules,
  options,
  ordersSchema,
  variant: ({ officeDraw }) => ({ officeDraw }),
  setup,
  recomputeChance,
  bot,
  stage,
  show,
};
