import { GRID } from '#shared/games/goa/spaces.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { COLONIES, COLUMNS, PLANTATIONS, TILES } from '#shared/games/goa/things.ts';
import type { Portrait, PortraitThing } from '../gameUi.ts';
import { COLUMN_DRAWINGS } from './drawings/cards.ts';
import { COLONY_DRAWINGS } from './drawings/colonies.ts';
import { tileDrawing } from './drawings/tiles.ts';

/** The side of the trade board. */
const SIDE = 5;

/** The trade board, and before each player their progress, plantations and colonies. */
export const portrait: Portrait<State> = {
  board: ({ grid }) => ({
    columns: SIDE,
    things: GRID.map((space) => {
      const tile = grid[space] ?? null;
      return tile === null ? null : { of: tileDrawing(tile) };
    }),
  }),
  seat: (state, seat) => {
    const { rows, plots } = playerOf(state, seat);
    return [
      ...COLUMNS.map((column) => ({ of: COLUMN_DRAWINGS[column], text: String(rows[column] + 1) })),
      ...PLANTATIONS.flatMap((space): PortraitThing[] => {
        const tile = TILES.find((one) => one === plots[space]?.name);
        return tile === undefined ? [] : [{ of: tileDrawing(tile) }];
      }),
      ...COLONIES.filter((colony) => plots[colony] !== null).map((colony) => ({
        of: COLONY_DRAWINGS[colony],
      })),
    ];
  },
};
