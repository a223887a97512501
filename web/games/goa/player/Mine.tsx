import type { Table } from '../table.ts';

/** One's own boards, hand and tiles. */
export const Mine = (_table: Table) => null;
