import type { Seat } from '../../kernel/types.ts';
import type { State } from './state.ts';

/** More than anybody has to pay. */
const ENOUGH = 1_000;

/**
 * The state as far as the table shows it to a seat: without open money, anybody else may have the ducats that they need. So
 * a draft ends where another player would speak in an auction, whether they can or have to pass.
 */
export function shownTo(state: State, seat: Seat): State {
  if (state.options.money === 'open') return state;
  return {
    ...state,
    players: state.players.map((player, of) => (of === seat ? player : { ...player, ducats: ENOUGH })),
  };
}
