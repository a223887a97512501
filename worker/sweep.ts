import { sendDelayed } from './people/requestedMails.ts';
import { continueErasures } from './people/erasure.ts';
import { overdueGames, postponeGames } from './db/games/games.ts';
import { overdueHosts } from './db/games/invitations.ts';
import { overduePlayers } from './db/games/notices.ts';
import { isPaidPlan, tellsPlayers, mailIsOn } from './lib/settings.ts';
import { mailboxOf, roomOf } from './lib/objects.ts';
import { retain } from './retention/job.ts';
import { rootCauseMessage } from './lib/failure.ts';
import { wakeDue, type DueKind } from './wakeDue.ts';
import { peopleDatabase } from './db/database.ts';
import { shards, type Shard } from './db/shards.ts';
import type { KeyRange } from './db/keyRange.ts';
import { jobOf, putJob } from './db/people/figures.ts';
import type { Counts, Round } from './db/schema.ts';
import { alertOperator, type LineSet } from './operator/alerts.ts';
import { countsAfter, noticesOf, rangesOf, roundAt, type Ranges } from './operator/round.ts';

/** An alarm that is later than this (ms) was lost. */
const LOST_AFTER_MS = 60_000;

/** What one run may do, by the account's plan. */
interface Limits {
  /** Rows of each table that the round reads. All their players are woken at once if need be. */
  readonly rows: number;
  /** Queries and calls for waking. The rest of what an invocation may make is for counting, retention, erasing and postponing. */
  readonly calls: number;
  /** Steps of the retention job. */
  readonly steps: number;
  /** Games from which the name of players is taken who have deleted their account. */
  readonly erased: number;
}

/** The platform allows 50 queries and as many calls in one invocation. With two databases of games the rest needs up to 30 queries. */
const FREE: Limits = { rows: 500, calls: 20, steps: 1, erased: 4 };

/** It allows 1 000. */
const PAID: Limits = { rows: 5_000, calls: 900, steps: 8, erased: 60 };

/** Mailboxes that one mailbox wakes for the cron, in an invocation of its own. */
const MAILBOXES_PER_CALL = 100;

/** Delay between two such groups (ms), so that they do not all read the database at the same time. */
const BETWEEN_CALLS_MS = 1_000;

/** The cron tries a room that failed again after this time (ms), so that it does not delay the other rooms. */
const FAILED_AGAIN_MS = 3_600_000;

/** A part of a run that failed is logged and counted, and holds up no other. */
type Failed = (what: string, error: unknown) => void;

/** The safety net: wakes rooms and mailboxes whose due time has passed without an alarm. */
export async function sweep(env: Env, now: number): Promise<void> {
  const late = now - LOST_AFTER_MS;
  const limits = isPaidPlan(env) ? PAID : FREE;
  const done = { woken: 0, failures: 0 };
  const broken = new Set<string>();
  const failed: Failed = (what, error) => {
    done.failures += 1;
    broken.add(what);
    report(what, error);
  };
  const part = await nextPart(env, now, limits.rows).catch((error: unknown) => failed('round', error));
  const kinds = shards(env).flatMap((shard) => {
    const notices = part?.ranges[noticesOf(shard)];
    return [
      rooms(env, shard, late, now),
      ...(mailIsOn(env) ? [hosts(env, shard, late, failed)] : []),
      ...(notices !== undefined && tellsPlayers(env) ? [players(env, shard, notices, late, failed)] : []),
    ];
  });
  const counted = kinds.map((kind) => counting(kind, (n) => (done.woken += n)));
  await wakeDue(counted, limits.calls, failed);
  const others = {
    retention: () => retain(env, now, limits.steps),
    'waiting mails': () => sendDelayed(env, now),
    erasures: () => continueErasures(env, now, limits.erased),
  };
  for (const [what, work] of Object.entries(others))
    await work().catch((error: unknown) => failed(what, error));
  if (part === undefined) return;
  const read = Object.entries(part.ranges).filter(([key]) => !broken.has(key)); // the others are read by the next run
  await noteSweep(env, now, { ...part, ranges: Object.fromEntries(read) }, done).catch((error: unknown) =>
    report('counts', error),
  );
}

/** What this run reads of the round. */
interface Part {
  readonly round: Round;
  readonly ranges: Ranges;
  /** The counts that are stored. */
  readonly before: Counts | null;
  /** The lines that the operator was told of. */
  readonly told: LineSet;
}

async function nextPart(env: Env, now: number, rows: number): Promise<Part> {
  const { counts: before = null, next: told = 0 } = (await jobOf(peopleDatabase(env), 'sweep')) ?? {};
  const round = roundAt(env, before?.round, now);
  return { round, ranges: await rangesOf(env, round, rows), before, told };
}

/** Tells how many are woken. */
const counting = (kind: DueKind, woken: (n: number) => void): DueKind => ({
  ...kind,
  wake: (ids) => {
    woken(ids.length);
    return kind.wake(ids);
  },
});

const rooms = (env: Env, { letters, db }: Shard, late: number, now: number): DueKind => ({
  name: `rooms ${letters}`,
  due: (after, limit) => overdueGames(db, late, after, limit),
  wake: async (ids) => {
    const woken = await Promise.allSettled(ids.map((id) => roomOf(env, id).wake()));
    const failed = ids.filter((_, n) => {
      const one = woken[n];
      return one?.status !== 'fulfilled' || !one.value;
    });
    if (failed.length > 0) await postponeGames(db, failed, late, now + FAILED_AGAIN_MS);
  },
  perCall: 1,
});

const hosts = (env: Env, { letters, db }: Shard, late: number, failed: Failed): DueKind => ({
  name: `hosts ${letters}`,
  due: (after, limit) => overdueHosts(db, late, after, limit),
  wake: (ids) => wakeMailboxes(env, ids, failed),
  perCall: MAILBOXES_PER_CALL,
});

const players = (env: Env, shard: Shard, range: KeyRange, late: number, failed: Failed): DueKind => ({
  name: noticesOf(shard),
  due: (after, limit) => overduePlayers(shard.db, range, late, after, limit),
  wake: (ids) => wakeMailboxes(env, ids, failed),
  perCall: MAILBOXES_PER_CALL,
});

async function wakeMailboxes(env: Env, ids: readonly string[], failed: Failed): Promise<void> {
  const now = Date.now(); // the clock of the alarms
  const calls = Array.from({ length: Math.ceil(ids.length / MAILBOXES_PER_CALL) }, async (_, n) => {
    const some = ids.slice(n * MAILBOXES_PER_CALL, (n + 1) * MAILBOXES_PER_CALL);
    const [first] = some;
    if (first !== undefined) await mailboxOf(env, first).scheduleAll(some, now + n * BETWEEN_CALLS_MS);
  });
  for (const call of await Promise.allSettled(calls))
    if (call.status === 'rejected') failed('mailboxes', call.reason);
}

const report = (what: string, error: unknown): void =>
  console.error({ event: 'sweep failed', what, error: rootCauseMessage(error) });

/** Counts for the operator what this run has read, and stores it with what the sweep did. */
async function noteSweep(
  env: Env,
  now: number,
  part: Part,
  { woken, failures }: { readonly woken: number; readonly failures: number },
): Promise<void> {
  const counts = { ...(await countsAfter(env, part, now)), failures };
  const next = await alertOperator(env, now, part.told).catch((error: unknown) => {
    report('alerts', error);
    return part.told;
  });
  await putJob(peopleDatabase(env), { name: 'sweep', at: now, done: woken, next, counts });
}
