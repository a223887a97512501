import type { PageKit } from '../../../web/support/pageKits.ts';
import type { Move } from '../shared/moves.ts';
import { partsOf } from '../web/help/parts.ts';

const MOVES: readonly Move['type'][] = ['build', 'draw', 'lay', 'stop'];

export const pageKit: PageKit = {
  help: [['the toy', partsOf]],
  hinted: { options: { length: 'long' }, rules: partsOf },
  moves: MOVES,
  plainMove: { type: 'stop' },
  positions: [],
  drawings: {},
};
