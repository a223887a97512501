import type { Dice } from '../../../../kernel/dice.ts';
import type { SeatView } from '../../../../kernel/rules.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { decide } from '../../decide/index.ts';
import { evolve } from '../../evolve.ts';
import type { Move } from '../../moves.ts';
import { playerOf, type State, type Step } from '../../state.ts';
import { normalMove } from '../normal.ts';
import { worthOf } from '../value.ts';
import { WEIGHTS } from '../weights.ts';
import { imaginedDice, luckOf } from './luck.ts';

/** Decisions after which a playout stops in any case: a round has fewer, whatever cards and tiles it sees. */
const DECISIONS = 150;

/** An imagined world and the chance in it; the same for every move that is tried. */
export interface World {
  readonly state: State;
  readonly seed: number;
}

/**
 * The worth of the seat after a move and `rounds` rounds of own turns (0: what is left of this one), all
 * played as the normal bot plays. The others stand still and nothing is auctioned: what they do in their
 * turns hardly touches one's own board. Negative infinity where the move cannot be carried out.
 */
export function playOn(view: SeatView<State>, move: Move, { state, seed }: World, rounds: number): number {
  const { seat } = view;
  const luck = luckOf(seed);
  const dice = imaginedDice(luck);
  let now = carriedOut(state, seat, move, dice);
  let left = rounds;
  for (let n = 0; now !== undefined && n < DECISIONS; n += 1) {
    now = skipOthers(now, seat);
    if (isOwn(now, seat)) now = carriedOut(now, seat, normalMove({ ...view, state: now }, luck), dice);
    else if (left === 0 || isLast(now)) break;
    else {
      left -= 1;
      now = nextRound(now, seat);
    }
  }
  return now === undefined ? -Infinity : worthOf(now, seat, WEIGHTS);
}

/** The state after an offered move. */
function carriedOut(state: State, seat: Seat, move: Move, dice: Dice): State | undefined {
  const decided = decide(state, seat, move, dice);
  return decided.ok ? decided.value.reduce<State>(evolve, state) : undefined;
}

/** Is it for this seat to decide on its actions? */
const isOwn = ({ step, questions }: State, seat: Seat): boolean =>
  questions.length > 0 || step.phase === 'turn' || (step.phase === 'extra' && !step.out.includes(seat));

const isLast = ({ step, phase, round, figures }: State): boolean =>
  step.phase === 'over' || (step.phase === 'extra' && phase === 'B' && round === figures.rounds);

/** The state at this seat's next turn in the round; an `extra` step that it is out of where there is none. */
function skipOthers(state: State, seat: Seat): State {
  const { step, flag, players, figures } = state;
  if (state.questions.length > 0 || (step.phase !== 'turn' && step.phase !== 'extra') || step.seat === seat)
    return state;
  if (step.phase === 'extra' || step.action === 'extra') return { ...state, step: extra(state, seat, step.out) };
  const place = (s: Seat): number => (s - flag + players.length) % players.length;
  const action = step.action + (place(seat) < place(step.seat) ? 1 : 0);
  return { ...state, step: action > figures.actions ? extra(state, seat, []) : turn(seat, action) };
}

const turn = (seat: Seat, action: number): Step => ({
  phase: 'turn',
  seat,
  action,
  out: [],
  acted: false,
  carded: false,
});

const extra = (state: State, seat: Seat, out: readonly Seat[]): Step => ({
  phase: 'extra',
  seat,
  out: playerOf(state, seat).extra > 0 ? out : [...out, seat],
});

/** The next round's actions, auctions left out. */
function nextRound(state: State, seat: Seat): State {
  const { step, phase, round, figures } = state;
  if (step.phase === 'placing') return { ...state, step: turn(seat, 1) };
  const isNext = round < figures.rounds;
  const began = evolve(state, { type: 'roundBegan', phase: isNext ? phase : 'B', round: isNext ? round + 1 : 1 });
  return { ...began, step: turn(seat, 1) };
}
