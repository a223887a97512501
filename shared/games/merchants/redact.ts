import { maskOf, type Viewer } from '../../kernel/types.ts';
import { assertNever } from '../../kernel/never.ts';
import type { Reveals } from '../../kernel/rules.ts';
import { memoize, type Card, type State } from './state.ts';
import type { Event } from './events.ts';

/** A list of `n` hidden cards. */
const backs = memoize((n): readonly Card[] => Array.from({ length: n }, () => 'hidden'));

/** The state as a viewer may see it. */
export function view(state: State, viewer: Viewer): State {
  return {
    options: state.options,
    figures: state.figures,
    players: state.players.map(({ money, ledger, hand, ships, cards }, seat) => ({
      money,
      ledger,
      hand: seat === viewer ? hand : backs(hand.length),
      ships,
      cards,
    })),
    supply: state.supply,
    market: state.market,
    covered: state.covered,
    pile: backs(state.pile.length),
    step: state.step,
  };
}

/** The event as a viewer may see it. Hidden are the pile, other hands, and cards that others draw. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'shuffled':
      return { type: 'shuffled', pile: backs(event.pile.length) };
    case 'dealt':
      return {
        type: 'dealt',
        hands: event.hands.map((hand, seat) => (seat === viewer ? hand : backs(hand.length))),
      };
    case 'drawn': {
      const { seat, cards, by } = event;
      return { type: 'drawn', seat, cards: seat === viewer ? cards : backs(cards.length), by };
    }
    case 'started':
    case 'marketLaid':
    case 'firstPlayerDrawn':
    case 'stepBegan':
    case 'loaded':
    case 'exchanged':
    case 'shipBought':
    case 'cardBought':
    case 'passed':
    case 'exchangesWaived':
    case 'officeWaived':
    case 'played':
    case 'sold':
    case 'ended':
      return event; // everything in these events is public (rules: Hidden and open)
    default:
      return assertNever(event);
  }
}

const NOTHING: Reveals = { seats: 0, public: false, chance: false };

/** The hidden information that an event reveals. */
export function reveals(event: Event): Reveals {
  switch (event.type) {
    case 'shuffled':
    case 'firstPlayerDrawn':
    case 'marketLaid':
      return { seats: 0, public: event.type !== 'shuffled', chance: true };
    case 'dealt':
      return { seats: maskOf(event.hands.map((_, seat) => seat)), public: false, chance: true };
    case 'drawn':
      return { seats: maskOf([event.seat]), public: false, chance: true };
    case 'played':
      return { seats: 0, public: true, chance: false };
    case 'started':
    case 'stepBegan':
    case 'loaded':
    case 'exchanged':
    case 'shipBought':
    case 'cardBought':
    case 'passed':
    case 'exchangesWaived':
    case 'officeWaived':
    case 'sold':
    case 'ended':
      return NOTHING;
    default:
      return assertNever(event);
  }
}
