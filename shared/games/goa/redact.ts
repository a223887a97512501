import { assertNever } from '../../kernel/never.ts';
import type { Viewer } from '../../kernel/types.ts';
import type { Event } from './events.ts';
import { backs } from './view.ts';

/** The event as a viewer may see it. Hidden are the pile, Bonanza tiles, and cards that others draw. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'bonanzaLaid':
      return { type: 'bonanzaLaid', tiles: backs(event.tiles.length) };
    case 'cardsShuffled':
      return { type: 'cardsShuffled', pile: backs(event.pile.length) };
    case 'drawn': {
      const { seat, cards, by, missing } = event;
      const seen = seat === viewer ? cards : backs(cards.length);
      return { type: 'drawn', seat, cards: seen, by, ...(missing === undefined ? {} : { missing }) };
    }
    case 'started':
    case 'seatsDrawn':
    case 'tilesLaid':
    case 'cardsTurned':
    case 'quickStarted':
    case 'roundBegan':
    case 'stepBegan':
    case 'extraPlayed':
    case 'passed':
    case 'ended':
    case 'markerPlaced':
    case 'bid':
    case 'bidPassed':
    case 'auctionWon':
    case 'bonanzaTaken':
    case 'tileUsed':
    case 'swapped':
    case 'favorTaken':
    case 'gained':
    case 'cardPlayed':
    case 'cardsDiscarded':
    case 'revealed':
    case 'revealedDiscarded':
    case 'sold':
    case 'plantationLaid':
    case 'plantationDiscarded':
    case 'spicesPlaced':
    case 'dutyDone':
    case 'progressed':
    case 'foundingBegun':
    case 'colonyFounded':
    case 'notFounded':
      return event; // everything in these events is public (rules 1)
    default:
      return assertNever(event);
  }
}
