import { NO_ANSWER } from '../../../kernel/orders.ts';
import { assertNever } from '../../../kernel/never.ts';
import type { OrderAnswer, OrderRules, SeatView } from '../../../kernel/rules.ts';
import { acting } from '../choices.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { answerQuestion, endTurn, passExtra, placeByWish } from './preferences.ts';
import type { Orders } from './schema.ts';
import { speak } from './sheet.ts';
import { ahead, isNeedless, isTurnStart } from './turns.ts';

/** The orders' answer to the decision of the view's seat. */
function answer({ seat, state }: SeatView<State>, orders: Orders): OrderAnswer<Move> {
  if (!acting(state).includes(seat)) return NO_ANSWER;
  const { step, questions } = state;
  const [asked] = questions;
  if (asked !== undefined) return answerQuestion(state, asked, orders);
  switch (step.phase) {
    case 'placing':
      return placeByWish(state, orders.markers);
    case 'auction':
      return speak(state, step, orders.sheet);
    case 'turn':
      return endTurn(step, orders.endTurn);
    case 'extra':
      return passExtra(state, seat, orders.extra);
    case 'setup':
    case 'quickStart':
    case 'over':
      return NO_ANSWER;
    default:
      return assertNever(step);
  }
}

/** Goa's standing orders. */
export const orders: OrderRules<State, Move, Orders> = {
  answer,
  isTurnStart,
  ahead,
  isNeedless,
};
