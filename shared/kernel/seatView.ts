import type { PublicView, SeatView, TableRules } from './rules.ts';
import type { AnyEvent, AnyMove, Seat } from './types.ts';

/** The state as `seat` may see it. */
export const seatView = <S>(
  rules: Pick<TableRules<S, AnyMove, AnyEvent>, 'view'>,
  state: S,
  seat: Seat,
): SeatView<S> => ({ seat, state: rules.view(state, seat) }) as SeatView<S>;

/** The state as everybody may see it. */
export const publicView = <S>(
  rules: Pick<TableRules<S, AnyMove, AnyEvent>, 'view'>,
  state: S,
): PublicView<S> => ({ state: rules.view(state, 'spectator') }) as PublicView<S>;

/** Marks a state that was already redacted for `seat`. */
export const asSeatView = <S>(state: S, seat: Seat): SeatView<S> => ({ seat, state }) as SeatView<S>;
