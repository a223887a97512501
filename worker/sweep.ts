import { delayedMails, sendDelayed } from './people/requestedMails.ts';
import { continueErasures } from './people/erasure.ts';
import { overdueGames, postponeGames } from './db/games/games.ts';
import { overdueHosts } from './db/games/invitations.ts';
import { overduePlayers } from './db/games/notices.ts';
import { overdueGroups } from './db/people/groupNews.ts';
import { selectErasures } from './db/people/erasures.ts';
import type { DelayedMail } from './db/people/mails.ts';
import { isPaidPlan, tellsPlayers, mailIsOn } from './lib/settings.ts';
import { groupMailbox, mailboxOf, roomOf, scheduleMailboxes } from './lib/objects.ts';
import { retain } from './retention/job.ts';
import { rootCauseMessage, type PartFailed } from './lib/failure.ts';
import { inTurn, runNumber } from './lib/time.ts';
import { wakeDue, type DueKind } from './wakeDue.ts';
import { peopleDatabase } from './db/database.ts';
import { shards, type Shard } from './db/shards.ts';
import type { KeyRange } from './db/keyRange.ts';
import { jobOf, putJob, type JobRow } from './db/people/figures.ts';
import type { Counts, ErasureRow, Round } from './db/schema.ts';
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
  /** Games of each database from which the name of a player is taken who has deleted their account. */
  readonly erased: number;
}

/** The platform allows 50 queries and as many calls in one invocation. With two databases of games the rest needs up to 30 queries. */
const FREE: Limits = { rows: 500, calls: 20, steps: 1, erased: 4 };

/** A deletion alone needs as many, and so do some mails. So every other run does one of both, and leaves round and status to the next. */
const FREE_EXTRA: Limits = { ...FREE, rows: 0, calls: 10 };

/** Waiting mails that such a run sends: each needs up to seven queries. */
const FREE_MAILS = 4;

/** It allows 1 000. */
const PAID: Limits = { rows: 5_000, calls: 900, steps: 8, erased: 60 };

/** Deletions and waiting mails that have their turn; those that came later wait. */
const IN_TURN = 20;

/** Mailboxes that one mailbox wakes for the cron, in an invocation of its own. */
const MAILBOXES_PER_CALL = 100;

/** Delay between two such groups (ms), so that they do not all read the database at the same time. */
const BETWEEN_CALLS_MS = 1_000;

/** The cron tries a room that failed again after this time (ms), so that it does not delay the other rooms. */
const FAILED_AGAIN_MS = 3_600_000;

/** The safety net: wakes rooms and mailboxes whose due time has passed without an alarm. */
export async function sweep(env: Env, now: number): Promise<void> {
  const done = { woken: 0, failures: 0 };
  const unread = new Set<string>();
  const failed: PartFailed = (what, error) => {
    done.failures += 1;
    unread.add(what);
    report(what, error);
  };
  const { leavers, mails } = await extraWork(env, now).catch((error: unknown) => {
    failed('erasures', error);
    return { leavers: [], mails: [] };
  });
  const limits = isPaidPlan(env) ? PAID : leavers.length + mails.length > 0 ? FREE_EXTRA : FREE;
  const part = await nextPart(env, now, limits.rows, failed).catch((error: unknown) =>
    failed('round', error),
  );
  const kinds = kindsOf(env, part?.ranges ?? {}, now, failed).map((kind) =>
    counting(kind, (n) => (done.woken += n)),
  );
  for (const kind of await wakeDue(inTurn(kinds, runNumber(now)), limits.calls, failed)) unread.add(kind);
  const noted = part && (await noteSweep(env, now, { part, unread, done }, failed));
  const others = {
    retention: () => retain(env, now, limits.steps),
    'waiting mails': () => sendDelayed(env, mails, now),
    erasures: () => continueErasures(env, leavers, now, limits.erased),
    groups: () => wakeGroups(env, now),
  };
  for (const [what, work] of Object.entries(others))
    await work().catch((error: unknown) => failed(what, error));
  if (noted !== undefined && done.failures > noted.counts.failures)
    await note(env, { ...noted, counts: { ...noted.counts, failures: done.failures } });
}

/** A group's mailbox has told what it is to tell after this time (ms), or its alarm was lost. */
const GROUPS_LATE_MS = 600_000;
const GROUPS_WOKEN = 5;

