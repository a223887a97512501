import { GAME_OVER, MOVE_NOT_OFFERED, NOT_YOUR_TURN, type Rejection } from '../../kernel/result.ts';
import type { SeatView } from '../../kernel/rules.ts';
import type { Seat } from '../../kernel/types.ts';
import { acting } from './choices.ts';
import { whyNotAction, whyNotPlacing } from './refusal/actions.ts';
import { whyNotAnswer } from './refusal/answers.ts';
import { whyNotBid, whyNotMarker } from './refusal/auctions.ts';
import { whyNotCard, whyNotDiscard, whyNotTile } from './refusal/plays.ts';
import { againstNone, membersOf, type Given } from './refusal/given.ts';
import { playerOf, type State, type Turn } from './state.ts';

const UNKNOWN: Rejection = { code: MOVE_NOT_OFFERED };

/** Why a move is not offered; MOVE_NOT_OFFERED if there is no better reason. */
export function refusal({ seat, state }: SeatView<State>, move: unknown): Rejection {
  const seats = acting(state);
  if (seats.length === 0) return { code: GAME_OVER };
  if (!seats.includes(seat)) return { code: NOT_YOUR_TURN };
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return UNKNOWN;
  const given: Given = Object.fromEntries(Object.entries(move));
  return reasonAgainst(state, seat, given) ?? UNKNOWN;
}

function reasonAgainst(state: State, seat: Seat, given: Given): Rejection | undefined {
  const { step, questions } = state;
  const asked = questions[0];
  if (asked !== undefined) return whyNotAnswer(state, asked, given);
  switch (step.phase) {
    case 'quickStart':
      return given['type'] === 'quickMarkers'
        ? { code: 'MARKERS_WRONG', params: { markers: state.figures.quickStart.markers } }
        : undefined;
    case 'placing':
      return given['type'] === 'placeMarker' ? whyNotMarker(state, given) : undefined;
    case 'auction':
      return whyNotBid(state, step, given);
    case 'turn':
      return againstPlay(state, step, given);
    case 'extra':
      return given['type'] === 'pass' ? tooManyExtra(state, seat) : undefined;
    default:
      return undefined;
  }
}

const tooManyExtra = (state: State, seat: Seat): Rejection | undefined => {
  const { extra } = playerOf(state, seat);
  const kept = state.figures.extraKept;
  return extra > kept ? { code: 'EXTRA_CARDS_LEFT', params: { extra, kept } } : undefined;
};

/** Why a move is refused in an action turn. */
function againstPlay(state: State, turn: Turn, given: Given): Rejection | undefined {
  switch (given['type']) {
    case 'endTurn':
      return turn.acted ? undefined : { code: 'ACTION_FIRST' };
    case 'progress':
    case 'buildShips':
    case 'harvest':
    case 'taxes':
    case 'expedition':
    case 'found':
      return turn.acted ? { code: 'ACTION_TAKEN' } : whyNotAction(state, turn, given);
    case 'play':
    case 'sell':
    case 'payDucats':
      return whyNotCard(state, turn, given);
    case 'playSpices':
      return (
        whyNotCard(state, turn, given) ??
        whyNotPlacing(state, turn.seat, given, state.figures.gains['card.spices']?.spices) ??
        againstNone(membersOf(given['spices']))
      );
    case 'pass':
      return { code: 'NO_PASSING' };
    case 'discard':
      return whyNotDiscard(state, turn.seat, given);
    default:
      return whyNotTile(state, turn, given);
  }
}
