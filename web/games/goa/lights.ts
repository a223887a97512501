import type { Move } from '../../../shared/games/goa/moves.ts';
import type { State } from '../../../shared/games/goa/state.ts';
import { lazy } from '../../lazy.ts';
import type { Scene } from '../drawing.ts';
import { asked, type Board } from './lights/offers.ts';
import { starts } from './lights/starts.ts';
import type { Lights } from './table.ts';

/** What a second tap needs; fetched when the first can be made. */
export const composing = lazy(() => import('./lights/composing.ts'));

/** What can be tapped now: nothing that is not among the offered choices. */
export function lightsOf(scene: Scene<State, Move>): Lights {
  const board: Board = {
    spaces: new Map(),
    fields: new Map(),
    plots: new Map(),
    columns: new Map(),
    actions: new Map(),
    cards: new Map(),
    hand: new Map(),
    tiles: new Map(),
    removed: new Map(),
    seats: new Map(),
  };
  const own = asked(scene);
  if (own === undefined) return board;
  if (own.partial === null) starts(own, board);
  else composing()?.composing(own, board, own.partial);
  return board;
}
