import type { Seat } from '../../kernel/types.ts';
import type { State } from './state.ts';

/** The seats that have a decision to make: none before the set-up is done and after the end. */
export const acting = ({ step }: State): readonly Seat[] =>
  step.phase === 'setup' || step.phase === 'over' ? [] : [step.seat];
