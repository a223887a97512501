import { assertNever } from '#shared/kernel/never.ts';
import type { Reveals } from '#shared/kernel/rules.ts';
import { maskOf, type Viewer } from '#shared/kernel/types.ts';
import type { Card, State } from './state.ts';
import type { Event } from './events.ts';

/** The same cards from the back. */
const backs = (cards: readonly Card[]): readonly Card[] => cards.map(() => '?');

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

/** The event as a viewer may see it. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'started': {
      const hands = event.hands.map((hand, seat) => (seat === viewer ? hand : backs(hand)));
      return { type: 'started', rounds: event.rounds, pile: backs(event.pile), hands };
    }
    case 'laid':
      return { type: 'laid', seat: event.seat, card: event.seat === viewer ? event.card : '?' };
    case 'drawn':
      return {
        type: 'drawn',
        seat: event.seat,
        cards: event.seat === viewer ? event.cards : backs(event.cards),
      };
    case 'reshuffled':
      return { type: 'reshuffled', pile: backs(event.pile) };
    case 'uncovered':
    case 'rewarded':
    case 'built':
    case 'stopped':
      return event;
    default:
      return assertNever(event);
  }
}

const NOTHING: Reveals = { seats: 0, public: false, chance: false };

/** What hidden information an event reveals. */
export function reveals(event: Event): Reveals {
  switch (event.type) {
    case 'started':
      return { ...NOTHING, seats: maskOf(event.hands.map((_, seat) => seat)), chance: true };
    case 'drawn':
      return { ...NOTHING, seats: maskOf([event.seat]), chance: true };
    case 'reshuffled':
      return { ...NOTHING, chance: true };
    case 'uncovered':
      return { ...NOTHING, public: true };
    case 'laid':
    case 'rewarded':
    case 'built':
    case 'stopped':
      return NOTHING;
    default:
      return assertNever(event);
  }
}
