import { assertNever } from '../../kernel/never.ts';
import type { Changes, Event } from './events.ts';
import {
  auctionWon,
  bonanzaTaken,
  favorTaken,
  markerPlaced,
  swapped,
  colonyFounded,
  dutyDone,
  gained,
  plantationDiscarded,
  plantationLaid,
  progressed,
  spicesPlaced,
  tileUsed,
  cardPlayed,
  cardsDiscarded,
  cardsShuffled,
  cardsDrawn,
  ended,
  revealed,
  revealedDiscarded,
  sold,
  seated,
} from './evolve/play.ts';
import { cardsTurned, quickStarted, roundBegan, started, tilesLaid } from './evolve/setup.ts';
import { playerOf, type State } from './state.ts';

/** The state after one more event. Does bookkeeping only, so that it works on redacted events too. */
export function evolve(state: State | undefined, event: Event): State {
  if (event.type === 'started') return started(event);
  if (state === undefined) throw new Error('a log begins with `started`');
  switch (event.type) {
    case 'seatsDrawn':
      return { ...state, order: event.order };
    case 'tilesLaid':
      return tilesLaid(state, event);
    case 'bonanzaLaid':
      return { ...state, bonanza: event.tiles };
    case 'cardsTurned':
      return cardsTurned(state, event);
    case 'quickStarted':
      return quickStarted(state, event);
    case 'roundBegan':
      return roundBegan(state, event);
    case 'stepBegan':
      return { ...state, step: event.step, questions: event.questions };
    case 'extraPlayed':
      return seated(state, event.seat, { extra: playerOf(state, event.seat).extra - 1 });
    case 'passed':
    case 'bid':
    case 'bidPassed':
    case 'foundingBegun':
    case 'notFounded':
      return state;
    case 'ended':
      return ended(state, event);
    default:
      return changeHands(state, event);
  }
}

/** Markers, tiles, cards, spices and what else changes hands. */
function changeHands(state: State, event: Changes): State {
  switch (event.type) {
    case 'markerPlaced':
      return markerPlaced(state, event);
    case 'auctionWon':
      return auctionWon(state, event);
    case 'bonanzaTaken':
      return bonanzaTaken(state, event);
    case 'tileUsed':
      return tileUsed(state, event);
    case 'swapped':
      return swapped(state, event);
    case 'favorTaken':
      return favorTaken(state, event);
    case 'gained':
      return gained(state, event);
    case 'drawn':
      return cardsDrawn(state, event);
    case 'cardPlayed':
      return cardPlayed(state, event);
    case 'cardsDiscarded':
      return cardsDiscarded(state, event);
    case 'revealed':
      return revealed(state, event);
    case 'revealedDiscarded':
      return revealedDiscarded(state, event);
    case 'sold':
      return sold(state, event);
    case 'plantationLaid':
      return plantationLaid(state, event);
    case 'plantationDiscarded':
      return plantationDiscarded(state, event);
    case 'spicesPlaced':
      return spicesPlaced(state, event);
    case 'dutyDone':
      return dutyDone(state, event);
    case 'progressed':
      return progressed(state, event);
    case 'colonyFounded':
      return colonyFounded(state, event);
    case 'cardsShuffled':
      return cardsShuffled(state, event);
    default:
      return assertNever(event);
  }
}
