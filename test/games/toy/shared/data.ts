import type { Length } from './meta.ts';

/** Cards of the game, and cards in a hand at the start. */
export const CARDS = 10;
export const HAND = 3;

/** Most cards drawn at once. */
export const MAX_DRAW = 2;

/** Rounds by length of the game. */
export const ROUNDS: Readonly<Record<Length, number>> = { short: 2, long: 3 };

/** Points for two stones, for two of which one is blue in the north, and for a second round in a row. */
export const POINTS = { stones: 2, blueNorth: 3, streak: 1 } as const;
