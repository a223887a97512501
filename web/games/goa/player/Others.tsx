import type { Table } from '../table.ts';

/** The other players, in a compact form that opens. */
export const Others = (_table: Table) => null;
