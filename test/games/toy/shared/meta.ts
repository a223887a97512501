import type { Meta } from '#shared/kernel/rules.ts';

/** How long a game lasts. The first is the default. */
export const LENGTHS = ['short', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

export interface Options {
  readonly length: Length;
}

export const meta: Meta = {
  id: 'toy',
  seats: { min: 2, max: 3 },
  minutes: 5,
  author: 'The tests',
  levels: ['easy', 'normal'],
  version: 1,
};

/** What the game is called, in every language. */
export const title = { 'game.toy': 'Toy' } as const;
