import type { Dice, Stream } from '#shared/kernel/dice.ts';
import type { Event, EventOf } from './events.ts';
import { start } from './setup.ts';
import { ascending, type State } from './state.ts';

/** The discard pile is shuffled; what is left of the pile stays on top. */
export const reshuffle = (state: State, dice: Dice): EventOf<'reshuffled'> => ({
  type: 'reshuffled',
  pile: [...state.pile, ...dice.stream('discard', state.reshuffles).shuffle(ascending(state.discard))],
});

/** The event as the dice determine it; undefined if chance had no part in it. */
export function recomputeChance(state: State | undefined, event: Event, dice: Dice): Event | undefined {
  if (event.type === 'started') return start(event.rounds, event.hands.length, dice);
  return event.type === 'reshuffled' && state !== undefined ? reshuffle(state, dice) : undefined;
}

/** The pile in another order. */
export const redraw = (state: State, luck: Stream): State => ({
  ...state,
  pile: luck.shuffle(ascending(state.pile)),
});
