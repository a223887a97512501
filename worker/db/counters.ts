import { lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { isSeatOf, type Sitter } from './games.ts';
import { counters, seats, usedLinks } from './schema.ts';

const DAY = 86_400_000;

/** What is counted, and how often it may happen in a day. */
export interface Cap {
  readonly key: string;
  readonly max: number;
}

const ONE_MORE = { target: [counters.day, counters.key], set: { n: sql`${counters.n} + 1` } };

/** Statement: counts one more and gives the number so far. */
const count = (db: Database, key: string, day: number) =>
  db.insert(counters).values({ day, key, n: 1 }).onConflictDoUpdate(ONE_MORE).returning({ n: counters.n });

/** Counts under every cap; true while none is exceeded. What is refused counts too: who keeps on gains nothing. */
export async function isWithin(db: Database, caps: readonly Cap[], now: number): Promise<boolean> {
  const [first, ...others] = caps.map(({ key }) => count(db, key, Math.floor(now / DAY)));
  if (first === undefined) return true;
  const counted = await db.batch([first, ...others]);
  return counted.every((rows, at) => (rows[0]?.n ?? 0) <= (caps[at]?.max ?? 0));
}

/** As `isWithin` for one who has a seat at a table; undefined, and nothing is counted, where he has none. */
export async function isWithinSeated(
  db: Database,
  { key, max }: Cap,
  sitter: Sitter,
  now: number,
): Promise<boolean | undefined> {
  const one = db
    .select({
      day: sql<number>`${Math.floor(now / DAY)}`.as('day'),
      key: sql<string>`${key}`.as('key'),
      n: sql<number>`1`.as('n'),
    })
    .from(seats)
    .where(isSeatOf(sitter));
  const [counted] = await db
    .insert(counters)
    .select(one)
    .onConflictDoUpdate(ONE_MORE)
    .returning({ n: counters.n });
  return counted && counted.n <= max;
}

/** Statements: forget the counts of past days and the links that have expired. */
export const forgetPast = (db: Database, now: number) =>
  db.batch([
    db.delete(counters).where(lt(counters.day, Math.floor(now / DAY))),
    db.delete(usedLinks).where(lt(usedLinks.expiresAt, now)),
  ]);
