import { FIRST_SHARD } from '#shared/protocol/ids.ts';
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
import { database } from './db/database.ts';
import { jobOf, putJob, countPortion } from './db/operator.ts';
import { idRange } from './lib/ids.ts';

/** An alarm that is later than this (ms) was lost. */
const LOST_AFTER_MS = 60_000;

/** What one run may do, by the account's plan. */
interface Limits {
  /** Queries and calls for waking. The rest of what an invocation may make is for counting, retention, erasing and postponing. */
  readonly calls: number;
  /** Steps of the retention job. */
  readonly steps: number;
  /** Games from which the name of players is taken who have deleted their account. */
  readonly erased: number;
}

/** The platform allows 50 queries and calls in one invocation. */
const FREE: Limits = { calls: 30, steps: 1, erased: 4 };

/** It allows 1 000. */
const PAID: Limits = { calls: 900, steps: 8, erased: 60 };

/** Mailboxes that one mailbox wakes for the cron, in an invocation of its own. */
const MAILBOXES_PER_CALL = 100;

/** Delay between two such groups (ms), so that they do not all read the database at the same time. */
const BETWEEN_CALLS_MS = 1_000;

/** The cron tries a room that failed again after this time (ms), so that it does not delay the other rooms. */
const FAILED_AGAIN_MS = 3_600_000;

/** The cron's interval (ms); see wrangler.toml. */
const SWEEP_EVERY_MS = 300_000;

/** The notices are read in this many portions, one a run, so that all are read once an hour. */
const PORTIONS = 12;

/** A part of a run that failed is logged and counted, and holds up no other. */
type Failed = (what: string, error: unknown) => void;

/** The safety net: wakes rooms and mailboxes whose due time has passed without an alarm. It also wakes for reminders. */
export async function sweep(env: Env, now: number): Promise<void> {
  const portion = Math.floor(now / SWEEP_EVERY_MS) % PORTIONS;
  const late = now - LOST_AFTER_MS;
  const limits = isPaidPlan(env) ? PAID : FREE;
  const done = { woken: 0, failures: 0 };
  const failed: Failed = (what, error) => {
    done.failures += 1;
    report(what, error);
  };
  const kinds = [
    rooms(env, late, now),
    ...(mailIsOn(env) ? [hosts(env, late, failed)] : []),
    ...(tellsPlayers(env) ? [players(env, portion, late, failed)] : []),
  ];
  const counted = kinds.map((kind) => counting(kind, (n) => (done.woken += n)));
  await wakeDue(counted, limits.calls, failed);
  const others = {
    retention: () => retain(env, now, limits.steps),
    'waiting mails': () => sendDelayed(env, now),
    erasures: () => continueErasures(env, now, limits.erased),
  };
  for (const [what, work] of Object.entries(others))
    await work().catch((error: unknown) => failed(what, error));
  await noteSweep(env, now, { portion, portions: PORTIONS, ...done }).catch((error: unknown) =>
    report('counts', error),
  );
}

/** Tells how many are woken. */
const counting = (kind: DueKind, woken: (n: number) => void): DueKind => ({
  ...kind,
  wake: (ids) => {
    woken(ids.length);
    return kind.wake(ids);
  },
});

const rooms = (env: Env, late: number, now: number): DueKind => ({
  name: 'rooms',
  due: (after, limit) => overdueGames(database(env), late, after, limit),
  wake: async (ids) => {
    const woken = await Promise.allSettled(ids.map((id) => roomOf(env, id).wake()));
    const failed = ids.filter((_, n) => {
      const one = woken[n];
      return one?.status !== 'fulfilled' || !one.value;
    });
    if (failed.length > 0) await postponeGames(database(env), failed, late, now + FAILED_AGAIN_MS);
  },
  perCall: 1,
});

const hosts = (env: Env, late: number, failed: Failed): DueKind => ({
  name: 'hosts',
  due: (after, limit) => overdueHosts(database(env), late, after, limit),
  wake: (ids) => wakeMailboxes(env, ids, failed),
  perCall: MAILBOXES_PER_CALL,
});

/** Notices have no index on time, because it would cost a written row with each. So a run reads the notices of a range of players. */
const players = (env: Env, portion: number, late: number, failed: Failed): DueKind => ({
  name: 'players',
  due: (after, limit) => overduePlayers(database(env), idRange(portion, PORTIONS), late, after, limit),
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

/** The counts of one run of the sweep. */
interface SweepDone {
  /** Which of the `portions` of players and games it counts. */
  readonly portion: number;
  readonly portions: number;
  /** Rooms and mailboxes that were woken. */
  readonly woken: number;
  /** Kinds of work that failed. */
  readonly failures: number;
}

/** Counts a portion of players and games for the operator, and stores it with what the sweep did. */
async function noteSweep(env: Env, now: number, done: SweepDone): Promise<void> {
  const db = database(env);
  const { portion, portions, woken, failures } = done;
  const ranges = { players: idRange(portion, portions), games: idRange(portion, portions, FIRST_SHARD) };
  const [before, counted] = await Promise.all([jobOf(db, 'sweep'), countPortion(db, ranges, now)]);
  const known = before?.counts?.portions ?? [];
  const counts = Array.from({ length: portions }, (_, n) => (n === portion ? counted : (known[n] ?? null)));
  await putJob(db, {
    name: 'sweep',
    at: now,
    done: woken,
    next: portion,
    counts: { portions: counts, failures },
  });
}
