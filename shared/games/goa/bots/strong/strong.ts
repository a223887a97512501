import type { Choice } from '../../../../kernel/choices.ts';
import type { Stream } from '../../../../kernel/dice.ts';
import type { SeatView } from '../../../../kernel/rules.ts';
import { choices } from '../../choices.ts';
import type { Move } from '../../moves.ts';
import type { State } from '../../state.ts';
import { freePlays, normalMove, ownActions, rate } from '../normal.ts';
import { botViewOf, type Rated } from '../scene.ts';
import { mostOf } from '../spices.ts';
import { WEIGHTS } from '../weights.ts';
import { outcomeOf, type ImaginedWorld } from './rollout.ts';
import { imagine } from './worlds.ts';

/** Limits of a decision: this many moves are tried, each in this many worlds. */
export interface Budget {
  readonly moves: number;
  readonly worlds: number;
  /** Decisions of all playouts together. No further world is imagined after that. */
  readonly decisions: number;
}

/** A decision in a playout takes some 0.1 ms. Without this limit, one move in a thousand takes 100 ms. */
export const BUDGET: Budget = { moves: 4, worlds: 5, decisions: 240 };

/**
 * Tries the moves that the normal bot rates best in several worlds, and plays the round on alone in each. Takes
 * the move that does best on average. In auctions it plays as the normal bot does (docs/bots.md says why).
 */
export function strongMove(view: SeatView<State>, stream: Stream, budget: Budget = BUDGET): Move {
  const offered = choices(view);
  const tried = isOwnTurn(view) ? candidates(view, offered).slice(0, budget.moves) : [];
  const [first, second] = tried;
  if (first === undefined || second === undefined) return normalMove(view, stream);
  const worths = worthsOf(view, tried, stream, budget);
  return (mostOf(tried, (rated) => worths.get(rated) ?? -Infinity) ?? first).move;
}

/** The worth of each move, summed over the same worlds. */
function worthsOf(
  view: SeatView<State>,
  tried: readonly Rated[],
  stream: Stream,
  { worlds, decisions }: Budget,
): ReadonlyMap<Rated, number> {
  const worths = new Map<Rated, number>();
  let left = decisions;
  for (let n = 0; n < worlds && left > 0; n += 1) {
    const world: ImaginedWorld = { state: imagine(view, stream), seed: stream.int(2 ** 32) };
    for (const rated of tried) {
      const outcome = outcomeOf(view, rated.move, world);
      worths.set(rated, (worths.get(rated) ?? 0) + outcome.worth);
      left -= outcome.decisions;
    }
  }
  return worths;
}

const isOwnTurn = ({ state }: SeatView<State>): boolean =>
  state.step.phase === 'turn' || state.step.phase === 'extra';

/** Moves worth a try, the best first. */
function candidates(view: SeatView<State>, offered: readonly Choice[]): readonly Rated[] {
  const { step, questions } = view.state;
  const scene = botViewOf(view, WEIGHTS);
  if (questions.length > 0) return sorted(rate(view, offered, WEIGHTS));
  if (step.phase === 'extra')
    return offered.map(({ type }): Rated => ({
      move: { type: type === 'pass' ? 'pass' : 'extraAction' },
      value: 0,
    }));
  if (step.phase !== 'turn') return [];
  const free = sorted(freePlays(scene, offered));
  if (step.acted) return [...free, { move: { type: 'endTurn' }, value: 0 }];
  return [...free.slice(0, 1), ...sorted(ownActions(scene, offered))];
}

const sorted = (rated: readonly Rated[]): readonly Rated[] => rated.toSorted((a, b) => b.value - a.value);
