import { NO_DICE, type Stream } from '#shared/kernel/dice.ts';
import type { Plan } from '#shared/kernel/orders.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import type { Rules, SeatView } from '#shared/kernel/rules.ts';
import type { AnyEvent, AnyMove } from '#shared/kernel/types.ts';

/** The service takes no longer plans. */
const MOST_MOVES = 16;

/**
 * The seat's next turn as its player would play it now, to be sent by itself. It ends where a card must be drawn. Null
 * if no turn is to come.
 */
export function planTurn<S, M extends AnyMove, E extends AnyEvent, O>(
  rules: Rules<S, M, E, O>,
  view: SeatView<S>,
  stream: Stream,
): Plan | null {
  const ahead = rules.orders.ahead(view);
  if (ahead === undefined) return null;
  const { seat } = ahead;
  const moves: M[] = [];
  let { state } = ahead;
  while (rules.acting(state)[0] === seat && moves.length < MOST_MOVES) {
    const move = rules.bot(seatView(rules, state, seat), 'normal', stream);
    moves.push(move);
    const played = play(rules, state, seat, move, NO_DICE);
    if (!played.ok) break;
    for (const event of played.value) state = rules.evolve(state, event);
  }
  return { moves, send: true };
}
