import { columnOf, rowOf, type Space } from '#shared/games/goa/spaces.ts';

/** Widths of the columns and heights of the rows, the outside ring included; a tile is 1. */
export interface Measures {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

/** An empty outside edge is narrow, so that a phone shows the tiles as large as possible. */
const BARE = 0.1;
/** Room for the flag. */
const FLAGGED = 0.62;
const LAST = 6;

/**
 * The board's measures. An outside edge is as wide as its content; one that can be tapped is as wide as a tile. The board
 * is always a square, so that nothing below it moves when the flag comes and goes.
 */
export function measuresOf(lit: Iterable<Space>, flag: Space | undefined): Measures {
  const columns = [BARE, 1, 1, 1, 1, 1, BARE];
  const rows = columns.slice();
  const widen = (space: Space, to: number): void => {
    for (const [lines, at] of [
      [columns, columnOf(space)],
      [rows, rowOf(space)],
    ] as const)
      if (at === 0 || at === LAST) lines[at] = Math.max(lines[at] ?? 0, to);
  };
  if (flag !== undefined) widen(flag, FLAGGED);
  for (const space of lit) widen(space, 1);
  const missing = (sum(rows) - sum(columns)) / 2;
  return { columns: padded(columns, missing), rows: padded(rows, -missing) };
}

/** With this much more at either end, if it is more. */
const padded = (lines: readonly number[], by: number): readonly number[] =>
  lines.map((size, at) => (at === 0 || at === LAST ? size + Math.max(0, by) : size));

/** Width and height of the board; a tile is 1. */
export const sizeOf = ({ columns, rows }: Measures): readonly [number, number] => [sum(columns), sum(rows)];

/** The centre of a marker: in a tile's upper left corner, because numbers are at the lower right. */
export const markAt = ({ columns, rows }: Measures, space: Space): readonly [number, number] => {
  const [column, row] = [columnOf(space), rowOf(space)];
  return [
    sum(columns.slice(0, column)) + 0.27 * (columns[column] ?? 1),
    sum(rows.slice(0, row)) + 0.27 * (rows[row] ?? 1),
  ];
};

const sum = (of: readonly number[]): number => of.reduce((total, n) => total + n, 0);
