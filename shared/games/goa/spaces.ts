import type { Seat } from '../../kernel/types.ts';

/**
 * Spaces of the game board, numbered row by row in a square of 7 × 7. The grid of 5 × 5 is in the middle; the
 * outside spaces surround it. A tile can lie on the grid only.
 */
export type Space = number;

const SIDE = 7;
const ALL: readonly Space[] = Array.from({ length: SIDE * SIDE }, (_, space) => space);

export const rowOf = (space: Space): number => Math.floor(space / SIDE);
export const columnOf = (space: Space): number => space % SIDE;

/** The edge of the grid that an outside space adjoins; null for spaces of the grid. */
export function edgeOf(space: Space): 'top' | 'bottom' | 'left' | 'right' | null {
  if (rowOf(space) === 0) return 'top';
  if (rowOf(space) === SIDE - 1) return 'bottom';
  if (columnOf(space) === 0) return 'left';
  return columnOf(space) === SIDE - 1 ? 'right' : null;
}

const isInside = (space: Space): boolean =>
  rowOf(space) > 0 && rowOf(space) < SIDE - 1 && columnOf(space) > 0 && columnOf(space) < SIDE - 1;

/** The 25 spaces for tiles, row by row. */
export const GRID: readonly Space[] = ALL.filter(isInside);

/** The number of spaces, inside and outside. */
export const SPACES = ALL.length;

/** The corner spaces of the grid; Bonanza tiles lie under their tiles. */
export const CORNERS: readonly Space[] = [8, 12, 36, 40];

const distances = (a: Space, b: Space): readonly [number, number] => [
  Math.abs(rowOf(a) - rowOf(b)),
  Math.abs(columnOf(a) - columnOf(b)),
];

const neighbours = (near: (rows: number, columns: number) => boolean): readonly (readonly Space[])[] =>
  ALL.map((a) => GRID.filter((b) => near(...distances(a, b))));

const BY_EDGE = neighbours((rows, columns) => rows + columns === 1);
const TOUCHING = neighbours((rows, columns) => Math.max(rows, columns) === 1);

/** The grid's spaces that share an edge with this one. */
export const byEdge = (space: Space): readonly Space[] => BY_EDGE[space] ?? [];

/** The grid's spaces that share an edge or corner with this one. */
export const neighboursOf = (space: Space): readonly Space[] => TOUCHING[space] ?? [];

/** Every space, inside and outside. */
export const ALL_SPACES = ALL;

/** The lot of an auction: the flag, or the tile on a space of the grid. */
export type LotId = 'flag' | Space;

/** A lot of this round, who won it, and what they paid for it. */
export interface WonLot {
  readonly seat: Seat;
  readonly lot: LotId;
  readonly price: number;
}

/** The lot of the marker with this number on this space. Marker 1 lies on the flag. */
export const lotUnder = (marker: number, space: Space): LotId => (marker === 1 ? 'flag' : space);
