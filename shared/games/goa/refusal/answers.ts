import type { Rejection } from '../../../kernel/result.ts';
import { answers, shortfall } from '../choices/questions.ts';
import { playerOf, type Founding, type Question, type State } from '../state.ts';
import { againstPlacing } from './actions.ts';
import { againstHeld, type Given } from './given.ts';
import { againstHolding } from './tiles.ts';

/** Why this answers the question not. */
export function againstAnswer(state: State, question: Question, given: Given): Rejection | undefined {
  const { seat } = question;
  if (question.ask === 'founding') return againstFounding(state, question, given);
  if (!answers(state, question).some(({ type }) => type === given['type'])) return { code: 'ANSWER_FIRST' };
  switch (question.ask) {
    case 'fill':
      return againstPlacing(state, seat, given, question.fields.length) ?? { code: 'FILL_ALL_FIELDS' };
    case 'spices':
    case 'resupply':
      return given['type'] === 'placeSpices' ? againstPlacing(state, seat, given, question.n) : undefined;
    case 'favor':
      return { code: 'TILE_NOT_REMOVED' };
    default:
      return undefined;
  }
}

/** Before founding or declining, only what brings colonists. */
function againstFounding(state: State, asked: Founding, given: Given): Rejection | undefined {
  const { seat, colony } = asked;
  switch (given['type']) {
    case 'settle': {
      const missing = shortfall(state, asked) - playerOf(state, seat).colonists;
      return missing > 0
        ? { code: 'COLONISTS_MISSING', params: { missing, colony } }
        : { code: 'COLONY_TILE_GONE' };
    }
    case 'play': {
      const played = state.step.phase === 'turn' && state.step.carded;
      const kinds = state.options.edition === '2012' ? COLONISTS_OR_SCOUT : COLONISTS;
      return againstHeld(state, seat, given['card'], { kinds, played });
    }
    case 'useTile':
      return againstHolding(state, seat, given['tile']) ?? { code: 'TILE_NOT_NOW' };
    default:
      return { code: 'ANSWER_FIRST' };
  }
}

const COLONISTS = ['colonists'] as const;
const COLONISTS_OR_SCOUT = ['colonists', 'thirdScout'] as const;
