import type { SeatView } from '../../../kernel/rules.ts';
import { asSeatView } from '../../../kernel/seatView.ts';
import type { State } from '../state.ts';

export const isTurnStart = ({ seat, state: { step } }: SeatView<State>): boolean =>
  step.phase === 'planning' && step.seat === seat;

/** The next turn begins with phase I. Before the ships are loaded there is nothing to plan with. */
export function ahead({ seat, state }: SeatView<State>): SeatView<State> | undefined {
  const { phase } = state.step;
  if (phase === 'setup' || phase === 'loading' || phase === 'over') return undefined;
  return asSeatView({ ...state, step: { phase: 'planning', seat } }, seat);
}
