import type { Commit, LogRow } from './log.ts';

/** The part of a row that folding reads. Stored rows and redacted commits both have it. */
export type Row = Pick<Commit, 'seq' | 'events' | 'undone'> | Pick<LogRow, 'seq' | 'events' | 'undone'>;

/** The rows that count: without the rows that were taken back, and without the rows that took them back. */
export function standingRows<R extends Row>(rows: readonly R[]): R[] {
  const standing: R[] = [];
  for (const row of rows) {
    const to = row.undone ?? undefined;
    if (to === undefined) standing.push(row);
    else while ((standing.at(-1)?.seq ?? 0) > to) standing.pop();
  }
  return standing;
}
