import type { Meta } from '../../kernel/rules.ts';

export const EDITIONS = ['2004', '2012'] as const;
export type Edition = (typeof EDITIONS)[number];

export interface Options {
  /** The edition whose rules, tiles and figures are used. */
  readonly edition: Edition;
  /** Before the first round every player moves two markers or takes ducats. */
  readonly quickStart: boolean;
  /** Face-down tiles under the corners of the grid; 2012 only. */
  readonly bonanza: boolean;
  /** Whether page and mail show the others' ducats before the end; the rules do not depend on it. */
  readonly money: 'hidden' | 'open';
}

export const meta: Meta = {
  id: 'goa',
  seats: { min: 2, max: 4 },
  minutes: 90,
  author: 'Rüdiger Dorn',
  levels: ['easy', 'normal', 'strong'],
  version: 1,
};

/** The game's name, in every language. */
export const title = { 'game.goa': 'Goa' } as const;
