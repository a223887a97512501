import type { Move } from '../../../shared/games/goa/moves.ts';
import type { State } from '../../../shared/games/goa/state.ts';
import type { Scene } from '../drawing.ts';
import { aside, isAside } from './lights/aside.ts';
import { modified } from './lights/modified.ts';
import { asked, type Board } from './lights/offers.ts';
import { starts } from './lights/starts.ts';
import type { Lights } from './table.ts';

/** What can be tapped now: nothing that is not among the offered choices. */
export function lightsOf(scene: Scene<State, Move>): Lights {
  const board: Board = {
    spaces: new Map(),
    fields: new Map(),
    plots: new Map(),
    columns: new Map(),
    actions: new Map(),
    cards: new Map(),
    tiles: new Map(),
    removed: new Map(),
    seats: new Map(),
  };
  const own = asked(scene);
  if (own === undefined) return board;
  const { partial } = own;
  if (partial !== null && isAside(partial)) aside(own, board, partial);
  else {
    starts(own, board);
    if (partial !== null) modified(own, board, partial);
  }
  return board;
}
