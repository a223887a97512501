import type { OrderAnswer } from '../../../kernel/rules.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

/** The orders play this move. */
export const moveByOrders = (move: Move): OrderAnswer<Move> => ({ kind: 'play', moves: [move] });

/** The number of the round in the game: 1–4 in phase A, 5–8 in phase B. */
export const roundInGame = ({ phase, round, figures }: State): number =>
  phase === 'A' ? round : figures.rounds + round;

/** Most reasons to pass that a line of the bid sheet can name. */
export const MOST_CONDITIONS = 6;