async function wakeGroups(env: Env, now: number): Promise<void> {
  const late = await overdueGroups(peopleDatabase(env), now - GROUPS_LATE_MS, GROUPS_WOKEN);
  await scheduleMailboxes(
    env,
    late.map(({ groupId }) => groupMailbox(groupId)),
    now,
  );
}

/**
 * The deletions that this run goes on with and the waiting mails that it sends. On the free plan one of both, in every other run.
 * Each comes first in its turn, so that one that fails each time does not keep others from theirs.
 */
async function extraWork(
  env: Env,
  now: number,
): Promise<{ readonly leavers: readonly ErasureRow[]; readonly mails: readonly DelayedMail[] }> {
  const run = runNumber(now);
  const isPaid = isPaidPlan(env);
  if (!isPaid && run % 2 === 0) return { leavers: [], mails: [] };
  const turn = Math.floor(run / 4);
  const leavers = inTurn(await selectErasures(peopleDatabase(env), IN_TURN), turn);
  const mails = inTurn(await delayedMails(env, IN_TURN), turn);
  if (isPaid) return { leavers, mails };
  const isForMails = mails.length > 0 && (leavers.length === 0 || run % 4 === 1);
  return isForMails
    ? { leavers: [], mails: mails.slice(0, FREE_MAILS) }
    : { leavers: leavers.slice(0, 1), mails: [] };
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

/** `rows`: 0 if this run reads nothing of it. */
async function nextPart(env: Env, now: number, rows: number, failed: PartFailed): Promise<Part> {
  const { counts: before = null, next: told = 0 } = (await jobOf(peopleDatabase(env), 'sweep')) ?? {};
  const round = roundAt(env, before?.round, now);
  return { round, ranges: rows === 0 ? {} : await rangesOf(env, round, rows, failed), before, told };
}

/** All that may be due. Players come first: their part of the round is read once a day, the others in every run. */
function kindsOf(env: Env, ranges: Ranges, now: number, failed: PartFailed): readonly DueKind[] {
  const all = shards(env);
  const late = now - LOST_AFTER_MS;
  return [
    ...all.flatMap((shard) => {
      const range = ranges[noticesOf(shard)];
      return range !== undefined && tellsPlayers(env) ? [players(env, shard, range, late, failed)] : [];
    }),
    ...all.map((shard) => rooms(env, shard, late, now)),
    ...(mailIsOn(env) ? all.map((shard) => hosts(env, shard, late, failed)) : []),
  ];
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

const hosts = (env: Env, { letters, db }: Shard, late: number, failed: PartFailed): DueKind => ({
  name: `hosts ${letters}`,
  due: (after, limit) => overdueHosts(db, late, after, limit),
  wake: (ids) => wakeMailboxes(env, ids, failed),
  perCall: MAILBOXES_PER_CALL,
});

const players = (env: Env, shard: Shard, range: KeyRange, late: number, failed: PartFailed): DueKind => ({
  name: noticesOf(shard),
  due: (after, limit) => overduePlayers(shard.db, range, late, after, limit),
  wake: (ids) => wakeMailboxes(env, ids, failed),
  perCall: MAILBOXES_PER_CALL,
});

async function wakeMailboxes(env: Env, ids: readonly string[], failed: PartFailed): Promise<void> {
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

/** What a run of the sweep stores of itself. */
type Noted = JobRow & { readonly counts: Counts };

/** Counts for the operator what this run has read, and stores it with what the sweep did. What is `unread` is read by the next run. */
async function noteSweep(
  env: Env,
  now: number,
  {
    part,
    unread,
    done,
  }: {
    readonly part: Part;
    readonly unread: ReadonlySet<string>;
    readonly done: { readonly woken: number; readonly failures: number };
  },
  failed: PartFailed,
): Promise<Noted> {
  const read = Object.entries(part.ranges).filter(([key]) => !unread.has(key));
  const counts = await countsAfter(env, { ...part, ranges: Object.fromEntries(read) }, now, failed);
  const next = await alertOperator(env, now, part.told).catch((error: unknown) => {
    report('alerts', error);
    return part.told;
  });
  const noted: Noted = {
    name: 'sweep',
    at: now,
    done: done.woken,
    next,
    counts: { ...counts, failures: done.failures },
  };
  await note(env, noted);
  return noted;
}

const note = (env: Env, noted: Noted): Promise<unknown> =>
  putJob(peopleDatabase(env), noted).catch((error: unknown) => report('counts', error));
