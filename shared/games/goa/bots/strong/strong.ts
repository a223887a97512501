import type { Choice } from '../../../../kernel/choices.ts';
import type { Stream } from '../../../../kernel/dice.ts';
import type { SeatView } from '../../../../kernel/rules.ts';
import { choices } from '../../choices.ts';
import type { Move } from '../../moves.ts';
import type { State } from '../../state.ts';
import { freePlays, normalMove, ownActions, rate } from '../normal.ts';
import { sceneOf, type Rated } from '../scene.ts';
import { mostOf } from '../spices.ts';
import { WEIGHTS } from '../weights.ts';
import { outcomeOf, type World } from './rollout.ts';
import { imagine } from './worlds.ts';

/** What a decision may cost: so many moves are tried, each in so many worlds. */
export interface Budget {
  readonly moves: number;
  readonly worlds: number;
  /** Decisions of all playouts together: no further world is imagined when they are used up. */
  readonly decisions: number;
}

/** A decision in a playout takes some 0.1 ms; without an end to them one move in a thousand takes 100 ms. */
export const BUDGET: Budget = { moves: 4, worlds: 5, decisions: 240 };

/**
 * Tries the moves the normal bot thinks best in several worlds, plays the round on alone, and takes the move
 * that does best on average. In auctions it is the normal bot (docs/bots.md says why).
 */
export function strongMove(view: SeatView<State>, stream: Stream, budget: Budget = BUDGET): Move {
  const offered = choices(view);
  const tried = isOwnTurn(view) ? candidates(view, offered).slice(0, budget.moves) : [];
  const [first, second] = tried;
  if (first === undefined || second === undefined) return normalMove(view, stream);
  const worths = worthsOf(view, tried, stream, budget);
  return (mostOf(tried, (rated) => worths.get(rated) ?? -Infinity) ?? first).move;
}

/** What each move comes to, added up over the same worlds. */
function worthsOf(
  view: SeatView<State>,
  tried: readonly Rated[],
  stream: Stream,
  { worlds, decisions }: Budget,
): ReadonlyMap<Rated, number> {
  const worths = new Map<Rated, number>();
  let left = decisions;
  for (let n = 0; n < worlds && left > 0; n += 1) {
    const world: World = { state: imagine(view, stream), seed: stream.int(2 ** 32) };
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
  const scene = sceneOf(view, WEIGHTS);
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
