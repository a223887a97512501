import type { Choice } from '../../../kernel/choices.ts';
import type { Stream } from '../../../kernel/dice.ts';
import { assertNever } from '../../../kernel/never.ts';
import type { SeatView } from '../../../kernel/rules.ts';
import { choices } from '../choices.ts';
import type { Move } from '../moves.ts';
import { playerOf, type Player, type State } from '../state.ts';
import { GOODS, type Good, type PlainCard } from '../things.ts';
import { evaluate, specialCardWorth } from './evaluate.ts';
import { plus, positionOf, type Outlook } from './position.ts';
import { bestTrade, afterDrawing, spacesFor } from './trade.ts';

/**
 * Looks one turn ahead: tries every action with every trade that can follow, and takes the one with the best
 * position after it. Ties are drawn.
 */
export function normalMove(view: SeatView<State>, stream: Stream): Move {
  const position = positionOf(view.state, view.seat);
  if (view.state.step.phase === 'trade') return trade(position, view.state);
  const rate = traded(view.state) ? evaluate : (after: Outlook): number => bestTrade(after).value;
  const rated = choices(view)
    .flatMap(movesOf)
    .filter((move) => !repeats(move, playerOf(view.state, view.seat)))
    .map((move) => ({ move, value: rate(after(move, position, view)) + worth(move, position) }));
  const top = Math.max(...rated.map(({ value }) => value));
  return stream.pick(rated.filter(({ value }) => value === top)).move;
}

/** Is the trade of this turn already done? */
const traded = ({ step, options }: State): boolean =>
  step.phase === 'loading' || (step.phase === 'office' && options.officeDraw === 'turnEnd');

function trade(position: Outlook, { market }: State): Move {
  const best = bestTrade(position);
  if (best.good === null) return { type: 'draw' };
  return { type: 'play', good: best.good, spaces: spacesFor(position, market, best) };
}

/** The moves of a choice whose parameters are all lists of which one item is chosen. */
function movesOf({ type, params }: Choice): readonly Move[] {
  const filled = params.reduce<readonly object[]>(
    (moves, param) =>
      moves.flatMap((move) =>
        param.kind === 'one' ? param.of.map((value) => ({ ...move, [param.name]: value })) : [],
      ),
    [{ type }],
  );
  return filled as readonly Move[]; // the game's choices contain only moves of the game
}

/** Ships with the same good are alike, so an exchange is tried on the first of them only. */
const repeats = (move: Move, { ships }: Player): boolean =>
  move.type === 'exchange' && ships.indexOf(ships[move.ship] ?? null) < move.ship;

function after(move: Move, position: Outlook, { state, seat }: SeatView<State>): Outlook {
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
      return afterDrawing(position, 1);
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

/** Worth of a bought card beyond this turn. */
const worth = (move: Move, position: Outlook): number =>
  move.type === 'buy' ? specialCardWorth(move.card, position) : 0;

const loaded = (position: Outlook, good: Good, n: number): Outlook => ({
  ...position,
  mine: plus(position.mine, GOODS.indexOf(good), n),
});

const paid = (position: Outlook, price: number): Outlook => ({
  ...position,
  money: position.money - price,
});

const carded = (position: Outlook, card: PlainCard, { figures }: State): Outlook =>
  card === 'contract' ? { ...position, bonus: position.bonus + figures.contractBonus } : position;
