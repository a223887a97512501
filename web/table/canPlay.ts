import type { Seat } from '#shared/kernel/types.ts';
import type { GameView } from '#shared/protocol/http.ts';

/** Does the seat's player play? Not after the game, nor once they have left or lost the seat. */
export const canPlay = (view: GameView | undefined, seat: Seat): boolean =>
  view?.status !== 'over' && !view?.seats[seat]?.vacancy;
