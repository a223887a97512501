import type { Commit, LogRow } from './log.ts';

/** The part of a row that folding reads. Stored rows and redacted commits both have it. */
export type Row =
  | Pick<Commit, 'seq' | 'events' | 'undone' | 'tableEvent'>
  | Pick<LogRow, 'seq' | 'events' | 'undone' | 'tableEvent'>;

/**
 * The rows that count: without the rows that were taken back, and without the rows that took them back. A row with a
 * table event always counts.
 */
export function standingRows<R extends Row>(rows: readonly R[]): R[] {
  const standing: R[] = [];
  for (const row of rows) {
    const to = row.undone ?? undefined;
    if (to === undefined) standing.push(row);
    else standing.push(...takenOff(standing, to).filter(({ tableEvent }) => tableEvent));
  }
  return standing;
}

/** Removes the rows after `to` from the end and returns them. */
function takenOff<R extends Row>(standing: R[], to: number): R[] {
  const from = standing.findLastIndex(({ seq }) => seq <= to) + 1;
  return standing.splice(from);
}
