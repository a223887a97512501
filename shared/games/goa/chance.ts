import type { Dice, Stream } from '../../kernel/dice.ts';
import { drawBonanza, shuffleCards, shuffleTiles } from './draws.ts';
import type { Event } from './events.ts';
import { drawStartPlayer, drawSeats } from './setup.ts';
import type { State } from './state.ts';
import { BONANZAS, type CardId } from './things.ts';

/** The event as the dice determine it, or the piles that they shuffled; undefined for events without chance. */
export function recomputeChance(state: State | undefined, event: Event, dice: Dice): Event | undefined {
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
    case 'cardsTurned':
      return drawStartPlayer({ ...state, pile: top(state) });
    case 'drawn':
      return event.cards.length === 0 ? undefined : { ...event, cards: top(state, event.cards.length) };
    case 'revealed':
      return { ...event, cards: top(state, event.cards.length) };
    case 'bonanzaTaken':
      return { ...event, tile: lyingAt(state, event.corner) ?? event.tile };
    default:
      return undefined;
  }
}

/** The pile's first cards, as known to a viewer who sees everything. */
const top = ({ pile }: State, n?: number): readonly CardId[] =>
  pile.slice(0, n).filter((card) => card !== 'hidden');

function lyingAt({ bonanza }: State, corner: number) {
  const tile = bonanza[corner];
  return tile === 'hidden' ? undefined : tile;
}

/** The pile and the Bonanza tiles in the corners drawn anew. Tiles of a later phase are drawn when they are laid. */
export function redraw(state: State, luck: Stream): State {
  const pile = luck.shuffle(state.pile.toSorted());
  const corners = luck.shuffle(BONANZAS);
  const bonanza = state.bonanza.map((tile, corner) => tile && (corners[corner] ?? tile));
  return { ...state, pile, bonanza };
}
