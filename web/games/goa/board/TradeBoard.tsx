import type { Table } from '../table.ts';

/** The game board: grid, markers, piles, what is left. */
export const TradeBoard = (_table: Table) => null;
