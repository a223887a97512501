import { peopleDatabase } from '../db/database.ts';
import { isLast, sums, type KeyRange } from '../db/keyRange.ts';
import { countGames, countNotices, nextGames, nextNotices } from '../db/games/figures.ts';
import { countDeliveries, nextDeliveries } from '../db/people/figures.ts';
import { shards, type Shard } from '../db/shards.ts';
import type { PartFailed } from '../lib/failure.ts';
import type { Counts, Round, RoundCounts } from '../db/schema.ts';

/**
 * The sweep's round. Some tables have no index on time, because it would cost a written row with each of theirs. So the sweep
 * reads them row by row, to find what an alarm was lost for and to count for the operator: a bounded number of rows in each
 * run, and all of them once a day. `jobs` says where the next run goes on.
 */

/** A round begins this long after the one before did (ms), unless that takes longer. It counts the deliveries of this time. */
const ROUND_MS = 86_400_000;

/** By source, what one run reads of it. */
export type Ranges = Readonly<Record<string, KeyRange>>;

const NOTHING: RoundCounts = { notices: {}, noticeLate: 0, deliveries: {}, games: {} };

/** A table that is read row by row: of people, or of one of the databases of games. */
interface Source {
  readonly key: string;
  readonly next: (after: string, rows: number) => Promise<KeyRange>;
  /** Reads all rows of the range. */
  readonly count: (range: KeyRange, now: number) => Promise<Partial<RoundCounts>>;
}

/** The source of a database's notices. */
export const noticesOf = ({ letters }: Shard): string => `notices ${letters}`;

const sourcesOf = (env: Env): readonly Source[] => [
  {
    key: 'deliveries',
    next: (after, rows) => nextDeliveries(peopleDatabase(env), after, rows),
    count: async (range, now) => ({
      deliveries: await countDeliveries(peopleDatabase(env), range, now - ROUND_MS),
    }),
  },
  ...shards(env).flatMap((shard): readonly Source[] => [
    {
      key: noticesOf(shard),
      next: (after, rows) => nextNotices(shard.db, after, rows),
      count: (range, now) => countNotices(shard.db, range, now),
    },
    {
      key: `games ${shard.letters}`,
      next: (after, rows) => nextGames(shard.db, after, rows),
      count: async (range) => ({ games: await countGames(shard.db, range) }),
    },
  ]),
];

const isWhole = (env: Env, { after }: Round): boolean =>
  sourcesOf(env).every(({ key }) => after[key] === null);

/** The round to go on with: a new one if there was none, or if the last one is whole and a day old. */
export function roundAt(env: Env, round: Round | undefined, now: number): Round {
  const isOver =
    round === undefined ||
    'notices' in round.after || // of an earlier release, which knew one database
    (isWhole(env, round) && now - round.startedAt >= ROUND_MS);
  return isOver ? { startedAt: now, after: {}, counted: NOTHING } : round;
}

/** Asks each source; one that fails is reported by its key and left out. */
async function askEach<S extends Source, T>(
  sources: readonly S[],
  ask: (source: S) => Promise<T>,
  failed: PartFailed,
): Promise<readonly (readonly [source: S, answer: T])[]> {
  const asked = sources.map(async (source) => {
    try {
      return [[source, await ask(source)] as const];
    } catch (error) {
      failed(source.key, error);
      return [];
    }
  });
  return (await Promise.all(asked)).flat();
}

/** What this run reads of each source: about `rows` rows, or none of one that was read to its end or that fails. */
export async function rangesOf(
  env: Env,
  { after }: Round,
  rows: number,
  failed: PartFailed,
): Promise<Ranges> {
  const open = sourcesOf(env).filter(({ key }) => after[key] !== null);
  const ranges = await askEach(open, ({ key, next }) => next(after[key] ?? '', rows), failed);
  return Object.fromEntries(ranges.map(([{ key }, range]) => [key, range]));
}

/** The sweep's counts once it has read these ranges. One that was left out, or that fails, is read by the next run. */
export async function countsAfter(
  env: Env,
  {
    round,
    ranges,
    before,
  }: { readonly round: Round; readonly ranges: Ranges; readonly before?: Counts | null },
  now: number,
  failed: PartFailed,
): Promise<Omit<Counts, 'failures'>> {
  const whole = before?.whole ?? null;
  const read = sourcesOf(env).flatMap((source) => {
    const range = ranges[source.key];
    return range === undefined ? [] : [{ ...source, range }];
  });
  const counts = await askEach(read, ({ count, range }) => count(range, now), failed);
  if (counts.length === 0) return { round, whole };
  const counted = counts.reduce<RoundCounts>(
    (sum, [, some]) => together(sum, { ...NOTHING, ...some }),
    round.counted,
  );
  const ends = counts.map(([{ key, range }]) => [key, isLast(range) ? null : range.upTo] as const);
  const next: Round = { ...round, after: { ...round.after, ...Object.fromEntries(ends) }, counted };
  return { round: next, whole: isWhole(env, next) ? counted : whole };
}

function together(a: RoundCounts, b: RoundCounts): RoundCounts {
  const both = (kind: 'notices' | 'deliveries' | 'games') =>
    sums([...Object.entries(a[kind]), ...Object.entries(b[kind])]);
  return {
    notices: both('notices'),
    noticeLate: Math.max(a.noticeLate, b.noticeLate),
    deliveries: both('deliveries'),
    games: both('games'),
  };
}

/** What the operator is told: the last whole round, or what was counted so far. */
export const countsToTell = (counts: Counts | null | undefined): RoundCounts =>
  counts?.whole ?? counts?.round?.counted ?? NOTHING;
