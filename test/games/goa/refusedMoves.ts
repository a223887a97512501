import type { State } from '#shared/games/goa/state.ts';
import {
  auction,
  colony,
  extra,
  FOUR_PLANTATIONS,
  full,
  placing,
  plantation,
  played,
  space,
  table,
  turn,
  type Seated,
  type Table,
} from './support.ts';

type Params = Readonly<Record<string, string | number>>;
/** `seat`: who sends it, if not seat 0. */
export type Case = readonly [
  code: string,
  what: string,
  state: State,
  move: unknown,
  params?: Params | undefined,
  seat?: 1,
];

export const own = (player: Seated, wanted: Table = {}): State => table({ ...wanted, players: [player, {}] });
const grid = { [space(1, 1)]: 'duty', [space(1, 2)]: 'redShip', [space(5, 5)]: 'ships' } as const;
const flagged: Table = { grid, markers: [{ seat: 1, space: space(0, 1) }] };
const asked = played(own({ colonists: 20 }), [0, { type: 'found', colony: 'Quilon', card: 'none' }]);
const settled = played(asked, [0, { type: 'settle', tile: 0 }]);
const clove = plantation('clove2', 'clove');
const progress = { type: 'progress', column: 'colonists', card: 'none', payment: { 'p1.0': 'clove' } };
/** Eight spices, an empty field, a hand and tiles. */
const wealthy: Seated = {
  hand: ['spices1', 'sell1'],
  tiles: ['redSpice', 'duty', 'swap', 'espionage', 'extraHarvest'],
  plots: { ...FOUR_PLANTATIONS, Quilon: colony('Quilon', [null]) },
};
const FIELDS = ['p1.0', 'p1.1', 'p2.0', 'p2.1', 'p3.0', 'p3.1', 'p4.0', 'p4.1'];
const duty = (n: number) => ({ type: 'duty', fields: FIELDS.slice(0, n) });
/** A founding that falls short, with Espionage. */
const spying = (edition: '2004' | '2012'): State =>
  own(
    { tiles: ['espionage'] },
    { edition, questions: [{ ask: 'founding', seat: 0, colony: 'Calicut', board: 1 }] },
  );
export const QUICK: State['step'] = { phase: 'quickStart', seat: 0 };

