import * as v from 'valibot';
import { NO_ANSWER } from '#shared/kernel/orders.ts';
import type { OrderRules, SeatView } from '#shared/kernel/rules.ts';
import { asSeatView } from '#shared/kernel/seatView.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

/** `stop`: draw no cards. */
export const ordersSchema = v.strictObject({ stop: v.optional(v.boolean(), false) });
export type Orders = v.InferOutput<typeof ordersSchema>;

/** A turn is what the winner of a round does. */
const isTurnStart = ({ seat, state: { step } }: SeatView<State>): boolean =>
  step.phase === 'build' && step.seat === seat;

function ahead({ seat, state }: SeatView<State>): SeatView<State> | undefined {
  const { step, rounds } = state;
  if (step.phase === 'over' || (step.phase !== 'lay' && rounds === 1)) return undefined;
  return asSeatView({ ...state, laid: state.laid.map(() => null), step: { phase: 'build', seat } }, seat);
}

/** The toy's standing orders. */
export const orders: OrderRules<State, Move, Orders> = {
  answer: ({ state }, { stop }) =>
    stop && state.step.phase === 'draw' ? { kind: 'play', moves: [{ type: 'stop' }] } : NO_ANSWER,
  isTurnStart,
  ahead,
};
