import { assertNever } from '../../../kernel/never.ts';
import { NO_ANSWER } from '../../../kernel/orders.ts';
import type { OrderAnswer, OrderRules, SeatView } from '../../../kernel/rules.ts';
import { asSeatView } from '../../../kernel/seatView.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { answerDocks, answerLoading, answerPlanning } from './planning.ts';
import type { Orders } from './schema.ts';
import { answerOffice, answerTrade } from './trade.ts';

const isTurnStart = ({ seat, state: { step } }: SeatView<State>): boolean =>
  step.phase === 'planning' && step.seat === seat;

/** The next turn begins with phase I. Before the ships are loaded there is nothing to plan with. */
function ahead({ seat, state }: SeatView<State>): SeatView<State> | undefined {
  const { phase } = state.step;
  if (phase === 'setup' || phase === 'loading' || phase === 'over') return undefined;
  return asSeatView({ ...state, step: { phase: 'planning', seat } }, seat);
}

export type { Orders } from './schema.ts';

/** One move at a time: what follows may depend on a card that is drawn. */
function answer(view: SeatView<State>, orders: Orders): OrderAnswer<Move> {
  const { step } = view.state;
  if (step.phase === 'setup' || step.phase === 'over' || step.seat !== view.seat) return NO_ANSWER;
  switch (step.phase) {
    case 'loading':
      return answerLoading(view, orders);
    case 'planning':
      return answerPlanning(view, orders);
    case 'docks':
      return answerDocks(view, orders, step);
    case 'office':
      return answerOffice(view, orders);
    case 'trade':
      return answerTrade(view, orders);
    default:
      return assertNever(step);
  }
}

/** Merchants' standing orders. */
export const orders: OrderRules<State, Move, Orders> = { answer, isTurnStart, ahead };
