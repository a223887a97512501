import { GAME_OVER, MOVE_NOT_OFFERED, NOT_YOUR_TURN, type Rejection } from '../../kernel/result.ts';
import type { SeatView } from '../../kernel/rules.ts';
import { acting } from './choices.ts';
import type { Move } from './moves.ts';
import { countOf } from '../../kernel/count.ts';
import { playerOf, type State } from './state.ts';
import { GOODS, PLAIN_CARDS, type Good, type Special } from './things.ts';

/** A move as it was received, of unknown shape. */
type Given = Readonly<Record<string, unknown>>;

const UNKNOWN: Rejection = { code: MOVE_NOT_OFFERED };

/** Why a move is not offered; MOVE_NOT_OFFERED if there is no better reason. */
export function refusal({ seat, state }: SeatView<State>, move: unknown): Rejection {
  if (state.step.phase === 'over') return { code: GAME_OVER };
  if (!acting(state).includes(seat)) return { code: NOT_YOUR_TURN };
  if (typeof move !== 'object' || move === null) return UNKNOWN;
  const given: Given = Object.fromEntries(Object.entries(move));
  return reasonAgainst(state, seat, given) ?? UNKNOWN;
}

function reasonAgainst(state: State, seat: number, given: Given): Rejection | undefined {
  switch (state.step.phase) {
    case 'loading':
      return given['type'] === 'load' ? againstMarker(state, given) : undefined;
    case 'planning':
      return againstAction(state, seat, given);
    case 'docks':
      return given['type'] === 'exchange'
        ? againstExchange(state, seat, given, state.step.bought)
        : undefined;
    case 'trade':
      if (given['type'] === 'play') return againstPlay(state, seat, given);
      return isOf(PLANNING, given) ? { code: 'PLANNING_OVER' } : undefined;
    default:
      return undefined;
  }
}

function againstAction(state: State, seat: number, given: Given): Rejection | undefined {
  switch (given['type']) {
    case 'exchange':
      return againstExchange(state, seat, given, null);
    case 'buyShip':
      return againstPurchase(state, seat, 'ship') ?? againstMarker(state, given);
    case 'buy': {
      const card = PLAIN_CARDS.find((plain) => plain === given['card']);
      return card === undefined ? { code: 'CARD_UNKNOWN' } : againstPurchase(state, seat, card);
    }
    case 'play':
    case 'draw':
      return { code: 'PLANNING_FIRST' };
    default:
      return undefined;
  }
}

const PLANNING = ['exchange', 'buyShip', 'buy', 'pass'] as const satisfies readonly Move['type'][];
const isOf = (types: readonly string[], given: Given): boolean =>
  types.some((type) => type === given['type']);

const goodOf = (given: Given): Good | undefined => GOODS.find((good) => good === given['good']);

function againstMarker({ supply }: State, given: Given): Rejection | undefined {
  const good = goodOf(given);
  if (good === undefined) return { code: 'GOOD_UNKNOWN' };
  return supply.markers[good] === 0 ? { code: 'GOOD_NOT_IN_SUPPLY', params: { good } } : undefined;
}

function againstExchange(
  state: State,
  seat: number,
  given: Given,
  bought: number | null,
): Rejection | undefined {
  const { ships } = playerOf(state, seat);
  const ship = ships.findIndex((_, own) => own === given['ship']);
  if (ship < 0) return { code: 'SHIP_UNKNOWN' };
  if (ship === bought) return { code: 'SHIP_JUST_BOUGHT' };
  const good = goodOf(given);
  if (good !== undefined && good === ships[ship]) return { code: 'SAME_GOOD', params: { good } };
  return againstMarker(state, given);
}

function againstPurchase(state: State, seat: number, card: Special): Rejection | undefined {
  const { supply, figures } = state;
  if (supply.specials[card] === 0) return { code: 'CARD_SOLD_OUT', params: { card } };
  const price = figures.prices[card];
  const { money } = playerOf(state, seat);
  return money < price ? { code: 'NOT_ENOUGH_MONEY', params: { price, money } } : undefined;
}

function againstPlay(state: State, seat: number, given: Given): Rejection | undefined {
  const good = goodOf(given);
  if (good === undefined) return { code: 'GOOD_UNKNOWN' };
  const held = countOf(playerOf(state, seat).hand, good);
  const spaces: unknown = given['spaces'];
  if (held === 0) return { code: 'CARDS_NOT_IN_HAND', params: { good, held } };
  if (!Array.isArray(spaces)) return { code: 'SPACE_UNKNOWN' };
  return againstSpaces(spaces, state.market.length) ?? tooFewHeld(good, held, spaces.length);
}

function againstSpaces(spaces: readonly unknown[], max: number): Rejection | undefined {
  if (spaces.length === 0) return { code: 'NO_SPACES' };
  if (spaces.length > max) return { code: 'TOO_MANY_CARDS', params: { max } };
  const known = spaces.filter((space) => isSpace(space, max));
  if (known.length < spaces.length) return { code: 'SPACE_UNKNOWN' };
  return new Set(known).size < known.length ? { code: 'SPACES_REPEATED' } : undefined;
}

const isSpace = (space: unknown, spaces: number): space is number =>
  typeof space === 'number' && Number.isInteger(space) && space >= 0 && space < spaces;

const tooFewHeld = (good: Good, held: number, wanted: number): Rejection | undefined =>
  wanted > held ? { code: 'CARDS_NOT_IN_HAND', params: { good, held } } : undefined;
