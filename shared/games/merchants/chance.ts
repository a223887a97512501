import type { Dice, Stream } from '../../kernel/dice.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Figures } from './data.ts';
import type { Event } from './events.ts';
import type { Card, State } from './state.ts';
import { GOODS, type Good } from './things.ts';

/** All goods cards in random order, top first. */
export const shufflePile = (figures: Figures, dice: Dice): readonly Good[] =>
  dice
    .stream('pile', 0)
    .shuffle(GOODS.flatMap((good) => Array.from({ length: figures.cardsPerGood }, () => good)));

/** The seat that begins. */
export const drawFirstPlayer = (seats: number, dice: Dice): Seat => dice.stream('firstPlayer', 0).int(seats);

/** The event as the dice determine it, or the pile that they shuffled; undefined for events without chance. */
export function recomputeChance(state: State | undefined, event: Event, dice: Dice): Event | undefined {
  if (state === undefined) return undefined;
  const { pile, figures, players } = state;
  switch (event.type) {
    case 'shuffled':
      return { type: 'shuffled', pile: shufflePile(figures, dice) };
    case 'dealt':
      return { type: 'dealt', hands: event.hands.map(({ length: n }, i) => pile.slice(i * n, (i + 1) * n)) };
    case 'marketLaid':
      return { type: 'marketLaid', cards: seen(pile.slice(0, event.cards.length)) };
    case 'firstPlayerDrawn':
      return { type: 'firstPlayerDrawn', seat: drawFirstPlayer(players.length, dice) };
    case 'drawn':
      return event.cards.length === 0 ? undefined : { ...event, cards: pile.slice(0, event.cards.length) };
    default:
      return undefined;
  }
}

const seen = (cards: readonly Card[]): readonly Good[] => cards.filter((card) => card !== 'hidden');

/** The pile in another order. */
export const redraw = (state: State, luck: Stream): State => ({
  ...state,
  pile: luck.shuffle(state.pile.toSorted()),
});
