import { full, space } from '../support.ts';
import { own, grid, clove, wealthy, type Case } from './common.ts';

const FIELDS = ['p1.0', 'p1.1', 'p2.0', 'p2.1', 'p3.0', 'p3.1', 'p4.0', 'p4.1'];

const duty = (n: number) => ({ type: 'duty', fields: FIELDS.slice(0, n) });

/** Moves with tiles that are refused. */
export const TILE_CASES: readonly Case[] = [
  [
    'NO_FREE_FIELD',
    'a spice without a field',
    own({ plots: full('clove'), tiles: ['redSpice'] }),
    { type: 'redSpice', spices: { 'p1.0': 'clove' } },
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
];