/** Moves that are refused, each with its reason. */
export const CASES: readonly Case[] = [
  [
    'MARKERS_WRONG',
    'a quick start with one marker',
    table({ step: QUICK }),
    { type: 'quickMarkers', columns: ['ships'] },
    { markers: 2 },
  ],
  ['NO_SUCH_SPACE', 'a space that is none', table({ step: placing(0) }), { type: 'placeMarker', space: 1.5 }],
  [
    'SPACE_NOT_EMPTY',
    'the flag on a tile',
    table({ step: placing(0) }),
    { type: 'placeMarker', space: space(1, 1) },
  ],
  [
    'FLAG_NOT_BESIDE_TILE',
    'the flag away from tiles',
    table({ grid, step: placing(0) }),
    { type: 'placeMarker', space: space(3, 3) },
  ],
  [
    'NO_TILE_THERE',
    'a marker on an empty space',
    table({ ...flagged, step: placing(0) }),
    { type: 'placeMarker', space: space(2, 2) },
  ],
  [
    'SPACE_NOT_ADJACENT',
    'a marker away from the one before',
    table({ ...flagged, step: placing(0) }),
    { type: 'placeMarker', space: space(5, 5) },
  ],
  [
    'SPACE_HAS_MARKER',
    'a marker on a marker',
    table({ grid, markers: [...flagged.markers!, { seat: 0, space: space(1, 1) }], step: placing(0) }),
    { type: 'placeMarker', space: space(1, 1) },
  ],
  [
    'BID_TOO_LOW',
    'a bid not over the highest',
    table({ ...flagged, step: auction(0, 1, { seat: 1, amount: 3 }) }),
    { type: 'bid', amount: 3 },
    { min: 4 },
  ],
  [
    'NOT_ENOUGH_DUCATS',
    'a bid above one’s ducats',
    table({ ...flagged, step: auction(0, 1) }),
    { type: 'bid', amount: 11 },
    { price: 11, ducats: 10 },
  ],
  [
    'AUCTIONEER_BUYS',
    'an auctioneer who bids (2012)',
    table({ ...flagged, step: auction(1, 1, { seat: 0, amount: 3 }) }),
    { type: 'bid', amount: 4 },
    { price: 2 },
    1,
  ],
  [
    'NOT_ENOUGH_DUCATS',
    'an auctioneer who cannot pay (2012)',
    table({ ...flagged, players: [{}, { ducats: 1 }], step: auction(1, 1, { seat: 0, amount: 3 }) }),
    { type: 'buy' },
    { price: 2, ducats: 1 },
    1,
  ],
  [
    'BID_OR_PASS',
    'another who buys',
    table({ ...flagged, step: auction(0, 1, { seat: 1, amount: 3 }) }),
    { type: 'buy' },
  ],
  [
    'BID_OR_PASS',
    'an auctioneer who buys (2004)',
    table({ ...flagged, edition: '2004', step: auction(1, 1, { seat: 0, amount: 3 }) }),
    { type: 'buy' },
    undefined,
    1,
  ],
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
  ['CARD_NOT_IN_HAND', 'a card of somebody else', own({}), { type: 'play', card: 'ships1' }],
  [
    'CARD_PLAYED_THIS_TURN',
    'a second card',
    own({ hand: ['ships1'] }, { step: turn({ carded: true }) }),
    { type: 'play', card: 'ships1' },
  ],
  [
    'CARD_NOT_NOW',
    'a card of another action',
    own({ hand: ['thirdScout1'] }),
    { type: 'harvest', card: 'thirdScout1', spices: {} },
  ],
  [
    'NO_FREE_FIELD',
    'a spice without a field',
    own({ plots: full('clove'), tiles: ['redSpice'] }),
    { type: 'redSpice', spices: { 'p1.0': 'clove' } },
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
    'TOO_MANY_SPICES',
    'three spices for a card that brings two',
    own({ hand: ['spices1'], plots: { p1: plantation('clove3') } }),
    { type: 'playSpices', card: 'spices1', spices: { 'p1.0': 'clove', 'p1.1': 'clove', 'p1.2': 'clove' } },
    { max: 2 },
  ],
  ...(
    [
      [{ type: 'playSpices', card: 'spices1', spices: {} }, 'no spice for a card that brings two'],
      [{ type: 'redSpice', spices: {} }, 'a red Spice for none'],
      [{ type: 'sell', card: 'sell1', fields: [] }, 'a sale of nothing'],
      [{ type: 'discard', cards: [] }, 'discarding nothing'],
      [{ type: 'extraHarvest', plots: [] }, 'an extra harvest nowhere'],
      [{ type: 'spyHarvest', seat: 1, card: 'none', spices: {} }, 'a spied harvest of nothing'],
    ] as const
  ).map(([move, what]): Case => ['NOTHING_CHOSEN', what, own(wealthy), move]),
  ['DUTY_SPICES', 'a duty of three fields', own(wealthy), duty(3), { spices: 6 }],
  ['DUTY_SPICES', 'a duty of seven fields', own(wealthy), duty(7), { spices: 6 }],
  [
    'ALL_IN_LAST_ROW',
    'a Vice-king with all markers in the last row',
    own({
      tiles: ['viceKing'],
      rows: { ships: 5, harvest: 5, taxes: 5, expeditions: 5, colonists: 5 },
    }),
    { type: 'viceKing', column: 'ships' },
  ],
  [
    'TOO_MANY_PLOTS',
    'an extra harvest of four',
    own(wealthy),
    { type: 'extraHarvest', plots: ['p1', 'p2', 'p3', 'p4'] },
    { max: 3 },
  ],
  [
    'PLOT_NOT_OPEN',
    'an extra harvest on a full plantation',
    own(wealthy),
    { type: 'extraHarvest', plots: ['p1'] },
  ],
  ['NO_TILE_THERE', 'a Swap with nothing', own(wealthy, { grid }), { type: 'swap', space: space(3, 3) }],
  ['NO_SUCH_SPACE', 'a Swap off the board', own(wealthy), { type: 'swap', space: 99 }],
  [
    'OPPONENT_UNKNOWN',
    'ships of oneself by Espionage',
    own(wealthy),
    { type: 'spy', seat: 0, what: 'ships' },
  ],
  [
    'OPPONENT_UNKNOWN',
    'a founding with one’s own marker by Espionage',
    own(wealthy),
    { type: 'spyFound', seat: 0, colony: 'Cochin', card: 'none' },
  ],
  [
    'SPYING_UNKNOWN',
    'an expedition by Espionage',
    own(wealthy),
    { type: 'spy', seat: 1, what: 'expeditions' },
  ],
  [
    'TILE_NOT_NOW',
    'a founding by Espionage (2004)',
    own(wealthy, { edition: '2004' }),
    { type: 'spyFound', seat: 1, colony: 'Cochin', card: 'none' },
  ],
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
    'FIELD_EMPTY',
    'a sale of nothing',
    own({ hand: ['sell1'], plots: { p1: clove } }),
    { type: 'sell', card: 'sell1', fields: ['p1.1'] },
  ],
  ['TILE_NOT_YOURS', 'a tile one has not', own({}), { type: 'useTile', tile: 'redShip' }],
  [
    'TILE_USED_THIS_ROUND',
    'a red tile used in this round',
    own({ used: ['redShip'] }),
    { type: 'useTile', tile: 'redShip' },
  ],
  ['TILE_USED', 'a duty that was done', own({ used: ['duty'] }), { type: 'duty', fields: [] }],
  [
    'TILE_NOT_NOW',
    'a tile kept for the scoring',
    own({ tiles: ['mission2'] }),
    { type: 'useTile', tile: 'mission2' },
  ],
  [
    'NOT_LEAST_ADVANCED',
    'a Vice-king for another marker',
    own({ tiles: ['viceKing'], rows: { ships: 2 } }),
    { type: 'viceKing', column: 'ships' },
  ],
  [
    'OPPONENT_UNKNOWN',
    'an espionage on oneself',
    own({ tiles: ['espionage'], plots: { p1: clove } }),
    { type: 'spyHarvest', seat: 0, card: 'none', spices: { 'p1.1': 'clove' } },
  ],
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
