import type { Meta } from '../../kernel/rules.ts';

/**
 * When an office lets its owner draw. `planning`: at the end of phase I (as the Polish rulebook says; default).
 * `turnEnd`: at the end of the turn (other editions).
 */
export const OFFICE_DRAW = ['planning', 'turnEnd'] as const;
export type OfficeDraw = (typeof OFFICE_DRAW)[number];

export interface Options {
  readonly officeDraw: OfficeDraw;
}

export const meta: Meta = {
  id: 'merchants',
  seats: { min: 2, max: 4 },
  minutes: 30,
  author: 'Reiner Knizia',
  levels: ['easy', 'normal'],
  version: 1,
};

/** The game's name, in every language. */
export const title = { 'game.merchants': 'Merchants' } as const;
