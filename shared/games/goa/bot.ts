import type { Stream } from '../../kernel/dice.ts';
import { assertNever } from '../../kernel/never.ts';
import type { SeatView } from '../../kernel/rules.ts';
import type { BotLevel } from '../../kernel/types.ts';
import type { Choice, Param } from '../../kernel/choices.ts';
import { sampleMove } from '../../kernel/sampleMove.ts';
import { normalMove } from './bots/normal.ts';
import { strongMove } from './bots/strong.ts';
import type { Move } from './moves.ts';
import { playerOf, type State, type Auction } from './state.ts';
import { choices } from './choices.ts';

/** An offered move. */
export function bot(view: SeatView<State>, level: BotLevel, stream: Stream): Move {
  switch (level) {
    case 'easy':
      return easyMove(view, stream);
    case 'normal':
      return normalMove(view, stream);
    case 'strong':
      return strongMove(view, stream);
    default:
      return assertNever(level);
  }
}

/** The most a beginner raises the highest bid by, and the share of their ducats they spend on one tile. */
const RAISE = 3;
const SHARE = 0.5;

/** A beginner: takes moves that bring something, bids a little, discards nothing and does not plan. */
function easyMove(view: SeatView<State>, stream: Stream): Move {
  const { step, questions } = view.state;
  const offered = choices(view);
  if (questions.length > 0) return answer(offered, stream);
  if (step.phase === 'auction') return bid(view, step, offered, stream);
  const useful = offered.filter(isUseful).map(generous);
  const progress = useful.filter(({ type }) => type === 'progress' || type === 'payDucats');
  const gains = useful.filter(({ type }) => FREE_GAINS.has(type));
  if (gains.length > 0) return anyOf(gains, stream);
  return anyOf(progress.length > 0 && stream.int(4) > 0 ? progress : useful, stream);
}

/** Is the move of some use? Not a discard, a harvest without a field or an expedition for no card. */
const isUseful = ({ type, params }: Choice): boolean =>
  type !== 'discard' &&
  (type === 'progress' || params.every((param) => param.kind === 'one' || param.max > 0));

/** Moves that bring something for nothing. */
const FREE_GAINS: ReadonlySet<string> = new Set(['useTile', 'redSpice', 'viceKing', 'extraHarvest', 'duty']);

/** Moves are drawn from the game's own choices, hence moves of this game. */
const anyOf = (offered: readonly Choice[], stream: Stream): Move => sampleMove(offered, stream) as Move;

/** Founds if that is possible. */
function answer(offered: readonly Choice[], stream: Stream): Move {
  const founding = offered.filter(({ type }) => type === 'settle');
  const kept = offered.filter(({ type }) => type !== 'discard');
  return anyOf(founding.length > 0 ? founding : kept.map(generous), stream);
}

/** A little more than the highest bid, while it is cheap. */
function bid(
  { state, seat }: SeatView<State>,
  { high }: Auction,
  offered: readonly Choice[],
  stream: Stream,
): Move {
  const limit = Math.floor(playerOf(state, seat).ducats * SHARE);
  const amount = (high?.amount ?? 0) + 1 + stream.int(RAISE);
  const speech = offered.find(({ type }) => type !== 'pass');
  if (speech === undefined || amount > limit || stream.int(3) === 0) return { type: 'pass' };
  return speech.type === 'buy' ? { type: 'buy' } : { type: 'bid', amount };
}

/** The choice narrowed to its largest amounts. */
const generous = (choice: Choice): Choice => ({ ...choice, params: choice.params.map(most) });

function most(param: Param): Param {
  if (param.kind === 'range' || param.kind === 'subset') return { ...param, min: param.max };
  return param.kind === 'fields' && param.need === undefined ? { ...param, min: param.max } : param;
}
