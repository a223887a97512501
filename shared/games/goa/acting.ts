import type { Seat } from '../../kernel/types.ts';
import type { State } from './state.ts';

/** The seats that have a decision to make: none before the set-up is done and after the end. */
export function acting({ step, questions }: State): readonly Seat[] {
  const asked = questions[0];
  if (asked !== undefined) return [asked.seat];
  return step.phase === 'setup' || step.phase === 'over' ? [] : [step.seat];
}

/** Whose marker is auctioned: the auctioneer, who speaks last. */
export function auctioneerOf({ markers }: State, marker: number): number {
  const placed = markers[marker - 1];
  if (!placed) throw new RangeError(`marker ${marker} is not on the board`);
  return placed.seat;
}
