import type { Table } from '../../../web/table/context.tsx';

/**
 * The table of components that are called as functions, without a browser. A test that draws some puts this module in
 * the place of `web/table/context.tsx`.
 */

let seated: Partial<Table> | undefined;

/** From now on components are drawn at this table. What they do not ask for may be missing. */
export const sitAt = (table: Partial<Table>): void => void (seated = table);

export function useTable(): Table {
  if (seated === undefined) throw new Error('There is no table here.');
  return seated as Table;
}
