import type { Dice, Stream } from '../../../../kernel/dice.ts';
import type { SeatView } from '../../../../kernel/rules.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { decide } from '../../decide/index.ts';
import { evolve } from '../../evolve.ts';
import type { Move } from '../../moves.ts';
import { placeOf, playerOf, type State, type Step } from '../../state.ts';
import { normalMove } from '../normal.ts';
import { seatWorth } from '../value.ts';
import { WEIGHTS } from '../weights.ts';
import { imaginedDice, luckOf } from './luck.ts';

/** Decisions after which a playout stops. A round has fewer, whatever cards and tiles are played. */
const DECISIONS = 60;

/** An imagined world and its randomness, the same for every move that is tried. */
export interface ImaginedWorld {
  readonly state: State;
  readonly seed: number;
}

/** The result of a playout. */
export interface Outcome {
  /** The seat's worth, in victory points. */
  readonly worth: number;
  /** How many decisions were played. */
  readonly decisions: number;
}

/** Plays a move and the rest of the round. */
export function outcomeOf(view: SeatView<State>, move: Move, { state, seed }: ImaginedWorld): Outcome {
  const luck = luckOf(seed);
  return playOn(view, carriedOut(state, view.seat, move, imaginedDice(luck)), luck);
}

/**
 * Plays the rest of the round as the normal bot does, and returns the seat's worth then. The others do nothing:
 * their turns hardly affect the player's own board. Playing on for more rounds costs more and showed no gain
 * (docs/bots.md).
 */
function playOn({ seat, ...view }: SeatView<State>, from: State | undefined, luck: Stream): Outcome {
  const dice = imaginedDice(luck);
  let now = from && skipOthers(from, seat);
  let decisions = 1;
  for (; decisions < DECISIONS && now !== undefined && isOwn(now, seat); decisions += 1) {
    const after = carriedOut(now, seat, normalMove({ ...view, seat, state: now }, luck), dice);
    now = after && skipOthers(after, seat);
  }
  return { worth: now === undefined ? -Infinity : seatWorth(now, seat, WEIGHTS), decisions };
}

/** The state after an offered move. */
function carriedOut(state: State, seat: Seat, move: Move, dice: Dice): State | undefined {
  const decided = decide(state, seat, move, dice);
  return decided.ok ? decided.value.reduce<State>(evolve, state) : undefined;
}

/** Does this seat decide on its own actions now? */
const isOwn = ({ step, questions }: State, seat: Seat): boolean =>
  questions.length > 0 || step.phase === 'turn' || (step.phase === 'extra' && !step.out.includes(seat));

/** The state at this seat's next turn in the round. If it has no turn left, an `extra` step without it. */
function skipOthers(state: State, seat: Seat): State {
  const { step, figures } = state;
  if (state.questions.length > 0 || (step.phase !== 'turn' && step.phase !== 'extra') || step.seat === seat)
    return state;
  if (step.phase === 'extra' || step.action === 'extra')
    return { ...state, step: extra(state, seat, step.out) };
  const action = step.action + (placeOf(state, seat) < placeOf(state, step.seat) ? 1 : 0);
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
