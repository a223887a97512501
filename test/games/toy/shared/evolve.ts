import { assertNever } from '#shared/kernel/never.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { Event, EventOf } from './events.ts';
import { ascending, type Card, type State } from './state.ts';

/** The state after one more event. */
export function evolve(state: State | undefined, event: Event): State {
  if (event.type === 'started') return begin(event);
  if (state === undefined) throw new Error('a log begins with `started`');
  switch (event.type) {
    case 'laid':
      return lay(state, event);
    case 'uncovered':
      return uncover(state, event);
    case 'rewarded':
      return reward(state, event);
    case 'built':
      return build(state, event);
    case 'drawn':
      return draw(state, event);
    case 'reshuffled':
      return { ...state, pile: event.pile, discard: [], reshuffles: state.reshuffles + 1 };
    case 'stopped':
      return nextRound(state);
    default:
      return assertNever(event);
  }
}

const begin = ({ rounds, hands, pile }: EventOf<'started'>): State => ({
  rounds,
  step: { phase: 'lay' },
  hands,
  laid: hands.map(() => null),
  pile,
  discard: [],
  reshuffles: 0,
  points: hands.map(() => 0),
  streaks: hands.map(() => 0),
  lastWinner: null,
});

const handOf = ({ hands }: State, seat: Seat): readonly Card[] => hands[seat] ?? [];

function lay(state: State, { seat, card }: EventOf<'laid'>): State {
  const hand = handOf(state, seat);
  const at = Math.max(hand.indexOf(card), 0); // a hidden card is any of the hidden hand
  return {
    ...state,
    laid: state.laid.with(seat, card),
    hands: state.hands.with(seat, hand.toSpliced(at, 1)),
  };
}

const uncover = (state: State, { cards, winner }: EventOf<'uncovered'>): State => ({
  ...state,
  laid: state.laid.map(() => null),
  discard: [...state.discard, ...cards],
  step: { phase: 'build', seat: winner },
  lastWinner: winner,
});

const reward = (state: State, { seat, points }: EventOf<'rewarded'>): State => ({
  ...state,
  points: state.points.with(seat, (state.points[seat] ?? 0) + points),
  streaks: state.streaks.with(seat, (state.streaks[seat] ?? 0) + points),
});

const build = (state: State, { seat, points }: EventOf<'built'>): State => ({
  ...state,
  points: state.points.with(seat, (state.points[seat] ?? 0) + points),
  step: { phase: 'draw', seat },
});

const draw = (state: State, { seat, cards }: EventOf<'drawn'>): State => ({
  ...state,
  hands: state.hands.with(seat, ascending([...handOf(state, seat), ...cards])),
  pile: state.pile.slice(cards.length),
});

const nextRound = (state: State): State => ({
  ...state,
  rounds: state.rounds - 1,
  step: { phase: state.rounds === 1 ? 'over' : 'lay' },
});
