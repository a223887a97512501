import type { Move } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import type { Scene } from '../../gameUi.ts';
import type { Targets } from '../boardProps.ts';
import { decisionOf, type Decision, type MutableTargets } from './decision.ts';
import { firstTargets } from './firstTargets.ts';
import { freePlayTargets, isFreePlay } from './freePlays.ts';
import { modifierTargets } from './modifiers.ts';

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
  else nextTargets(decision, targets, decision.partial);
  return targets;
}

/** All targets while a move is being put together. */
function nextTargets(decision: Decision, targets: MutableTargets, partial: Move): void {
  if (isFreePlay(partial)) return freePlayTargets(decision, targets, partial);
  firstTargets(decision, targets);
  modifierTargets(decision, targets, partial);
}
