import type { DecideRules, SeatView } from './rules.ts';
import type { AnyEvent, AnyMove, Seat } from './types.ts';

/** The state as `seat` may see it. */
export const seatView = <S>(
  rules: Pick<DecideRules<S, AnyMove, AnyEvent>, 'view'>,
  state: S,
  seat: Seat,
): SeatView<S> => ({ seat, state: rules.view(state, seat) }) as SeatView<S>;

/** A state that was given out as the view of `seat` already. */
export const asSeatView = <S>(state: S, seat: Seat): SeatView<S> => ({ seat, state }) as SeatView<S>;
