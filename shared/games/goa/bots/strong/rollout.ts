import type { Dice, Stream } from '../../../../kernel/dice.ts';
import type { SeatView } from '../../../../kernel/rules.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { decide } from '../../decide/index.ts';
import { evolve } from '../../evolve.ts';
import type { Move } from '../../moves.ts';
import { placeOf, playerOf, type State, type Step } from '../../state.ts';
import { normalMove } from '../normal.ts';
import { worthOf } from '../value.ts';
import { WEIGHTS } from '../weights.ts';
import { imaginedDice, luckOf } from './luck.ts';

/** Decisions after which a playout stops in any case: a round has fewer, whatever cards and tiles it sees. */
const DECISIONS = 60;

/** An imagined world and the chance in it; the same for every move that is tried. */
export interface World {
  readonly state: State;
  readonly seed: number;
}

/** What a playout came to. */
export interface Outcome {
  /** Of the seat, in victory points. */
  readonly worth: number;
  /** How many decisions were played. */
  readonly decisions: number;
}

/** What comes of a move and of what is left of the round. */
export function outcomeOf(view: SeatView<State>, move: Move, { state, seed }: World): Outcome {
  const luck = luckOf(seed);
  return playOn(view, carriedOut(state, view.seat, move, imaginedDice(luck)), luck);
}

/**
 * Plays what is left of the round as the normal bot plays, and says what the seat is worth then. The others
 * stand still: what they do in their turns hardly touches one's own board. To play on for more rounds costs
 * more and showed no gain (docs/bots.md).
 */
function playOn({ seat, ...view }: SeatView<State>, from: State | undefined, luck: Stream): Outcome {
  const dice = imaginedDice(luck);
  let now = from && skipOthers(from, seat);
  let decisions = 1;
  for (; decisions < DECISIONS && now !== undefined && isOwn(now, seat); decisions += 1) {
    const after = carriedOut(now, seat, normalMove({ ...view, seat, state: now }, luck), dice);
    now = after && skipOthers(after, seat);
  }
  return { worth: now === undefined ? -Infinity : worthOf(now, seat, WEIGHTS), decisions };
}

/** The state after an offered move. */
function carriedOut(state: State, seat: Seat, move: Move, dice: Dice): State | undefined {
  const decided = decide(state, seat, move, dice);
  return decided.ok ? decided.value.reduce<State>(evolve, state) : undefined;
}

/** Is it for this seat to decide on its actions? */
const isOwn = ({ step, questions }: State, seat: Seat): boolean =>
  questions.length > 0 || step.phase === 'turn' || (step.phase === 'extra' && !step.out.includes(seat));

/** The state at this seat's next turn in the round; an `extra` step that it is out of where there is none. */
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
