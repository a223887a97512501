import type { Seat } from '../../kernel/types.ts';
import { markOf } from '../../art/crests.ts';
import { box, put, type Picture } from '../../art/drawing.ts';
import { BACK, FLOWER, SHIP } from '../../art/things.ts';
import type { Portrait, PortraitThing } from '../../art/portrait.ts';
import { COLUMN_DRAWINGS } from './drawings/cards.ts';
import { COLOURS } from './drawings/spices.ts';
import { COLONY_DRAWINGS } from './drawings/colonies.ts';
import { COLONIST, EXTRA_CARD, FLAG } from './drawings/pieces.ts';
import { tileDrawing, tileWithFigure } from './drawings/tiles.ts';
import { columnOf, GRID, rowOf, type Space } from './spaces.ts';
import { LAST_ROW, playerOf, yieldOf, type Player, type Plot, type State } from './state.ts';
import { COLONIES, COLUMNS, PLANTATIONS, TILES, type Column } from './things.ts';

/**
 * The trade board with flag and auction markers, and before each player their resources, progress, boards and open tiles.
 * Ducats are left out, because the table keeps them back until the end.
 */
export const portrait: Portrait<State> = {
  board: (state) => {
    const drawn = [...GRID, ...state.markers.flatMap((marker) => marker?.space ?? [])];
    const [left, right] = ends(drawn.map(columnOf));
    const [top, bottom] = ends(drawn.map(rowOf));
    const columns = range(left, right);
    const spaces = range(top, bottom).flatMap((row) => columns.map((column) => spaceAt(row, column)));
    return { columns: columns.length, things: spaces.map((space) => onSpace(state, space)) };
  },
  seat: (state, seat) => {
    const player = playerOf(state, seat);
    return [
      [...resourcesOf(player), ...COLUMNS.map((column) => progressOf(state, seat, column))],
      [
        ...PLANTATIONS.flatMap((id) => plantationOf(player.plots[id])),
        ...COLONIES.flatMap((id) => boardOf(player.plots[id], COLONY_DRAWINGS[id])),
        ...player.tiles.map(({ tile }) => ({ of: tileWithFigure(tile, state.figures) })),
      ],
    ];
  },
  colours: COLOURS,
};

const ends = (lines: readonly number[]): readonly [first: number, last: number] => [
  Math.min(...lines),
  Math.max(...lines),
];

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** The lines of the board: those of the grid, and one outside at each edge. */
const LINES = 7;
const spaceAt = (row: number, column: number): Space => row * LINES + column;

/** An empty space: quieter than tiles. */
const EMPTY: Picture = [['flat sheet', box(2, 2, 44, 44, 4)], put(FLOWER, 12, 12, 0.5)];

/** A space of the board with what lies on it; null for one outside that is empty. */
function onSpace({ grid, markers, figures }: State, space: Space): PortraitThing | null {
  const at = markers.findIndex((marker) => marker?.space === space);
  const marker = markers[at];
  const tile = grid[space] ?? null;
  const isInside = GRID.includes(space);
  if (!isInside && !marker) return null;
  const ground = tile === null ? (isInside ? EMPTY : []) : tileWithFigure(tile, figures);
  const mark: Picture = marker
    ? [{ ...put(markOf(marker.seat, at + 1), 0, 0, 0.46), as: `of-seat-${marker.seat}` }]
    : [];
  return {
    of: [...ground, ...(at === 0 && tile === null ? [put(FLAG, 8, 8, 0.75)] : []), ...mark],
  };
}

const resourcesOf = ({ ships, colonists, extra, hand }: Player): readonly PortraitThing[] => [
  { of: SHIP, text: String(ships) },
  { of: COLONIST, text: String(colonists) },
  { of: EXTRA_CARD, text: String(extra) },
  { of: [put(BACK, 6, 0, 0.75)], text: String(hand.length) },
];

/** A column of the development board: what it yields, and a step for each row that is reached. */
const progressOf = (state: State, seat: Seat, column: Column): PortraitThing => ({
  of: [put(COLUMN_DRAWINGS[column], 5, -2, 0.8), ...stepsTo(playerOf(state, seat).rows[column])],
  text: String(yieldOf(state, seat, column)),
});

const stepsTo = (row: number): Picture =>
  Array.from({ length: LAST_ROW + 1 }, (_, at) => [
    at <= row ? 'cobalt' : 'paper',
    box(1 + 9.4 * at, 39, 8, 7, 1),
  ]);

function plantationOf(plot: Plot | null): readonly PortraitThing[] {
  const tile = TILES.find((one) => one === plot?.name);
  return tile === undefined ? [] : boardOf(plot, tileDrawing(tile));
}

/** A plantation or colony, with how many of its fields have a spice. */
const boardOf = (plot: Plot | null, of: Picture): readonly PortraitThing[] =>
  plot === null
    ? []
    : [{ of, text: `${plot.fields.filter((spice) => spice !== null).length}/${plot.fields.length}` }];
