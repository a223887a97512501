import type { State } from '#shared/games/goa/state.ts';
import { colony, FOUR_PLANTATIONS, plantation, space, table, type Seated, type Table } from '../support.ts';

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
export const grid = { [space(1, 1)]: 'duty', [space(1, 2)]: 'redShip', [space(5, 5)]: 'ships' } as const;
export const clove = plantation('clove2', 'clove');

/** Eight spices, an empty field, a hand and tiles. */
export const wealthy: Seated = {
  hand: ['spices1', 'sell1'],
  tiles: ['redSpice', 'duty', 'swap', 'espionage', 'extraHarvest'],
  plots: { ...FOUR_PLANTATIONS, Quilon: colony('Quilon', [null]) },
};

export const QUICK: State['step'] = { phase: 'quickStart', seat: 0 };
