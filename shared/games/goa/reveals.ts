import { assertNever } from '../../kernel/never.ts';
import type { Reveals } from '../../kernel/rules.ts';
import { maskOf } from '../../kernel/types.ts';
import type { Event } from './events.ts';

const NOTHING: Reveals = { seats: 0, public: false, chance: false };
/** A chance draw that nobody sees. */
const SHUFFLE: Reveals = { seats: 0, public: false, chance: true };
/** A chance draw that everybody sees. */
const DRAW: Reveals = { seats: 0, public: true, chance: true };
/** Everybody sees what only one player knew. */
const SHOW: Reveals = { seats: 0, public: true, chance: false };

/** What hidden information an event reveals. */
export function reveals(event: Event): Reveals {
  switch (event.type) {
    case 'bonanzaLaid':
    case 'cardsShuffled':
      return SHUFFLE;
    case 'seatsDrawn':
    case 'tilesLaid':
    case 'cardsTurned':
    case 'bonanzaTaken':
    case 'revealed':
      return DRAW;
    case 'cardPlayed':
    case 'cardsDiscarded':
    case 'ended':
      return SHOW;
    case 'drawn':
      return event.cards.length === 0
        ? NOTHING
        : { seats: maskOf([event.seat]), public: false, chance: true };
    case 'started':
    case 'quickStarted':
    case 'roundBegan':
    case 'stepBegan':
    case 'extraPlayed':
    case 'passed':
    case 'markerPlaced':
    case 'bid':
    case 'bidPassed':
    case 'auctionWon':
    case 'tileUsed':
    case 'swapped':
    case 'favorTaken':
    case 'gained':
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
      return NOTHING;
    default:
      return assertNever(event);
  }
}
