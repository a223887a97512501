import type { Move } from '../../../../shared/games/goa/moves.ts';
import type { State } from '../../../../shared/games/goa/state.ts';

/** What is asked of the seat whose decision is open. */
export const question = (_now: State): string => '';

/** A move whose outcome only the server knows, as a sentence. */
export const describe = (_move: Move, _now: State): string => '';
