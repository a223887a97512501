import type { Move } from '../../../../shared/games/goa/moves.ts';
import type { State } from '../../../../shared/games/goa/state.ts';
import type { Scene } from '../../drawing.ts';
import { asked, boundsOf, choicesOf, handOf, listed } from '../lights/offers.ts';

/** Does the desk have something to show? */
export function isAtDesk(scene: Scene<State, Move>): boolean {
  const own = asked(scene);
  if (own === undefined) return false;
  const harvests = choicesOf(own, 'harvest');
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
      return listed(harvests, 'card', handOf(own)).length > 0 || boundsOf(harvests[0], 'spices').max === 0;
    default:
      return scene.now.questions[0]?.ask === 'founding';
  }
}
