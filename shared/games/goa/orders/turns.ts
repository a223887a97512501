import { assertNever } from '../../../kernel/never.ts';
import type { SeatView } from '../../../kernel/rules.ts';
import { asSeatView } from '../../../kernel/seatView.ts';
import type { AnyMove, Seat } from '../../../kernel/types.ts';
import { roundBegan } from '../evolve/setup.ts';
import { placeOf, type State, type Step } from '../state.ts';

/** Does the seat begin one of the round's action turns? Plans are not made for turns of extra-action cards. */
export const isTurnStart = ({ seat, state: { step, questions } }: SeatView<State>): boolean =>
  questions.length === 0 && step.phase === 'turn' && step.seat === seat && isFresh(step);

const isFresh = ({ acted, carded, action }: Extract<Step, { phase: 'turn' }>): boolean =>
  !acted && !carded && action !== 'extra';

/**
 * The end of a turn is needless once another turn or another part of the round has come. A turn ends by itself when
 * nothing is left to play, and if that ends the game or phase A, only the server knows what follows.
 */
export const isNeedless = (move: AnyMove, after: SeatView<State> | undefined): boolean =>
  move.type === 'endTurn' && (after === undefined || !isInTurn(after));

const isInTurn = ({ seat, state: { step } }: SeatView<State>): boolean =>
  step.phase === 'turn' && step.seat === seat;

/**
 * The seat's next action turn, as if it began now. What still lies between is taken as settled: auction markers are off
 * the board with the tiles under them, and no question is open. After the last turn of a round it is the first of the
 * next round, with the tiles that are there now. Undefined after the last turn of a phase, because that round begins
 * with other tiles on the grid; and in the seat's own turn before its action, because a plan would be sent in that turn.
 */
export function ahead({ seat, state }: SeatView<State>): SeatView<State> | undefined {
  const action = nextAction(state, seat);
  if (action === undefined) return undefined;
  const settled = withoutMarkers(withoutRevealed(state));
  if (action !== 'nextRound') return beginTurn(settled, seat, action);
  const { phase, round, figures } = state;
  if (round === figures.rounds) return undefined;
  return beginTurn(roundBegan(settled, { type: 'roundBegan', phase, round: round + 1 }), seat, 1);
}

function beginTurn(state: State, seat: Seat, action: number): SeatView<State> {
  const step: Step = { phase: 'turn', seat, action, out: [], acted: false, carded: false };
  return asSeatView({ ...state, questions: [], step }, seat);
}

/** The tiles under markers go to somebody before the first action. */
function withoutMarkers(state: State): State {
  const marked = new Set(state.markers.map((marker) => marker?.space));
  return {
    ...state,
    markers: state.markers.map(() => null),
    grid: state.grid.map((tile, space) => (marked.has(space) ? null : tile)),
  };
}

const withoutRevealed = (state: State): State => ({
  ...state,
  revealed: [],
  discard: [...state.discard, ...state.revealed],
});

/** The seat's next action turn: its number in this round, from 1, or the next round's first. Undefined: none. */
function nextAction(state: State, seat: Seat): number | 'nextRound' | undefined {
  const { step } = state;
  switch (step.phase) {
    case 'placing':
    case 'auction':
      return 1;
    case 'turn': {
      if (step.action === 'extra') return 'nextRound';
      if (step.seat === seat && isFresh(step)) return undefined;
      const next = placeOf(state, seat) > placeOf(state, step.seat) ? step.action : step.action + 1;
      return next <= state.figures.actions ? next : 'nextRound';
    }
    case 'extra':
      return 'nextRound';
    case 'setup':
    case 'quickStart':
    case 'over':
      return undefined;
    default:
      return assertNever(step);
  }
}
