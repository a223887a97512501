import type { Choice } from '../../../kernel/choices.ts';
import type { Stream } from '../../../kernel/dice.ts';
import { assertNever } from '../../../kernel/never.ts';
import type { SeatView } from '../../../kernel/rules.ts';
import { choices } from '../choices.ts';
import type { Move } from '../moves.ts';
import { GOODS, playerOf, type Good, type PlainCard, type Player, type State } from '../state.ts';
import { evaluate, worthOf } from './evaluate.ts';
import { plus, positionOf, type Position } from './position.ts';
import { bestTrade, drawing, spacesFor } from './trade.ts';

/**
 * Looks one own turn ahead: tries every action with every trade that can follow, and takes the one with
 * the best position after it. Ties are drawn.
 */
export function normalMove(view: SeatView<State>, stream: Stream): Move {
  const position = positionOf(view.state, view.seat);
  if (view.state.step.phase === 'trade') return trade(position, view.state);
  const rate = traded(view.state) ? evaluate : (after: Position): number => bestTrade(after).value;
  const rated = choices(view)
    .flatMap(movesOf)
    .filter((move) => !repeats(move, playerOf(view.state, view.seat)))
    .map((move) => ({ move, value: rate(after(move, position, view)) + worth(move, position) }));
  const top = Math.max(...rated.map(({ value }) => value));
  return stream.pick(rated.filter(({ value }) => value === top)).move;
}

/** Is there no trade to come in this turn? */
const traded = ({ step, options }: State): boolean =>
  step.phase === 'loading' || (step.phase === 'office' && options.officeDraw === 'turnEnd');

function trade(position: Position, { market }: State): Move {
  const best = bestTrade(position);
  if (best.good === null) return { type: 'draw' };
  return { type: 'play', good: best.good, spaces: spacesFor(position, market, best) };
}

/** The moves of a choice whose parameters are each one of a list. */
function movesOf({ type, params }: Choice): readonly Move[] {
  const filled = params.reduce<readonly object[]>(
    (moves, param) =>
      moves.flatMap((move) =>
        param.kind === 'one' ? param.of.map((value) => ({ ...move, [param.name]: value })) : [],
      ),
    [{ type }],
  );
  return filled as readonly Move[]; // the game's own choices list the game's own moves
}

/** Ships with the same good are alike: an exchange is tried on the first of them only. */
const repeats = (move: Move, { ships }: Player): boolean =>
  move.type === 'exchange' && ships.indexOf(ships[move.ship] ?? null) < move.ship;

function after(move: Move, position: Position, { state, seat }: SeatView<State>): Position {
  switch (move.type) {
    case 'load':
      return loaded(position, move.good, 1);
    case 'exchange': {
      const aboard = playerOf(state, seat).ships[move.ship] ?? move.good;
      return loaded(loaded(position, aboard, -1), move.good, 1);
    }
    case 'buyShip':
      return loaded(paid(position, state.figures.prices.ship), move.good, 1);
    case 'buy':
      return carded(paid(position, state.figures.prices[move.card]), move.card, state);
    case 'officeDraw':
      return drawing(position, 1);
    case 'pass':
    case 'done':
    case 'officeSkip':
    case 'play':
    case 'draw':
      return position;
    default:
      return assertNever(move);
  }
}

/** What a card is good for beyond this turn. */
const worth = (move: Move, position: Position): number =>
  move.type === 'buy' ? worthOf(move.card, position) : 0;

const loaded = (position: Position, good: Good, n: number): Position => ({
  ...position,
  mine: plus(position.mine, GOODS.indexOf(good), n),
});

const paid = (position: Position, price: number): Position => ({
  ...position,
  money: position.money - price,
});

const carded = (position: Position, card: PlainCard, { figures }: State): Position =>
  card === 'contract' ? { ...position, bonus: position.bonus + figures.contractBonus } : position;
