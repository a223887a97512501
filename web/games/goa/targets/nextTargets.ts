import type { Move } from '#shared/games/goa/moves.ts';
import { freePlayTargets, isFreePlay } from './freePlays.ts';
import { modifierTargets } from './modifiers.ts';
import type { Decision, MutableTargets } from './decision.ts';
import { firstTargets } from './firstTargets.ts';

export { missingInput } from './missingInput.ts';
export { bestSpy, harvestOf, progressBy } from './proposals.ts';
export { cycled, filled } from './spices.ts';

/** All targets while a move is being put together. */
export function nextTargets(decision: Decision, targets: MutableTargets, partial: Move): void {
  if (isFreePlay(partial)) return freePlayTargets(decision, targets, partial);
  firstTargets(decision, targets);
  modifierTargets(decision, targets, partial);
}
