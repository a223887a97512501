import { columnOf, rowOf, type Space } from '#shared/games/goa/spaces.ts';

/**
 * Widths of the columns and heights of the rows, the outside ring included; a tile is 1. They are always the same, so
 * that nothing moves when the flag comes and goes. What lies outside reaches over the frame (see grid.css).
 */
export const TRACKS = [0.5, 1, 1, 1, 1, 1, 0.5] as const;

const sum = (of: readonly number[]): number => of.reduce((total, n) => total + n, 0);

/** Width and height of the board. */
export const SIZE = sum(TRACKS);

/** The centre of a marker: in a tile's upper left corner, because numbers are at the lower right. */
export const markAt = (space: Space): readonly [number, number] => [
  placeOf(columnOf(space)),
  placeOf(rowOf(space)),
];

const placeOf = (line: number): number => sum(TRACKS.slice(0, line)) + 0.27 * (TRACKS[line] ?? 1);
