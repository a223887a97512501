import type { Move } from '../../../../shared/games/goa/moves.ts';
import type { State } from '../../../../shared/games/goa/state.ts';
import type { Scene } from '../../drawing.ts';

/** Does the desk have something to show? */
export function isAtDesk({ partial, now, offered }: Scene<State, Move>): boolean {
  switch (partial?.type) {
    case undefined:
      return offered.length > 0 && now.questions[0]?.ask === 'founding';
    case 'bid':
    case 'mix':
    case 'placeMarker':
    case 'quickMarkers':
      return false;
    default:
      return offered.length > 0;
  }
}
