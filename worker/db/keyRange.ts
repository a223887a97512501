import { and, gt, lte } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.ts';

/** The keys of a table after `after`, up to `upTo`: players or games. The sweep's round reads tables in such parts. */
export interface KeyRange {
  readonly after: string;
  readonly upTo: string;
}

/** After every id. */
const END = '~';

export const isLast = ({ upTo }: KeyRange): boolean => upTo === END;

/** The next `rows` rows of a table after a key, or all that are left. A player's rows stay together, so it may be some more. */
export async function nextRange(
  db: Database,
  key: SQLiteColumn,
  after: string,
  rows: number,
): Promise<KeyRange> {
  const [row] = await db
    .select({ key })
    .from(key.table)
    .where(gt(key, after))
    .orderBy(key)
    .limit(1)
    .offset(rows - 1);
  return { after, upTo: typeof row?.key === 'string' ? row.key : END };
}

/** Condition: the key is in the range. */
export const inRange = (key: SQLiteColumn, { after, upTo }: KeyRange) => and(gt(key, after), lte(key, upTo));

/** Adds up what has the same key. */
export function sums(entries: readonly (readonly [key: string, n: number])[]): Record<string, number> {
  const all = new Map<string, number>();
  for (const [key, n] of entries) all.set(key, (all.get(key) ?? 0) + n);
  return Object.fromEntries(all);
}
