import type { Move } from '../../../../shared/games/goa/moves.ts';
import type { State } from '../../../../shared/games/goa/state.ts';
import type { Scene } from '../../drawing.ts';

/** The choices that lie nowhere on the board, e.g. bids. */
export const Decision = (_scene: Scene<State, Move>) => <></>;

/** Where on the board the decision is made, or what the move being put together still wants. */
export const hint = (_scene: Scene<State, Move>): string => '';

/** What the draft brings or costs the viewer. */
export const balance = (_scene: Scene<State, Move>): string => '';
