import type { State } from '#shared/games/merchants/state.ts';

/** How many cards a draw in phase II brings: at the end the pile may have fewer. */
export const drawnNow = ({ figures, pile }: State): number => Math.min(figures.tradeCards, pile.length);
