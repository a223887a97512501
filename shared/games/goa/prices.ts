import type { Seat } from '../../kernel/types.ts';
import { playerOf, type State } from './state.ts';
import type { Column, Spice } from './things.ts';

/** What the auctioneer pays to take the tile at the highest bid (2012). */
export const auctioneersPrice = (amount: number): number => amount - 1;

/** Spices of the next step; undefined in the last row. */
export const costOf = (state: State, seat: Seat, column: Column): readonly Spice[] | undefined =>
  state.figures.columns[column].cost[playerOf(state, seat).rows[column]];
