import type { Seat } from '../../kernel/types.ts';
import type { Choice } from '../../kernel/choices.ts';
import { assertNever } from '../../kernel/never.ts';
import type { SeatView, PublicView } from '../../kernel/rules.ts';
import { countOf } from '../../kernel/count.ts';
import { onlyPublicMove } from '../../kernel/forced.ts';
import { memoize, playerOf, type State } from './state.ts';
import { GOODS, PLAIN_CARDS, type Good } from './things.ts';
import type { Move } from './moves.ts';

/** The seats that have a decision to make: none before the set-up is done and after the end. */
export const acting = ({ step }: State): readonly Seat[] =>
  step.phase === 'setup' || step.phase === 'over' ? [] : [step.seat];

const PASS: Choice = { type: 'pass', params: [] };
const DONE: Choice = { type: 'done', params: [] };
const DRAW: Choice = { type: 'draw', params: [] };
const OFFICE: readonly Choice[] = [
  { type: 'officeDraw', params: [] },
  { type: 'officeSkip', params: [] },
];

/** All moves that the view's seat may make now (rules: A turn). */
export function choices({ seat, state }: SeatView<State>): readonly Choice[] {
  const { step } = state;
  if (step.phase === 'setup' || step.phase === 'over' || step.seat !== seat) return [];
  switch (step.phase) {
    case 'loading':
      return [{ type: 'load', params: [oneGood(inSupply(state))] }];
    case 'planning':
      return [...exchanges(state, seat, null), ...purchases(state, seat), PASS];
    case 'docks':
      return [...exchanges(state, seat, step.bought), DONE];
    case 'office':
      return OFFICE;
    case 'trade':
      return trades(state, seat);
    default:
      return assertNever(step);
  }
}

/** The goods with a marker left in the supply. */
const inSupply = ({ supply }: State): readonly Good[] => GOODS.filter((good) => supply.markers[good] > 0);

const oneGood = (of: readonly Good[]) => ({ kind: 'one', name: 'good', of }) as const;

/**
 * One choice for each of the seat's ships whose marker can be exchanged, except ship `except`. There is one for
 * each ship because the new good must differ from the one aboard.
 */
export function exchanges(state: State, seat: Seat, except: number | null): readonly Choice[] {
  const supply = inSupply(state);
  return playerOf(state, seat).ships.flatMap((aboard, ship) => {
    const goods = supply.filter((good) => good !== aboard);
    if (ship === except || goods.length === 0) return [];
    return [{ type: 'exchange', params: [{ kind: 'one', name: 'ship', of: [ship] }, oneGood(goods)] }];
  });
}

function purchases(state: State, seat: Seat): readonly Choice[] {
  const { supply, figures } = state;
  const { money } = playerOf(state, seat);
  const goods = inSupply(state);
  const ship = supply.specials.ship > 0 && money >= figures.prices.ship && goods.length > 0;
  const cards = PLAIN_CARDS.filter((card) => supply.specials[card] > 0 && money >= figures.prices[card]);
  return [
    ...(ship ? [{ type: 'buyShip', params: [oneGood(goods)] }] : []),
    ...(cards.length > 0
      ? [{ type: 'buy', params: [{ kind: 'one', name: 'card', of: cards } as const] }]
      : []),
  ];
}

/** One choice for each good in the hand, because it holds how many cards can be played; and drawing. */
function trades(state: State, seat: Seat): readonly Choice[] {
  const { hand } = playerOf(state, seat);
  const plays = GOODS.flatMap((good) => {
    const held = countOf(hand, good);
    return held === 0 ? [] : [playChoice(good, held, state.market.length)];
  });
  return [...plays, DRAW];
}

/** The numbers of this many market spaces. */
const numbered = memoize((spaces): readonly number[] => Array.from({ length: spaces }, (_, space) => space));

function playChoice(good: Good, held: number, spaces: number): Choice {
  const max = Math.min(spaces, held);
  return {
    type: 'play',
    params: [oneGood([good]), { kind: 'subset', name: 'spaces', of: numbered(spaces), min: 1, max }],
  };
}

/**
 * The answer that is played without asking the player. Of all decisions only the trade depends on a hand, and a
 * hand with a card always allows playing it or drawing.
 */
export const forced = (seen: PublicView<State>, seat: Seat): Move | undefined =>
  seen.state.step.phase === 'trade' && playerOf(seen.state, seat).hand.length > 0
    ? undefined
    : (onlyPublicMove(choices, seen, seat) as Move | undefined); // offered, so it is a move of this game
