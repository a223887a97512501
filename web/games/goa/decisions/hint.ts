import { auctioneerOf } from '../../../../shared/games/goa/choices/auctions.ts';
import type { Move } from '../../../../shared/games/goa/moves.ts';
import { playerOf, type Auction, type State } from '../../../../shared/games/goa/state.ts';
import { isolate, t } from '../../../voice.ts';
import type { Scene } from '../../drawing.ts';
import { asked, boundsOf, choiceOf, openOf, type Asked } from '../lights/offers.ts';
import { isChoice } from '../lights/spices.ts';

/** Where on the board the decision is made, or what the move being put together still wants. */
export function hint(scene: Scene<State, Move>): string {
  const own = asked(scene);
  if (own === undefined) return '';
  return (own.partial && whatIsMissing(own, own.partial)) ?? whereToChoose(own);
}

function whereToChoose(own: Asked): string {
  const { step, questions } = own.now;
  const [asked_] = questions;
  if (asked_ !== undefined) {
    switch (asked_.ask) {
      case 'fill':
      case 'spices':
        return t('page.goa.hint.fields');
      case 'discardPlantation':
        return t('page.goa.hint.plantation');
      case 'favor':
        return t('page.goa.hint.removed');
      case 'founding':
        return t('page.goa.hint.founding');
      default:
        return '';
    }
  }
  switch (step.phase) {
    case 'quickStart':
      return t('page.goa.hint.quickStart', { n: own.now.figures.quickStart.markers });
    case 'placing':
      return t('page.goa.hint.placing');
    case 'auction':
      return auction(own, step);
    case 'turn':
      return t(step.acted ? 'page.goa.hint.acted' : 'page.goa.hint.turn');
    default:
      return '';
  }
}

/** What one has, and what the auctioneer could do with one's bid. */
function auction(own: Asked, { marker }: Auction): string {
  const seat = auctioneerOf(own.now, marker);
  const ducats = t('page.goa.hint.ducats', { n: playerOf(own.now, own.you).ducats });
  if (seat === own.you) return ducats;
  const last = own.now.options.edition === '2012' ? 'page.goa.hint.less' : 'page.goa.hint.tops';
  return `${ducats} ${t(last, { name: isolate(own.name(seat)) })}`;
}

/** Undefined where it wants nothing that is not seen. */
function whatIsMissing(own: Asked, move: Move): string | undefined {
  const choice = choiceOf(own, move);
  const count = (chosen: number, name: string): string =>
    t('page.goa.hint.chosen', { k: chosen, n: boundsOf(choice, name).max });
  switch (move.type) {
    case 'progress': {
      const paying = openOf(own, choice, 'payment');
      return paying.some((open) => isChoice(paying, move.payment, open)) ? t('page.goa.hint.payment') : '';
    }
    case 'harvest':
    case 'spyHarvest':
    case 'fill':
    case 'placeSpices':
    case 'playSpices':
    case 'redSpice':
      return boundsOf(choice, 'spices').max === 0
        ? t('error.NO_FREE_FIELD')
        : `${count(Object.keys(move.spices).length, 'spices')} ${t('page.goa.hint.change')}`;
    case 'sell':
    case 'duty':
      return count(move.fields.length, 'fields');
    case 'extraHarvest':
      return count(move.plots.length, 'plots');
    case 'discard':
      return count(move.cards.length, 'cards');
    case 'quickMarkers':
      return count(move.columns.length, 'columns');
    case 'swap':
      return t('page.goa.hint.swap');
    case 'bid':
    case 'placeMarker':
    case 'spyColonists':
      return undefined;
    default:
      return '';
  }
}
