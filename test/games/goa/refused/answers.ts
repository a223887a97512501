import type { State } from '#shared/games/goa/state.ts';
import { played } from '../support.ts';
import { own, type Case } from './common.ts';

const asked = played(own({ colonists: 20 }), [0, { type: 'found', colony: 'Quilon', card: 'none' }]);
const settled = played(asked, [0, { type: 'settle', tile: 0 }]);

/** A founding that falls short, with Espionage. */
const spying = (edition: '2004' | '2012'): State =>
  own(
    { tiles: ['espionage'] },
    { edition, questions: [{ ask: 'founding', seat: 0, colony: 'Calicut', board: 1 }] },
  );

/** Moves to a question that are refused. */
export const ANSWER_CASES: readonly Case[] = [
  [
    'MIX_WRONG',
    'more ships than a mix brings',
    own({}, { questions: [{ ask: 'mix', seat: 0, n: 3 }] }),
    { type: 'mix', ships: 4 },
    { max: 3 },
  ],
  [
    'PLANTATION_UNKNOWN',
    'the new plantation given up (2012)',
    own({}, { questions: [{ ask: 'discardPlantation', seat: 0, tile: 'clove2' }] }),
    { type: 'discardPlantation', plot: 'new' },
  ],
  [
    'NUMBER_NOT_HIGHER',
    'a spied number that is no higher (2004)',
    spying('2004'),
    { type: 'spyColonists', seat: 1 },
    { colonists: 0, board: 1 },
  ],
  ['OPPONENT_UNKNOWN', 'one’s own number (2004)', spying('2004'), { type: 'spyColonists', seat: 0 }],
  ['TILE_NOT_NOW', 'a spied number (2012)', spying('2012'), { type: 'spyColonists', seat: 1 }],
  ['ANSWER_FIRST', 'an action before the answer', settled, { type: 'taxes' }],
  ['FILL_ALL_FIELDS', 'a colony filled by half', settled, { type: 'fill', spices: {} }],
  [
    'COLONISTS_MISSING',
    'a founding without colonists',
    played(own({ colonists: 0 }, { pile: ['ships1', 'ships2'] }), [
      0,
      { type: 'found', colony: 'Quilon', card: 'none' },
    ]),
    { type: 'settle', tile: 0 },
    { missing: 3, colony: 'Quilon' },
  ],
  ['COLONY_TILE_GONE', 'a colony tile that is not there', asked, { type: 'settle', tile: 5 }],
  [
    'TILE_NOT_REMOVED',
    'a favor that was not removed',
    own({}, { questions: [{ ask: 'favor', seat: 0 }], removed: ['ships'] }),
    { type: 'favor', tile: 'duty' },
  ],
];
