import type { Dice } from '../../kernel/dice.ts';
import { drawBonanza, shuffleCards, shuffleTiles } from './chance.ts';
import type { Event } from './events.ts';
import { drawSeats } from './setup.ts';
import type { State } from './state.ts';

/** The event as the dice say it must have been; all else follows from these. */
export function redraw(state: State | undefined, event: Event, dice: Dice): Event | undefined {
  if (state === undefined) return undefined;
  switch (event.type) {
    case 'seatsDrawn':
      return { type: 'seatsDrawn', order: drawSeats(state.players.length, dice) };
    case 'tilesLaid': {
      const phase = state.round === 0 ? 'A' : 'B';
      return { type: 'tilesLaid', phase, ...shuffleTiles(state.figures, phase, dice) };
    }
    case 'bonanzaLaid':
      return { type: 'bonanzaLaid', tiles: drawBonanza(event.tiles.length, state.phase, dice) };
    case 'cardsShuffled':
      return { type: 'cardsShuffled', pile: shuffleCards(state.discard, state.shuffles, dice) };
    default:
      return undefined;
  }
}
