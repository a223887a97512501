import { GAME_OVER, MOVE_NOT_OFFERED, NOT_YOUR_TURN, type Rejection } from '../../kernel/result.ts';
import type { SeatView } from '../../kernel/rules.ts';
import type { Seat } from '../../kernel/types.ts';
import { acting } from './choices.ts';
import { whyNotAction, whyNotPlacing } from './refusal/actions.ts';
import { whyNotCard, whyNotDiscard, whyNotTile, whyNotHolding } from './refusal/plays.ts';
import { againstNone, membersOf, type Given, named, whyNotHeld } from './refusal/given.ts';
import {
  playerOf,
  type State,
  type Turn,
  auctioneerOf,
  type Auction,
  yieldOf,
  type Founding,
  type Question,
} from './state.ts';
import { auctioneersPrice } from './prices.ts';
import { placements } from './choices/auctions.ts';
import { ALL_SPACES, byEdge } from './spaces.ts';
import { answerChoices, shortfall } from './choices/questions.ts';
import { opponents } from './choices/tiles.ts';

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

/** The flag goes on an empty space beside a tile, a marker on a free tile next to the previous marker. */
export function whyNotMarker(state: State, given: Given): Rejection | undefined {
  const { grid, markers } = state;
  const space = named(ALL_SPACES, given['space']);
  if (space === undefined) return { code: 'NO_SUCH_SPACE' };
  if (placements(state).includes(space)) return undefined;
  const hasTile = grid[space] !== null;
  if (markers.length === 0) {
    if (hasTile) return { code: 'SPACE_NOT_EMPTY' };
    return byEdge(space).some((near) => grid[near] !== null) ? undefined : { code: 'FLAG_NOT_BESIDE_TILE' };
  }
  if (!hasTile) return { code: 'NO_TILE_THERE' };
  const isTaken = markers.some((marker) => marker?.space === space);
  return { code: isTaken ? 'SPACE_HAS_MARKER' : 'SPACE_NOT_ADJACENT' };
}

/** A bid must top the highest bid and be affordable. In 2012 the auctioneer buys instead. */
export function whyNotBid(
  state: State,
  { seat, high, marker }: Auction,
  given: Given,
): Rejection | undefined {
  const { ducats } = playerOf(state, seat);
  const buys = state.options.edition === '2012' && seat === auctioneerOf(state, marker);
  const price = auctioneersPrice(high?.amount ?? 0);
  if (given['type'] === 'buy') {
    if (!buys) return { code: 'BID_OR_PASS' };
    return price > ducats ? { code: 'NOT_ENOUGH_DUCATS', params: { price, ducats } } : undefined;
  }
  if (given['type'] === 'bid' && buys) return { code: 'AUCTIONEER_BUYS', params: { price } };
  const amount = Number(typeof given['amount'] === 'number' ? given['amount'] : NaN);
  const min = (high?.amount ?? 0) + 1;
  if (given['type'] !== 'bid' || !Number.isInteger(amount)) return undefined;
  if (amount < min) return { code: 'BID_TOO_LOW', params: { min } };
  return amount > ducats ? { code: 'NOT_ENOUGH_DUCATS', params: { price: amount, ducats } } : undefined;
}

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
