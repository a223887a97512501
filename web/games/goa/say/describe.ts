import type { Move } from '../../../../shared/games/goa/moves.ts';
import type { State } from '../../../../shared/games/goa/state.ts';
import type { CardId } from '../../../../shared/games/goa/things.ts';
import { assertNever } from '../../../../shared/kernel/never.ts';
import { t } from '../../../voice.ts';

/**
 * A move by its name, for when only the server knows its outcome. Nearly every move can be one: a bid or a pass
 * may bring a tile that draws cards, the last action of a phase lays the tiles of the next one.
 */
export function describe(move: Move, now: State): string {
  switch (move.type) {
    case 'quickMarkers':
    case 'quickDucats':
      return t('page.goa.move.quickStart');
    case 'placeMarker':
      return t('page.goa.move.marker', { n: now.markers.length + 1 });
    case 'bid':
      return t('page.goa.move.bid', { n: move.amount });
    case 'buy':
    case 'pass':
    case 'endTurn':
    case 'discardPlantation':
    case 'mix':
    case 'decline':
      return t(`page.goa.move.${move.type}`);
    case 'extraAction':
      return t('goa.tile.extraActions');
    case 'progress':
      return detail(t('goa.action.progress'), t(`goa.column.${move.column}`));
    case 'buildShips':
      return t('goa.action.ships');
    case 'harvest':
    case 'taxes':
      return t(`goa.action.${move.type}`);
    case 'expedition':
      return t('page.goa.move.expedition', { n: move.cards });
    case 'found':
    case 'spyFound':
      return detail(t('goa.action.found'), t(`goa.colony.${move.colony}`));
    case 'settle':
      return t('goa.action.found');
    case 'play':
    case 'playSpices':
    case 'sell':
    case 'payDucats':
      return cardWord(now, move.card);
    case 'discard':
      return t('page.goa.move.discard', { n: move.cards.length });
    case 'useTile':
    case 'favor':
      return t(`goa.tile.${move.tile}`);
    case 'redSpice':
    case 'swap':
    case 'duty':
    case 'viceKing':
    case 'extraHarvest':
      return t(`goa.tile.${move.type}`);
    case 'spy':
    case 'spyHarvest':
    case 'spyColonists':
      return t('goa.tile.espionage');
    case 'fill':
    case 'placeSpices':
      return t('page.goa.move.spices');
    case 'either':
      return t(`goa.resource.${move.what}`);
    default:
      return assertNever(move);
  }
}

const detail = (what: string, which: string): string => t('page.goa.detail', { what, which });

function cardWord({ figures }: State, card: CardId): string {
  const face = figures.cards[card];
  return face === undefined ? card : t(`goa.card.${face.kind}`);
}
