import type { Move } from '#shared/games/merchants/moves.ts';
import { GOOD_DRAWINGS, COIN, HOLD, SPECIAL_DRAWINGS } from '#shared/games/merchants/drawings/pieces.ts';
import { partsOf } from '../../../../web/games/merchants/help/MerchantsHelp.tsx';
import type { PageKit } from '../../../web/support/pageKits.ts';

const MOVES: readonly Move['type'][] = [
  'buy',
  'buyShip',
  'done',
  'draw',
  'exchange',
  'load',
  'officeDraw',
  'officeSkip',
  'pass',
  'play',
];

export const pageKit: PageKit = {
  help: [['Merchants', partsOf]],
  hinted: { options: { officeDraw: 'planning' }, rules: partsOf },
  moves: MOVES,
  plainMove: { type: 'officeDraw' },
  positions: [],
  drawings: { goods: GOOD_DRAWINGS, specials: { ...SPECIAL_DRAWINGS, coin: COIN, hold: HOLD } },
  drawingBytes: 6_000,
};
