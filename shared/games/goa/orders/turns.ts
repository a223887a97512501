import { assertNever } from '../../../kernel/never.ts';
import type { SeatView } from '../../../kernel/rules.ts';
import { asSeatView } from '../../../kernel/seatView.ts';
import { placeOf, type State, type Step } from '../state.ts';

/** Does the seat begin one of the round's action turns? Plans are not made for turns of extra-action cards. */
export const isTurnStart = ({ seat, state: { step, questions } }: SeatView<State>): boolean =>
  questions.length === 0 && step.phase === 'turn' && step.seat === seat && isFresh(step);

const isFresh = ({ acted, carded, action }: Extract<Step, { phase: 'turn' }>): boolean =>
  !acted && !carded && action !== 'extra';

/**
 * The seat's next action turn of this round, as if it began now. What still lies between is taken as settled:
 * auction markers are off the board with the tiles under them, and no question is open. Undefined after the last
 * turn, because the next round brings other tiles first.
 */
export function ahead({ seat, state }: SeatView<State>): SeatView<State> | undefined {
  const action = nextAction(state, seat);
  if (action === undefined) return undefined;
  const step: Step = { phase: 'turn', seat, action, out: [], acted: false, carded: false };
  return asSeatView({ ...withoutMarkers(withoutRevealed(state)), questions: [], step }, seat);
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

/** The number of the seat's next action turn in this round: 1, 2, …; undefined if none is to come. */
function nextAction(state: State, seat: number): number | undefined {
  const { step } = state;
  switch (step.phase) {
    case 'placing':
    case 'auction':
      return 1;
    case 'turn': {
      if (step.action === 'extra') return undefined;
      const next = placeOf(state, seat) > placeOf(state, step.seat) ? step.action : step.action + 1;
      return next <= state.figures.actions ? next : undefined;
    }
    case 'setup':
    case 'quickStart':
    case 'extra':
    case 'over':
      return undefined;
    default:
      return assertNever(step);
  }
}
