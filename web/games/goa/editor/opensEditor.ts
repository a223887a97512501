import type { Move } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import type { Scene } from '../../gameUi.ts';
import { boundsOf, listed } from '#shared/kernel/listed.ts';
import { decisionOf, choicesOf, handOf } from '../targets/decision.ts';

/** Does the move editor have something to show? */
export function isAtDesk(scene: Scene<State, Move>): boolean {
  const decision = decisionOf(scene);
  if (decision === undefined) return false;
  const harvests = choicesOf(decision, 'harvest');
  switch (scene.partial?.type) {
    case 'progress':
    case 'payDucats':
    case 'viceKing':
    case 'expedition':
    case 'found':
    case 'spy':
    case 'spyHarvest':
    case 'spyFound':
    case 'spyColonists':
      return true;
    case 'harvest':
      return (
        listed(harvests, 'card', handOf(decision)).length > 0 || boundsOf(harvests[0], 'spices').max === 0
      );
    default:
      return scene.now.questions[0]?.ask === 'founding';
  }
}
