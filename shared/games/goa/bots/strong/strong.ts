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
import { worthAfter, type World } from './rollout.ts';
import { imagine } from './worlds.ts';

/** What a decision may cost: so many moves are tried, each in so many worlds. */
export interface Budget {
  readonly moves: number;
  readonly worlds: number;
}

/** A playout takes 1 to 2 ms; with more of them one decision in a hundred would take longer than 50 ms. */
export const BUDGET: Budget = { moves: 4, worlds: 5 };

/**
 * Tries the moves the normal bot thinks best in several worlds, plays the round on alone, and takes the move
 * that does best on average. In auctions it is the normal bot (docs/bots.md says why).
 */
export function strongMove(view: SeatView<State>, stream: Stream, budget: Budget = BUDGET): Move {
  const offered = choices(view);
  const tried = isOwnTurn(view) ? candidates(view, offered).slice(0, budget.moves) : [];
  const [first, second] = tried;
  if (first === undefined || second === undefined) return normalMove(view, stream);
  const worlds = worldsOf(view, stream, budget);
  const outcome = ({ move }: Rated): number => mean(worlds.map((world) => worthAfter(view, move, world)));
  return (mostOf(tried, outcome) ?? first).move;
}

const worldsOf = (view: SeatView<State>, stream: Stream, { worlds }: Budget): readonly World[] =>
  Array.from({ length: worlds }, () => ({ state: imagine(view, stream), seed: stream.int(2 ** 32) }));

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

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
