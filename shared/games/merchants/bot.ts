import type { Stream } from '../../kernel/dice.ts';
import { assertNever } from '../../kernel/never.ts';
import type { SeatView } from '../../kernel/rules.ts';
import type { BotLevel } from '../../kernel/types.ts';
import { isOffered, type Choice } from '../../kernel/choices.ts';
import { sampleMove } from '../../kernel/sampleMove.ts';
import { countOf } from '../../kernel/count.ts';
import { normalMove } from './bots/normal.ts';
import type { Move } from './moves.ts';
import { playerOf, type State, type Player } from './state.ts';
import { choices } from './choices.ts';
import { GOODS } from './things.ts';

/** An offered move; `strong` plays as `normal` does. */
export function bot(view: SeatView<State>, level: BotLevel, stream: Stream): Move {
  switch (level) {
    case 'easy':
      return easyMove(view, stream);
    case 'normal':
    case 'strong':
      return normalMove(view, stream);
    default:
      return assertNever(level);
  }
}

/**
 * A beginner: loads goods they hold and sells goods they carry, buys at random, and looks neither at the market
 * nor at the others.
 */
function easyMove(view: SeatView<State>, stream: Stream): Move {
  const offered = choices(view);
  switch (view.state.step.phase) {
    case 'planning':
      return plan(view, offered, stream);
    case 'trade':
      return trade(view, offered, stream);
    default:
      return anyOf(offered, stream);
  }
}

/** Moves are drawn from the game's own choices, hence moves of this game. */
const anyOf = (offered: readonly Choice[], stream: Stream): Move => sampleMove(offered, stream) as Move;

function plan({ state, seat }: SeatView<State>, offered: readonly Choice[], stream: Stream): Move {
  const purchases = offered.filter(({ type }) => type === 'buy' || type === 'buyShip');
  if (purchases.length > 0 && stream.int(2) === 0) return anyOf(purchases, stream);
  const { hand, ships } = playerOf(state, seat);
  const held = GOODS.filter((good) => hand.includes(good));
  if (held.length === 0 || stream.int(2) === 0) return { type: 'pass' };
  const move: Move = { type: 'exchange', ship: stream.int(ships.length), good: stream.pick(held) };
  return isOffered(offered, move) ? move : { type: 'pass' };
}

function trade({ state, seat }: SeatView<State>, offered: readonly Choice[], stream: Stream): Move {
  const player = playerOf(state, seat);
  const paying = GOODS.filter((good) => player.ships.includes(good) && player.hand.includes(good));
  if (paying.length === 0) return stream.int(8) === 0 ? anyOf(offered, stream) : { type: 'draw' };
  const good = stream.pick(paying);
  return { type: 'play', good, spaces: anySpaces(player, good, state.market.length, stream) };
}

/** A random set of spaces, one for each card to play. */
const anySpaces = (player: Player, good: Player['hand'][number], spaces: number, stream: Stream): number[] =>
  stream
    .shuffle(Array.from({ length: spaces }, (_, space) => space))
    .slice(0, countOf(player.hand, good))
    .toSorted((a, b) => a - b);
