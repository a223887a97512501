import type { Length } from './meta.ts';

/** Cards of the game, and cards in a hand at the start. */
export const CARDS = 10;
export const HAND = 3;

/** Most cards drawn at once. */
export const MAX_DRAW = 2;

/** Rounds by length of the game. */
export const ROUNDS: Readonly<Record<Length, number>> = { short: 2, long: 3 };

/** Points for two stones, and for two of which one is blue in the north. */
export const POINTS = { stones: 2, blueNorth: 3 } as const;
