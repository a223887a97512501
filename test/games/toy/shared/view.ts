import type { Viewer } from '#shared/kernel/types.ts';
import type { Card, State } from './state.ts';

/** The same cards from the back. */
export const backs = (cards: readonly Card[]): readonly Card[] => cards.map(() => '?');

/** The state as a viewer may see it. */
export const view = (state: State, viewer: Viewer): State => ({
  rounds: state.rounds,
  step: state.step,
  hands: state.hands.map((hand, seat) => (seat === viewer ? hand : backs(hand))),
  laid: state.laid.map((card, seat) => (seat === viewer || card === null ? card : '?')),
  pile: backs(state.pile),
  discard: state.discard,
  reshuffles: state.reshuffles,
  points: state.points,
  streaks: state.streaks,
  lastWinner: state.lastWinner,
});
