import type { Commit } from './log.ts';
import type { Seat } from './types.ts';

/** The row that seated the seat's player as a successor; 0 if they have had it from the beginning. */
export function successorRow(commits: readonly Commit[], seat: Seat | null): number {
  const seated = commits.findLast(
    ({ tableEvent }) => tableEvent?.type === 'successorSeated' && tableEvent.seat === seat,
  );
  return seated?.seq ?? 0;
}
