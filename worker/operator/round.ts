import { database } from '../db/database.ts';
import { isLast, sums, type KeyRange } from '../db/keyRange.ts';
import { countGames, countNotices, nextGames, nextNotices } from '../db/games/figures.ts';
import { countDeliveries, nextDeliveries } from '../db/people/figures.ts';
import { ROUND_TABLES, type Counts, type Round, type RoundCounts, type RoundTable } from '../db/schema.ts';

/**
 * The sweep's round. Some tables have no index on time, because it would cost a written row with each of theirs. So the sweep
 * reads them row by row, to find what an alarm was lost for and to count for the operator: a bounded number of rows in each
 * run, and all of them once a day. `jobs` says where the next run goes on.
 */

/** A round begins this long after the one before did (ms), unless that takes longer. It counts the deliveries of this time. */
const ROUND_MS = 86_400_000;

export type Ranges = Partial<Record<RoundTable, KeyRange>>;

const NOTHING: RoundCounts = { notices: {}, noticeLate: 0, deliveries: {}, games: {} };

const newRound = (now: number): Round => ({
  startedAt: now,
  after: { notices: '', deliveries: '', games: '' },
  counted: NOTHING,
});

const isWhole = ({ after }: Round): boolean => ROUND_TABLES.every((table) => after[table] === null);

/** The round to go on with: a new one if there was none, or if the last one is whole and a day old. */
export function roundAt(round: Round | undefined, now: number): Round {
  const isOver = round === undefined || (isWhole(round) && now - round.startedAt >= ROUND_MS);
  return isOver ? newRound(now) : round;
}

/** What this run reads of each table: about `rows` rows, or none of one that was read to its end. */
export async function rangesOf(env: Env, { after }: Round, rows: number): Promise<Ranges> {
  const db = database(env);
  const [notices, deliveries, games] = await Promise.all([
    after.notices === null ? undefined : nextNotices(db, after.notices, rows),
    after.deliveries === null ? undefined : nextDeliveries(db, after.deliveries, rows),
    after.games === null ? undefined : nextGames(db, after.games, rows),
  ]);
  return { ...(notices && { notices }), ...(deliveries && { deliveries }), ...(games && { games }) };
}

/** The sweep's counts once it has read these ranges. One that was left out is read by the next run. */
export async function countsAfter(
  env: Env,
  {
    round,
    ranges,
    before,
  }: { readonly round: Round; readonly ranges: Ranges; readonly before?: Counts | null },
  now: number,
): Promise<Omit<Counts, 'failures'>> {
  const whole = before?.whole ?? null;
  const read = ROUND_TABLES.flatMap((table) => {
    const range = ranges[table];
    return range === undefined ? [] : [[table, isLast(range) ? null : range.upTo] as const];
  });
  if (read.length === 0) return { round, whole };
  const counted = together(round.counted, await countRanges(env, ranges, now));
  const next: Round = { ...round, after: { ...round.after, ...Object.fromEntries(read) }, counted };
  return { round: next, whole: isWhole(next) ? counted : whole };
}

/** Counts what is in these ranges. Reads all their rows. */
async function countRanges(env: Env, ranges: Ranges, now: number): Promise<RoundCounts> {
  const db = database(env);
  const [notices, deliveries, games] = await Promise.all([
    ranges.notices && countNotices(db, ranges.notices, now),
    ranges.deliveries && countDeliveries(db, ranges.deliveries, now - ROUND_MS),
    ranges.games && countGames(db, ranges.games),
  ]);
  return { ...NOTHING, ...notices, ...(deliveries && { deliveries }), ...(games && { games }) };
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
