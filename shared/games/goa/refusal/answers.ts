import type { Rejection } from '../../../kernel/result.ts';
import { answerChoices, shortfall } from '../choices/questions.ts';
import { opponents } from '../choices/tiles.ts';
import { playerOf, yieldOf, type Founding, type Question, type State } from '../state.ts';
import { whyNotPlacing } from './actions.ts';
import { whyNotDiscard, whyNotHolding } from './plays.ts';
import { whyNotHeld, againstNone, membersOf, named, type Given } from './given.ts';

/** Why this does not answer the question. */
export function whyNotAnswer(state: State, question: Question, given: Given): Rejection | undefined {
  const { seat } = question;
  if (question.ask === 'founding') return againstFounding(state, question, given);
  if (!answerChoices(state, question).some(({ type }) => type === given['type']))
    return { code: 'ANSWER_FIRST' };
  switch (question.ask) {
    case 'fill':
      return whyNotPlacing(state, seat, given, question.fields.length) ?? { code: 'FILL_ALL_FIELDS' };
    case 'spices':
    case 'resupply':
      return given['type'] === 'placeSpices'
        ? (whyNotPlacing(state, seat, given, question.n) ?? againstNone(membersOf(given['spices'])))
        : undefined;
    case 'mix':
      return { code: 'MIX_WRONG', params: { max: question.n } };
    case 'discardPlantation':
      return { code: 'PLANTATION_UNKNOWN' };
    case 'favor':
      return { code: 'TILE_NOT_REMOVED' };
    default:
      return undefined;
  }
}

/** Before founding or declining, only plays that bring colonists are allowed. */
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
      return whyNotHeld(state, seat, given['card'], { kinds, played });
    }
    case 'useTile':
      return whyNotHolding(state, seat, given['tile']) ?? { code: 'TILE_NOT_NOW' };
    case 'spyColonists':
      return againstSpiedNumber(state, asked, given);
    case 'discard':
      return whyNotDiscard(state, seat, given);
    default:
      return { code: 'ANSWER_FIRST' };
  }
}

/** 2004: only another player's higher number is allowed (rules 3.6). */
function againstSpiedNumber(state: State, { seat, board }: Founding, given: Given): Rejection {
  const held = whyNotHolding(state, seat, 'espionage');
  if (held !== undefined) return held;
  if (state.options.edition === '2012') return { code: 'TILE_NOT_NOW' };
  const other = named(opponents(state, seat), given['seat']);
  if (other === undefined) return { code: 'OPPONENT_UNKNOWN' };
  return { code: 'NUMBER_NOT_HIGHER', params: { colonists: yieldOf(state, other, 'colonists'), board } };
}

const COLONISTS = ['colonists'] as const;
const COLONISTS_OR_SCOUT = ['colonists', 'thirdScout'] as const;
