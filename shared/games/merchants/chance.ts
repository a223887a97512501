import type { Dice } from '../../kernel/dice.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Figures } from './data.ts';
import type { Event } from './events.ts';
import { GOODS, type Good, type State } from './state.ts';

/** All goods cards in random order, top first. */
export const shufflePile = (figures: Figures, dice: Dice): readonly Good[] =>
  dice
    .stream('pile', 0)
    .shuffle(GOODS.flatMap((good) => Array.from({ length: figures.cardsPerGood }, () => good)));

/** The seat that begins. */
export const drawFirstPlayer = (seats: number, dice: Dice): Seat => dice.stream('firstPlayer', 0).int(seats);

/** The event as the dice say it must have been; the rest of the set-up and all draws follow from the pile. */
export function redraw(state: State | undefined, event: Event, dice: Dice): Event | undefined {
  if (state === undefined) return undefined;
  if (event.type === 'shuffled') return { type: 'shuffled', pile: shufflePile(state.figures, dice) };
  if (event.type === 'firstPlayerDrawn')
    return { type: 'firstPlayerDrawn', seat: drawFirstPlayer(state.players.length, dice) };
  return undefined;
}
