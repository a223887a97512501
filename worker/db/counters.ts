import { lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { counters, usedLinks } from './schema.ts';

const DAY = 86_400_000;

/** What is counted, and how often it may happen in a day. */
export interface Cap {
  readonly key: string;
  readonly max: number;
}

/** Statement: counts one more and gives the number so far. */
const count = (db: Database, key: string, day: number) =>
  db
    .insert(counters)
    .values({ day, key, n: 1 })
    .onConflictDoUpdate({ target: [counters.day, counters.key], set: { n: sql`${counters.n} + 1` } })
    .returning({ n: counters.n });

/** Counts under every cap; true while none is exceeded. What is refused counts too: who keeps on gains nothing. */
export async function isWithin(db: Database, caps: readonly Cap[], now: number): Promise<boolean> {
  const [first, ...others] = caps.map(({ key }) => count(db, key, Math.floor(now / DAY)));
  if (first === undefined) return true;
  const counted = await db.batch([first, ...others]);
  return counted.every((rows, at) => (rows[0]?.n ?? 0) <= (caps[at]?.max ?? 0));
}

/** Statements: forget the counts of past days and the links that have expired. */
export const forgetPast = (db: Database, now: number) =>
  db.batch([
    db.delete(counters).where(lt(counters.day, Math.floor(now / DAY))),
    db.delete(usedLinks).where(lt(usedLinks.expiresAt, now)),
  ]);
