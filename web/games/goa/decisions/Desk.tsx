import type { Table } from '../table.ts';

/** The move being put together, where it needs more than taps on the board; else nothing. */
export const Desk = (_table: Table) => null;
