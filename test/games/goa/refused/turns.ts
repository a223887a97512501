import { colony, extra, plantation, played, table, turn } from '../support.ts';
import { own, clove, type Case } from './common.ts';

const progress = { type: 'progress', column: 'colonists', card: 'none', payment: { 'p1.0': 'clove' } };

/** Moves in turns, in extra actions and out of turn that are refused. */
export const TURN_CASES: readonly Case[] = [
  ['NO_PASSING', 'a pass in an action turn', own({}), { type: 'pass' }],
  ['ACTION_FIRST', 'the end of a turn without an action', table(), { type: 'endTurn' }],
  [
    'ACTION_TAKEN',
    'a second action',
    played(own({ tiles: ['redShip'] }), [0, { type: 'taxes' }]),
    { type: 'taxes' },
  ],
  [
    'COLUMN_UNKNOWN',
    'a column that does not exist',
    own({ plots: { p1: clove } }),
    { ...progress, column: 'spices' },
  ],
  ['LAST_ROW', 'a step below the last row', own({ rows: { colonists: 5 } }), progress],
  ['SHIPS_MISSING', 'a step without ships', own({ ships: 0, plots: { p1: clove } }), progress, { ships: 1 }],
  ['SPICES_MISSING', 'a step without spices', own({}), progress],
  [
    'PAYMENT_WRONG',
    'a step paid from an empty field',
    own({ plots: { p1: clove } }),
    { ...progress, payment: { 'p1.1': 'clove' } },
  ],
  [
    'FIELD_NOT_FREE',
    'a spice on another',
    own({ plots: { p1: clove } }),
    { type: 'harvest', card: 'none', spices: { 'p1.0': 'clove' } },
  ],
  [
    'SPICE_NOT_ALLOWED',
    'a spice that does not grow there',
    own({ plots: { p1: clove } }),
    { type: 'harvest', card: 'none', spices: { 'p1.1': 'ginger' } },
  ],
  [
    'TOO_MANY_SPICES',
    'a harvest too large',
    own({ plots: { p1: plantation('clove3') } }),
    { type: 'harvest', card: 'none', spices: { 'p1.0': 'clove', 'p1.1': 'clove' } },
    { max: 1 },
  ],
  [
    'EXPEDITION_YIELD',
    'more cards than the row yields',
    own({}),
    { type: 'expedition', cards: 2 },
    { max: 1 },
  ],
  [
    'CARD_LIMIT',
    'more cards than the hand may hold',
    own({ hand: ['sell1'] }),
    { type: 'expedition', cards: 1 },
    { room: 0 },
  ],
  ['COLONY_UNKNOWN', 'a colony that does not exist', own({}), { type: 'found', colony: 'Goa', card: 'none' }],
  [
    'NOT_ASKED_ANYWAY',
    'a decline said beforehand with nothing to play',
    own({}),
    { type: 'found', colony: 'Quilon', card: 'none', ifShort: 'decline' },
  ],
  [
    'COLONY_FOUNDED',
    'a colony one has',
    own({ plots: { Quilon: colony('Quilon', [null]) } }),
    { type: 'found', colony: 'Quilon', card: 'none' },
  ],
  [
    'EXTRA_CARDS_LEFT',
    'a pass with two extra-action cards',
    own({ extra: 2 }, { step: extra(0) }),
    { type: 'pass' },
    { extra: 2, kept: 1 },
  ],
  ['NOT_YOUR_TURN', 'a move out of turn', own({}, { step: turn({ seat: 1 }) }), { type: 'taxes' }],
  ['GAME_OVER', 'a move after the end', own({}, { step: { phase: 'over' } }), { type: 'taxes' }],
  ['MOVE_NOT_OFFERED', 'anything else', own({}), { type: 'dance' }],
];
