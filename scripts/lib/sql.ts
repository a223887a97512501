import type { SqlStatement } from '../../worker/room/storage/correction.ts';

/** SQL as text, for wrangler. */

/** A statement with its parameters written into it, for wrangler. The text itself has no other question mark. */
export function inlined({ sql, params }: SqlStatement): string {
  const parts = sql.split('?');
  if (parts.length !== params.length + 1) throw new Error(`${params.length} parameters for: ${sql}`);
  return parts.map((part, i) => `${part}${i < params.length ? literal(params[i] ?? null) : ''}`).join('');
}

/** A value as SQL. */
export const literal = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `${value}`;
