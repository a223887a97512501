import { standingRows, type Commit } from '#shared/kernel/log.ts';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { upcastRow } from '#shared/kernel/upcast.ts';
import type { Game } from './game.ts';

/** Are all rows of the log there? What tells of the whole game would be wrong of a part of it. */
export const isLogWhole = ({ log, position }: Pick<Game, 'log' | 'position'>): boolean =>
  log.value.length >= position.value.seq;

/** Viewer's states of the past: after row `seq`; undefined before row 1 and past the end of the log. */
export type Past = (log: readonly Commit[], seq: number) => unknown;

/** Rows never change, so each state is computed once and kept. A step then costs a look-up. */
export function createPast(rules: AnyTableRules): Past {
  const after: unknown[] = [undefined];
  return (log, seq) => {
    for (const row of log.slice(after.length - 1, seq)) {
      after[row.seq] = upcastRow(rules, row).reduce(
        (state: unknown, event) => rules.evolve(state, event),
        after[row.undone ?? row.seq - 1],
      );
    }
    return after[seq];
  };
}

/** Figures by seat after a row. */
export interface Point {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly figures: readonly number[];
}

/** How figures grew: a point after every run of rows that count and that `groupOf` holds to belong together. */
export function pointsOver(
  log: readonly Commit[],
  past: Past,
  groupOf: (row: Commit) => string | number | null,
  figures: (state: unknown) => readonly number[],
): readonly Point[] {
  const standing = standingRows(log).filter(({ tableEvent }) => tableEvent === undefined);
  return standing
    .filter((row, i) => {
      const next = standing[i + 1];
      return next === undefined || groupOf(next) !== groupOf(row);
    })
    .map(({ seq, seat }) => ({ seq, seat, figures: figures(past(log, seq)) }));
}

/** Total scores by seat; before the end, what is public of them. */
export function totalsBySeat(rules: AnyTableRules, state: unknown): readonly number[] {
  const totals: number[] = [];
  for (const { seat, total } of rules.standings(state)) totals[seat] = total;
  return totals;
}

/** The nearest of `marks` (ascending) before or after `at`; `at` itself where there is none. */
export function nextMark(marks: readonly number[], at: number, by: 1 | -1): number {
  const found = by > 0 ? marks.find((mark) => mark > at) : marks.findLast((mark) => mark < at);
  return found ?? at;
}
