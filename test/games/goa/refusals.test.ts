import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rules } from '../../../shared/games/goa/index.ts';
import type { State } from '../../../shared/games/goa/state.ts';
import { NO_DICE } from '../../../shared/kernel/dice.ts';
import { play } from '../../../shared/kernel/play.ts';
import { hostileValues } from '../../support/hostile.ts';
import {
  at,
  auction,
  BOTH,
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
type Case = readonly [code: string, what: string, state: State, move: unknown, params?: Params];

const own = (player: Seated, wanted: Table = {}): State => table({ ...wanted, players: [player, {}] });
const grid = { [space(1, 1)]: 'duty', [space(1, 2)]: 'redShip', [space(5, 5)]: 'ships' } as const;
const flagged: Table = { grid, markers: [{ seat: 1, space: space(0, 1) }] };
const asked = played(own({ colonists: 20 }), [0, { type: 'found', colony: 'Quilon', card: 'none' }]);
const settled = played(asked, [0, { type: 'settle', tile: 0 }]);
const clove = plantation('clove2', 'clove');
const progress = { type: 'progress', column: 'colonists', card: 'none', payment: { 'p1.0': 'clove' } };
const QUICK: State['step'] = { phase: 'quickStart', seat: 0 };

const CASES: readonly Case[] = [
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

describe('A refusal', () => {
  it.each(CASES.map((each) => [each[0], each[1], each] as const))('%s: %s', (_, __, each) => {
    const [code, , state, move, params] = each;
    at(state).whenSent(0, move).thenRefused(code, params);
  });

  it('is tested for every code that the rules of Goa know', () => {
    const folder = new URL('../../../shared/games/goa/', import.meta.url);
    const files = [
      'refusal.ts',
      ...readdirSync(new URL('refusal/', folder)).map((name) => `refusal/${name}`),
    ];
    const codes = files.flatMap(
      (file) => readFileSync(new URL(file, folder), 'utf8').match(/(?<=')[A-Z]+(_[A-Z]+)+(?=')/gu) ?? [],
    );
    expect(codes.length).toBeGreaterThan(30);
    expect(CASES.map(([code]) => code)).toEqual(expect.arrayContaining(codes));
  });
});

const rich: Seated = {
  hand: [
    'ships1',
    'spices1',
    'sell1',
    'payDucats1',
    'harvestMix1',
    'thirdScout1',
    'shipsOnly1',
    'spicesOnly1',
  ],
  tiles: ['redSpice', 'espionage', 'extraHarvest', 'resupply', 'viceKing', 'swap', 'duty'],
  plots: { ...FOUR_PLANTATIONS, Calicut: colony('Calicut', [null, null]) },
};
const questions: readonly State['questions'][number][] = [
  { ask: 'fill', seat: 0, fields: ['Calicut.0'], by: 'action.found' },
  { ask: 'spices', seat: 0, n: 1, by: 'bonanza.oneSpice' },
  { ask: 'discardPlantation', seat: 0, tile: 'clove2' },
  { ask: 'either', seat: 0, n: 3, by: 'tile.shipsOrColonists' },
  { ask: 'resupply', seat: 0, n: 3 },
  { ask: 'mix', seat: 0, n: 3 },
  { ask: 'favor', seat: 0 },
  { ask: 'founding', seat: 0, colony: 'Quilon', board: 0 },
];
const steps: readonly State['step'][] = [
  QUICK,
  placing(0),
  auction(0, 1),
  turn(),
  turn({ acted: true }),
  extra(0),
];
const TYPES = `
  quickMarkers placeMarker bid buy pass extraAction endTurn progress harvest expedition found play
  playSpices sell payDucats discard useTile redSpice swap duty viceKing extraHarvest spy spyHarvest
  spyFound spyColonists fill placeSpices discardPlantation either mix favor settle decline`
  .trim()
  .split(/\s+/u);
const PARAMS = `
  columns space amount column card payment spices cards colony fields tile plots seat what plot
  ships`
  .trim()
  .split(/\s+/u);

describe('Whatever is sent', () => {
  const table_ = (edition: '2004' | '2012', wanted: Table): State =>
    own(rich, { edition, ...wanted, markers: [{ seat: 1, space: space(0, 1) }], removed: ['ships'] });
  const values = [...hostileValues(), 'none', 0, [], {}];
  const all = (value: unknown) => Object.fromEntries(PARAMS.map((name) => [name, value]));

  it.each(BOTH)('is refused with a code in any step and question, and never throws (%s)', (edition) => {
    const states = [
      ...steps.map((step) => table_(edition, { step })),
      ...questions.map((question) => table_(edition, { questions: [question] })),
    ];
    const taken = states.flatMap((state) =>
      values
        .flatMap((value) => [value, { type: value }, ...TYPES.map((type) => ({ type, ...all(value) }))])
        .map((sent) => play(rules, state, 0, sent, NO_DICE))
        .filter((result) => result.ok || !/^[A-Z_]+$/u.test(result.failure.code)),
    );
    expect(taken).toEqual([]);
  });
});
