import { forcedMove } from './choices.ts';
import type { PublicView, TableRules } from './rules.ts';
import { asSeatView, publicView } from './seatView.ts';
import type { AnyEvent, AnyMove, Seat } from './types.ts';

/**
 * The move that is played at once without asking the player, if there is one. It follows from public things
 * only.
 */
export const automaticMove = <S, M extends AnyMove>(
  rules: Pick<TableRules<S, M, AnyEvent>, 'forced' | 'view'>,
  state: S,
  seat: Seat,
): M | undefined => rules.forced(publicView(rules, state), seat);

/**
 * The only move that the seat has by the public view; undefined if there are several. For `forced`, in
 * decisions that depend on public things. The public view offers no moves of hidden cards, so do not call it
 * where a hidden card could be played.
 */
export const onlyPublicMove = <S>(
  choices: TableRules<S, AnyMove, AnyEvent>['choices'],
  { state }: PublicView<S>,
  seat: Seat,
): AnyMove | undefined => forcedMove(choices(asSeatView(state, seat)));
