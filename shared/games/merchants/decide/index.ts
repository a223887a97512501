import { assertNever } from '../../../kernel/never.ts';
import { MOVE_NOT_OFFERED, ok, reject, type Rejection, type Result } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { buy, buyShip, pass } from './buy.ts';
import { draw, officeDraw, waiveOffice } from './draw.ts';
import { exchange, waiveExchanges } from './exchange.ts';
import { load } from './load.ts';
import { playCards } from './play.ts';

/**
 * The events of an offered move. Needs no dice, because all chance is in the pile's order. Fails with
 * NEEDS_SERVER if it draws a card that `state` hides.
 */
export function decide(state: State, seat: Seat, move: Move): Result<readonly Event[], Rejection> {
  const { step } = state;
  switch (move.type) {
    case 'load':
      return step.phase === 'loading'
        ? ok(load(state, seat, step.first, move.good))
        : reject(MOVE_NOT_OFFERED);
    case 'exchange':
      return ok(exchange(state, seat, move));
    case 'buyShip':
      return ok(buyShip(state, seat, move.good));
    case 'buy':
      return ok(buy(state, seat, move.card));
    case 'pass':
      return ok(pass(state, seat));
    case 'done':
      return ok(waiveExchanges(state, seat));
    case 'officeDraw':
      return step.phase === 'office' ? officeDraw(state, seat, step.draws) : reject(MOVE_NOT_OFFERED);
    case 'officeSkip':
      return ok(waiveOffice(state, seat));
    case 'play':
      return ok(playCards(state, seat, move));
    case 'draw':
      return draw(state, seat);
    default:
      return assertNever(move);
  }
}
