import { KEPT_DAYS } from '#shared/protocol/keptDays.ts';
import { peopleDatabase, type GamesDatabase, type PeopleDatabase } from '../db/database.ts';
import { shards, type Shard } from '../db/shards.ts';
import { jobOf, putJob } from '../db/people/figures.ts';
import type { Pass } from '../db/expired.ts';
import * as games from '../db/games/expired.ts';
import * as people from '../db/people/expired.ts';
import { idRange, type IdRange } from '../lib/ids.ts';
import { rootCauseMessage } from '../lib/failure.ts';
import { TIMED_IDS, type TimedId } from './retention.ts';

/**
 * The job that deletes what is no longer kept. It goes round and round: one step reads a portion of a table and changes a
 * bounded number of rows. `jobs` says where the next run goes on.
 */

const DAY_MS = 86_400_000;

/** Rows that one step changes at most. */
export const ROWS_A_STEP = 500;

/** Most tables have no index on time, because it would cost a written row with each. So a step reads a portion of the keys. */
const PORTIONS = 24;
const HEX = '0123456789abcdef';

/** `work` deletes what is due, and gives the number of rows. A table of games is in each of their databases. */
type Work =
  | { readonly side: 'people'; readonly work: (pass: Pass<PeopleDatabase>) => Promise<number> }
  | { readonly side: 'games'; readonly work: (pass: Pass<GamesDatabase>) => Promise<number> };

type Rule = Work & {
  readonly days: number;
  /** The portions of its keys, which the job takes one after the other. `letters`: what ids of games begin with there. */
  readonly ranges: (letters: string) => readonly IdRange[];
};

const portions = (prefix: string): readonly IdRange[] =>
  Array.from({ length: PORTIONS }, (_, n) => idRange(n, PORTIONS, prefix));
const hashes = [...HEX].map((digit) => ({ from: digit, to: `${digit}g` }));
const players = portions('');
const [all, byHash, byPlayer, byGame] = [
  () => [{ from: '', to: '~' }],
  () => hashes,
  () => players,
  portions,
];

/** For what ends at a time that is stored with it. */
const AT_ITS_END = 0;

const RULES: Readonly<Record<TimedId, Rule>> = {
  sessions: { side: 'people', work: people.expiredSessions, days: AT_ITS_END, ranges: byHash },
  guests: { side: 'people', work: people.lostGuests, days: KEPT_DAYS.guest, ranges: byPlayer },
  members: { side: 'people', work: people.lostMembers, days: AT_ITS_END, ranges: byPlayer },
  usedLinks: { side: 'people', work: people.expiredUsedLinks, days: AT_ITS_END, ranges: byHash },
  counters: { side: 'people', work: people.pastCounters, days: AT_ITS_END, ranges: all },
  delayedMails: { side: 'people', work: people.oldDelayedMails, days: KEPT_DAYS.delayedMail, ranges: all },
  capturedMails: {
    side: 'people',
    work: people.oldCapturedMails,
    days: KEPT_DAYS.capturedMail,
    ranges: all,
  },
  reports: { side: 'people', work: people.oldReports, days: KEPT_DAYS.report, ranges: all },
  listings: { side: 'people', work: people.endedListings, days: AT_ITS_END, ranges: all },
  groupTables: { side: 'people', work: people.endedGroupTables, days: AT_ITS_END, ranges: all },
  bounces: { side: 'people', work: people.oldBounces, days: KEPT_DAYS.bounce, ranges: all },
  deliveries: { side: 'people', work: people.oldDeliveries, days: KEPT_DAYS.delivery, ranges: byPlayer },
  deadChannels: { side: 'people', work: people.deadChannels, days: KEPT_DAYS.deadChannel, ranges: byPlayer },
  notices: { side: 'games', work: games.oldNotices, days: KEPT_DAYS.notice, ranges: byPlayer },
  notes: { side: 'games', work: games.oldNotes, days: KEPT_DAYS.notes, ranges: byPlayer },
  invitations: { side: 'games', work: games.endedInvitations, days: KEPT_DAYS.invitation, ranges: byGame },
  faults: { side: 'games', work: games.oldFaults, days: KEPT_DAYS.fault, ranges: all },
  calledOff: { side: 'games', work: games.calledOffTables, days: KEPT_DAYS.calledOff, ranges: byGame },
};

/** After this number of steps every portion of every table was read. */
export const stepsOfRound = (env: Env): number => TIMED_IDS.length * PORTIONS * shards(env).length;

/**
 * Does the next `steps` steps; gives the number of rows that were deleted or emptied. A step that changed as many rows as
 * it may is repeated by the next one. One that fails is logged and passed over until the next round; then this fails at its
 * end.
 */
export async function retain(env: Env, now: number, steps: number): Promise<number> {
  const db = peopleDatabase(env);
  let { next = 0 } = (await jobOf(db, 'retention')) ?? {};
  let done = 0;
  const failed: unknown[] = [];
  for (let n = 0; n < steps; n += 1) {
    const changed = await step(env, now, next, (error) => failed.push(error));
    done += changed;
    if (changed < ROWS_A_STEP) next += 1;
  }
  await putJob(db, { name: 'retention', at: now, done, next, counts: null });
  if (failed.length > 0) throw failed[0];
  return done;
}

/** One portion of one table; 0 if it failed. */
async function step(env: Env, now: number, n: number, failed: (error: unknown) => void): Promise<number> {
  const id = TIMED_IDS[n % TIMED_IDS.length];
  if (id === undefined) return 0;
  const rule = RULES[id];
  const turn = Math.floor(n / TIMED_IDS.length);
  const shard = shardInTurn(env, Math.floor(turn / PORTIONS));
  const portions = rule.ranges(shard.letters);
  const range = portions[turn % portions.length];
  if (range === undefined) return 0;
  const pass = { before: now - rule.days * DAY_MS, range, limit: ROWS_A_STEP };
  const work =
    rule.side === 'people'
      ? rule.work({ ...pass, db: peopleDatabase(env) })
      : rule.work({ ...pass, db: shard.db });
  return work.catch((error: unknown) => {
    console.error({ event: 'retention failed', what: id, error: rootCauseMessage(error) });
    failed(error);
    return 0;
  });
}

function shardInTurn(env: Env, turn: number): Shard {
  const all = shards(env);
  return all[turn % all.length] ?? all[0];
}
