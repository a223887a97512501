import type { Event } from '#shared/games/goa/events.ts';
import type { ActionMove, AnswerMove, CardMove, Move, TileMove } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import { assertNever } from '#shared/kernel/never.ts';
import type { CardId } from '#shared/games/goa/things.ts';
import { formatList, t } from '../../../lib/i18n.ts';
import { labelled } from '../targets/decision.ts';

/**
 * The name of a move, for when only the server knows its outcome. Nearly every move can need it: a bid or a pass
 * may bring a tile that draws cards, and the last action of a phase lays new tiles.
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
    case 'pass':
      // Among extra actions, only the last pass of a phase is left to the server.
      return t(now.step.phase === 'extra' ? `page.goa.move.pass.${now.phase}` : 'page.goa.move.pass');
    case 'buy':
    case 'endTurn':
      return t(`page.goa.move.${move.type}`);
    case 'extraAction':
      return t('goa.tile.extraActions');
    case 'progress':
    case 'buildShips':
    case 'harvest':
    case 'taxes':
    case 'expedition':
    case 'found':
      return withCard(action(move), move, now);
    case 'play':
    case 'playSpices':
    case 'sell':
    case 'payDucats':
    case 'discard':
      return card(move, now);
    case 'fill':
    case 'placeSpices':
    case 'discardPlantation':
    case 'either':
    case 'mix':
    case 'favor':
    case 'settle':
    case 'decline':
      return answer(move);
    default:
      return tile(move);
  }
}

type Untold = ReadonlySet<Event['type']>;

/** Of a lot that is sold it is told who gets it: bids are seen beside it, and what it brings in the balance and on the board. */
const ofLot: Untold = new Set(['bid', 'bidPassed', 'spicesPlaced', 'tileUsed', 'gained']);

/** The effect of a card or a tile is told with its name. */
const ofCard: Untold = new Set(['cardPlayed']);
const ofTile: Untold = new Set(['tileUsed']);

/** See `GameUi.untold`. */
export const untold: Partial<Record<Move['type'], Untold>> = {
  bid: ofLot,
  pass: ofLot,
  buy: ofLot,
  play: ofCard,
  playSpices: ofCard,
  payDucats: ofCard,
  useTile: ofTile,
  redSpice: ofTile,
  extraHarvest: ofTile,
  viceKing: ofTile,
};

/** An action's name, with the card that changes it. */
function withCard(what: string, move: ActionMove, now: State): string {
  if (!('card' in move) || move.card === 'none') return what;
  return formatList([what, cardWord(now, move.card)]);
}

function action(move: ActionMove): string {
  switch (move.type) {
    case 'progress':
      return labelled(t('goa.action.progress'), t(`goa.column.${move.column}`));
    case 'buildShips':
      return t('goa.action.ships');
    case 'harvest':
    case 'taxes':
      return t(`goa.action.${move.type}`);
    case 'expedition':
      return t('page.goa.move.expedition', { n: move.cards });
    case 'found':
      return labelled(t('goa.action.found'), t(`goa.colony.${move.colony}`));
    default:
      return assertNever(move);
  }
}

const card = (move: CardMove, now: State): string =>
  move.type === 'discard' ? t('page.goa.move.discard', { n: move.cards.length }) : cardWord(now, move.card);

function cardWord({ figures }: State, card: CardId): string {
  const face = figures.cards[card];
  return face === undefined ? card : t(`goa.card.${face.kind}`);
}

function tile(move: TileMove): string {
  switch (move.type) {
    case 'useTile':
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
    case 'spyFound':
      return labelled(t('goa.tile.espionage'), t(`goa.colony.${move.colony}`));
    default:
      return assertNever(move);
  }
}

function answer(move: AnswerMove): string {
  switch (move.type) {
    case 'fill':
    case 'placeSpices':
      return t('page.goa.move.spices');
    case 'either':
      return t(`goa.resource.${move.what}`);
    case 'favor':
      return t(`goa.tile.${move.tile}`);
    case 'settle':
      return t('goa.action.found');
    case 'discardPlantation':
    case 'mix':
    case 'decline':
      return t(`page.goa.move.${move.type}`);
    default:
      return assertNever(move);
  }
}
