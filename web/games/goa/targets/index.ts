import type { Move } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import type { Scene } from '../../gameUi.ts';
import { composing } from './composing.ts';
import { decisionOf, type MutableTargets } from './decision.ts';
import { firstTargets } from './firstTargets.ts';
import type { Targets } from '../boardProps.ts';

/** All targets now. Each belongs to an offered choice. */
export function targetsOf(scene: Scene<State, Move>): Targets {
  const targets: MutableTargets = {
    spaces: new Map(scene.places),
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
  const decision = decisionOf(scene);
  if (decision === undefined || scene.places) return targets;
  if (decision.partial === null) firstTargets(decision, targets);
  else composing()?.nextTargets(decision, targets, decision.partial);
  return targets;
}
