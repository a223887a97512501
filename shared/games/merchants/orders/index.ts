import * as v from 'valibot';
import { NO_ANSWER } from '../../../kernel/orders.ts';
import type { OrderRules, SeatView } from '../../../kernel/rules.ts';
import { asSeatView } from '../../../kernel/seatView.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

const schema = v.strictObject({});
export type Orders = v.InferOutput<typeof schema>;

const isTurnStart = ({ seat, state: { step } }: SeatView<State>): boolean =>
  step.phase === 'planning' && step.seat === seat;

/** The next turn begins with phase I. Before the ships are loaded there is nothing to plan with. */
function ahead({ seat, state }: SeatView<State>): SeatView<State> | undefined {
  const { phase } = state.step;
  if (phase === 'setup' || phase === 'loading' || phase === 'over') return undefined;
  return asSeatView({ ...state, step: { phase: 'planning', seat } }, seat);
}

/** Merchants' standing orders. */
export const orders: OrderRules<State, Move, Orders> = {
  schema,
  answer: () => NO_ANSWER,
  isTurnStart,
  ahead,
};
