import type { Move } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import { TILES } from '#shared/games/goa/things.ts';
import {
  BONANZA_DRAWINGS,
  CARD_DRAWINGS,
  COLUMN_DRAWINGS,
  SYMBOL_DRAWINGS,
} from '#shared/games/goa/drawings/cards.ts';
import { COLONY_DRAWINGS } from '#shared/games/goa/drawings/colonies.ts';
import { SACK_DRAWINGS, SPICE_DRAWINGS } from '#shared/games/goa/drawings/spices.ts';
import { tileDrawing } from '#shared/games/goa/drawings/tiles.ts';
import { partsOf } from '../../../../web/games/goa/help/GoaHelp.tsx';
import type { PageKit } from '../../../web/support/pageKits.ts';
import { table, turn } from '../support.ts';

/** Every type of move. */
export const MOVES: readonly Move['type'][] = [
  'bid',
  'buildShips',
  'buy',
  'decline',
  'discard',
  'discardPlantation',
  'duty',
  'either',
  'endTurn',
  'expedition',
  'extraAction',
  'extraHarvest',
  'favor',
  'fill',
  'found',
  'harvest',
  'mix',
  'pass',
  'payDucats',
  'placeMarker',
  'placeSpices',
  'play',
  'playSpices',
  'progress',
  'quickDucats',
  'quickMarkers',
  'redSpice',
  'sell',
  'settle',
  'spy',
  'spyColonists',
  'spyFound',
  'spyHarvest',
  'swap',
  'taxes',
  'useTile',
  'viceKing',
];

/** A position in which an opponent's colonists help to found a colony (2004). It is rare in play, so it is set up. */
export const HELPED: State = table({
  edition: '2004',
  players: [
    { tiles: ['espionage'], hand: ['colonists1'] },
    { rows: { colonists: 3 } },
    { rows: { colonists: 4 } },
  ],
  step: turn({ acted: true }),
  questions: [{ ask: 'founding', seat: 0, colony: 'Cochin', board: 0 }],
});

/** A game with everything in it that a hint is about. */
export const HINTED = { edition: '2012', quickStart: true, bonanza: true, money: 'hidden' } as const;

export const pageKit: PageKit = {
  help: [
    ['Goa 2004', () => partsOf('2004')],
    ['Goa 2012', () => partsOf('2012')],
  ],
  hinted: { options: HINTED, rules: () => partsOf('2012') },
  moves: MOVES,
  plainMove: { type: 'endTurn' },
  positions: [HELPED],
  drawings: {
    spices: SPICE_DRAWINGS,
    sacks: SACK_DRAWINGS,
    symbols: SYMBOL_DRAWINGS,
    tiles: Object.fromEntries(TILES.map((tile) => [tile, tileDrawing(tile)])),
    cards: CARD_DRAWINGS,
    columns: COLUMN_DRAWINGS,
    colonies: COLONY_DRAWINGS,
    bonanzas: BONANZA_DRAWINGS,
  },
  drawingBytes: 12_000,
};
