import type { SqlStatement } from '../../worker/room/storage/correction.ts';

/** SQL as text, for wrangler. */

export type Row = Readonly<Record<string, unknown>>;

/** A statement with its parameters written into it, for wrangler. The text itself has no other question mark. */
export function inlined({ sql, params }: SqlStatement): string {
  const parts = sql.split('?');
  if (parts.length !== params.length + 1) throw new Error(`${params.length} parameters for: ${sql}`);
  return parts.map((part, i) => `${part}${i < params.length ? literal(params[i] ?? null) : ''}`).join('');
}

/** A value as SQL. */
export const literal = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `${value}`;

/** A row of a table as SQL. */
export const insertRow = (table: string, row: Row): string => {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  const values = Object.values(row).map((value) => literal(value as string | number | null)); // as D1 answers them
  return `INSERT INTO "${table}" (${columns.join()}) VALUES (${values.join()})`;
};
