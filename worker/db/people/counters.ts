import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { PeopleDatabase } from '../database.ts';
import { countersTable } from './peopleTables.ts';

const DAY = 86_400_000;

/** A key that is counted, and its daily maximum. */
export interface Quota {
  readonly key: string;
  readonly max: number;
}

const ONE_MORE = { target: [countersTable.day, countersTable.key], set: { n: sql`${countersTable.n} + 1` } };

const dayOf = (now: number): number => Math.floor(now / DAY);

/** Merges equal keys: a key that occurs n times counts n times, against one maximum. */
const merged = (quotas: readonly Quota[]) =>
  [...Map.groupBy(quotas, ({ key }) => key).values()].map((same) => ({ ...same[0], n: same.length }));

/** The merged quotas as SQL rows named `asked`, in their order. */
const askedOf = (quotas: readonly Quota[]) => sql`json_each(${JSON.stringify(merged(quotas))}) AS asked`;

/**
 * Counts once under every quota, in one transaction. If a quota would be exceeded, returns the first such quota and counts
 * nothing, so that a refused request uses up nothing of what others share. Otherwise undefined.
 */
export async function charge(
  db: PeopleDatabase,
  quotas: readonly Quota[],
  now: number,
): Promise<Quota | undefined> {
  if (quotas.length === 0) return undefined;
  const asked = askedOf(quotas);
  const day = dayOf(now);
  const sofar = sql`coalesce((SELECT n FROM counters WHERE day = ${day} AND key = asked.value ->> 'key'), 0)`;
  const isFull = sql`${sofar} + (asked.value ->> 'n') > (asked.value ->> 'max')`;
  const one = sql`SELECT ${day}, asked.value ->> 'key', asked.value ->> 'n' FROM ${asked}
    WHERE NOT EXISTS (SELECT 1 FROM ${asked} WHERE ${isFull})`;
  const [[full]] = await db.batch([
    db
      .select({ key: sql<string>`asked.value ->> 'key'`.as('key') })
      .from(asked)
      .where(isFull)
      .orderBy(sql`asked.key`)
      .limit(1),
    db
      .insert(countersTable)
      .select(one)
      .onConflictDoUpdate({ ...ONE_MORE, set: { n: sql`${countersTable.n} + excluded.n` } }),
  ]);
  return full && quotas.find(({ key }) => key === full.key);
}

/** Charges up to `n` at once, as far as the quota goes. Returns how many were charged. */
export async function chargeUpTo(
  db: PeopleDatabase,
  { key, max }: Quota,
  n: number,
  now: number,
): Promise<number> {
  const day = dayOf(now);
  const [[before], [after]] = await db.batch([
    db
      .select({ n: countersTable.n })
      .from(countersTable)
      .where(and(eq(countersTable.day, day), eq(countersTable.key, key))),
    db
      .insert(countersTable)
      .values({ day, key, n: Math.min(n, max) })
      .onConflictDoUpdate({
        ...ONE_MORE,
        set: { n: sql`min(${max}, ${countersTable.n} + ${n})` },
        setWhere: lt(countersTable.n, max),
      })
      .returning({ n: countersTable.n }),
  ]);
  return after === undefined ? 0 : after.n - (before?.n ?? 0);
}

/** Statement: refunds what was charged for something that was not carried out. */
export const refund = (db: PeopleDatabase, quotas: readonly Quota[], now: number) =>
  db
    .update(countersTable)
    .set({ n: sql`max(0, ${countersTable.n} - (asked.value ->> 'n'))` })
    .from(askedOf(quotas))
    .where(
      and(
        eq(countersTable.day, dayOf(now)),
        inArray(
          countersTable.key,
          quotas.map(({ key }) => key), // leads to these rows; the next condition alone reads the whole day
        ),
        sql`${countersTable.key} = asked.value ->> 'key'`,
      ),
    );
