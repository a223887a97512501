import type { Move } from '../../../shared/games/goa/moves.ts';
import type { State } from '../../../shared/games/goa/state.ts';
import type { Scene } from '../drawing.ts';
import type { Lights } from './table.ts';

/** What can be tapped now: nothing that is not among the offered choices. */
export function lightsOf(_scene: Scene<State, Move>): Lights {
  return {
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
}
