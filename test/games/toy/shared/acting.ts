import type { Seat } from '#shared/kernel/types.ts';
import type { State } from './state.ts';

export function acting({ step, laid }: State): readonly Seat[] {
  if (step.phase === 'over') return [];
  return step.phase === 'lay' ? laid.flatMap((card, seat) => (card === null ? [seat] : [])) : [step.seat];
}
