import { isOffered, isOutOfOrder } from './choices.ts';
import type { Dice } from './dice.ts';
import { NO_DICE, type NoDice } from './noDice.ts';
import {
  GAME_OVER,
  LIST_OUT_OF_ORDER,
  NOT_YOUR_TURN,
  ok,
  reject,
  type Rejection,
  type Result,
} from './result.ts';
import type { TableRules } from './rules.ts';
import { seatView } from './seatView.ts';
import type { AnyEvent, AnyMove, Seat } from './types.ts';

export { seatView } from './seatView.ts';

/** The rules needed to play a move. */
export type PlayRules<S, M extends AnyMove, E extends AnyEvent> = Pick<
  TableRules<S, M, E>,
  'meta' | 'acting' | 'choices' | 'decide' | 'refusal' | 'evolve' | 'view'
>;

/**
 * Plays one move. Every move becomes events here: on the server with the full state, and in the page's draft
 * with the player's own view. A move is legal if and only if it is offered.
 */
export function play<S, M extends AnyMove, E extends AnyEvent>(
  rules: PlayRules<S, M, E>,
  state: S,
  seat: Seat,
  move: unknown,
  dice: Dice | NoDice,
): Result<readonly E[], Rejection> {
  const acting = rules.acting(state);
  if (acting.length === 0) return reject(GAME_OVER);
  if (!acting.includes(seat)) return reject(NOT_YOUR_TURN);
  const view = seatView(rules, state, seat);
  const choices = rules.choices(view);
  if (!isOffered(choices, move))
    return isOutOfOrder(choices, move)
      ? reject(LIST_OUT_OF_ORDER)
      : { ok: false, failure: rules.refusal(view, move) };
  return rules.decide(state, seat, move as M, dice); // the move was offered, so it is a move of this game
}

/**
 * Events and resulting state of several moves of one seat: all or none. Only the last move may need hidden
 * information; an earlier one that does fails with NEEDS_SERVER. Otherwise a refused later move would reveal the
 * drawn card before it is paid for. `at`: index of the move that fails.
 */
export function playAll<S, M extends AnyMove, E extends AnyEvent>(
  rules: PlayRules<S, M, E>,
  state: S,
  seat: Seat,
  moves: readonly unknown[],
  dice: Dice | NoDice,
): Result<{ readonly events: readonly E[]; readonly state: S }, Rejection & { readonly at: number }> {
  const events: E[] = [];
  let now = state;
  for (const [at, move] of moves.entries()) {
    const played = play(rules, now, seat, move, dice);
    if (!played.ok) return { ok: false, failure: { ...played.failure, at } };
    if (at < moves.length - 1) {
      const foreseen = play(rules, rules.view(now, seat), seat, move, NO_DICE);
      if (!foreseen.ok) return { ok: false, failure: { ...foreseen.failure, at } };
    }
    for (const event of played.value) now = rules.evolve(now, event);
    events.push(...played.value);
  }
  return ok({ events, state: now });
}
