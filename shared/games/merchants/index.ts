import type { Rules } from '../../kernel/rules.ts';
import { bot } from './bot.ts';
import { redraw } from './chance.ts';
import { show } from './debug.ts';
import type { Event } from './events.ts';
import type { Options } from './meta.ts';
import type { Move } from './moves.ts';
import { options } from './options.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { deciding } from './deciding.ts';
import { table } from './table.ts';
import { telling } from './telling.ts';

/** Merchants (Reiner Knizia, 2007). */
export const rules: Rules<State, Move, Event, Options> = {
  ...table,
  ...deciding,
  ...telling,
  options,
  setup,
  redraw,
  bot,
  show,
};
