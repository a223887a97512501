import { serviceQuota, SERVICE_QUOTAS } from '../people/serviceQuotas.ts';
import { dayNumber } from '../lib/time.ts';
import { bounded, peopleDatabase } from '../db/database.ts';
import { settleEach, shards } from '../db/shards.ts';
import { stuckGames } from '../db/games/figures.ts';
import { peopleFigures, type JobRow } from '../db/people/figures.ts';
import type { RoundCounts } from '../db/schema.ts';
import { BACKUP_INDEX } from './backupFormat.ts';
import { countsToTell } from './round.ts';
import { mailIsOn } from '../lib/settings.ts';

/** How the service is doing. Games are named only where the operator must look at them. */
export interface ServiceStatus {
  readonly at: number;
  readonly metrics: readonly Metric[];
  /** Games that need somebody: their log is damaged, or they are overdue. At most `STUCK_LISTED`. */
  readonly stuck: readonly StuckGame[];
}

interface StuckGame {
  readonly game: string;
  readonly why: string;
  /** Since when (ms); of a fault, when it was last found. */
  readonly at: number;
}

const STUCK_LISTED = 50;

/** A game that is due for longer than this (ms) is stuck: alarm and cron should have woken it. The cron puts off rooms that fail. */
const OVERDUE_MS = 900_000;

export async function serviceStatus(env: Env, now: number): Promise<ServiceStatus> {
  const db = peopleDatabase(env);
  const [backup, rows, { answers: stuckIn, silent }] = await Promise.all([
    env.BACKUPS && bounded(env.BACKUPS).head(BACKUP_INDEX),
    peopleFigures(db, { day: dayNumber(now), quotas: SERVICE_QUOTAS }),
    settleEach(shards(env), (each) => stuckGames(each, now - OVERDUE_MS)),
  ]);
  const overdue = stuckIn.flatMap((each) => each.overdue);
  const faults = stuckIn.flatMap((each) => each.faults);
  const sweep = rows.jobs.find(({ name }) => name === 'sweep');
  const stuck = [
    ...faults.map(({ gameId, row, kind, at }) => ({ game: gameId, why: `row ${row} is ${kind}`, at })),
    ...overdue.map(({ id, due }) => ({ game: id, why: 'overdue', at: due ?? now })),
  ];
  return {
    at: now,
    metrics: [
      ...counted(countsToTell(sweep?.counts)),
      one(
        'carrack_games_overdue',
        'Games whose room should have been woken, 15 minutes ago or earlier.',
        overdue.length,
      ),
      one('carrack_games_damaged', 'Games that are closed because their log is damaged.', faults.length),
      one(
        'carrack_databases_silent',
        'Databases of games that do not answer. What is in them is missing from these numbers.',
        silent.length,
      ),
      one('carrack_mail_on', '1 if mail is sent.', mailIsOn(env) ? 1 : 0),
      one('carrack_mails_delayed', 'Requested mails that wait for another day.', rows.delayed.length),
      ...quotaMetrics(env, rows.used),
      one('carrack_erasures_pending', 'Accounts whose deletion is under way.', rows.erasures.length),
      one(
        'carrack_erasures_oldest_seconds',
        'For how long the oldest deletion has been under way.',
        secondsSince(rows.erasures[0]?.at, now),
      ),
      one('carrack_reports_waiting', 'Reports of players that wait for the operator.', rows.reports.length),
      ...jobMetrics(rows.jobs, now),
      {
        name: 'carrack_backup_age_seconds',
        help: 'How long ago the last nightly backup came to its end.',
        samples: backup == null ? [] : [{ labels: {}, value: secondsSince(backup.uploaded.getTime(), now) }],
      },
    ],
    stuck: stuck.slice(0, STUCK_LISTED),
  };
}

const one = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  samples: [{ labels: {}, value }],
});

const secondsSince = (at: number | null | undefined, now: number): number =>
  at == null ? 0 : Math.max(0, Math.round((now - at) / 1000));

/** The counts of the sweep's last whole round: each number is up to a day old. */
function counted(counts: RoundCounts): readonly Metric[] {
  const labelled = (kind: 'notices' | 'deliveries' | 'games', labels: readonly string[]): readonly Sample[] =>
    Object.entries(counts[kind])
      .toSorted()
      .map(([key, value]) => {
        const words = key.split(' ');
        return { labels: Object.fromEntries(labels.map((label, n) => [label, words[n] ?? ''])), value };
      });
  return [
    {
      name: 'carrack_notices',
      help: 'Notices: one for each player and game, by state; why, if it failed.',
      samples: labelled('notices', ['state', 'reason']),
    },
    one(
      'carrack_notices_oldest_due_seconds',
      'How long the longest overdue notice had waited when it was counted.',
      Math.round(counts.noticeLate / 1000),
    ),
    {
      name: 'carrack_deliveries',
      help: 'Deliveries by web push and webhook within a day, by channel and result; held: by a quota.',
      samples: labelled('deliveries', ['channel', 'result']),
    },
    { name: 'carrack_games', help: 'Games by status.', samples: labelled('games', ['status']) },
  ];
}

function quotaMetrics(
  env: Env,
  used: readonly { readonly key: string; readonly n: number }[],
): readonly Metric[] {
  const usedOf = (key: string): number => used.find((row) => row.key === key)?.n ?? 0;
  const each = (
    value: (quota: { readonly key: string; readonly max: number }) => number,
  ): readonly Sample[] =>
    SERVICE_QUOTAS.map((quota) => ({ labels: { quota }, value: value(serviceQuota(env, quota)) }));
  return [
    {
      name: 'carrack_quota_used',
      help: 'Used today of the quotas of the whole service.',
      samples: each(({ key }) => usedOf(key)),
    },
    { name: 'carrack_quota_max', help: 'The quotas of a day.', samples: each(({ max }) => max) },
    {
      name: 'carrack_quota_reached',
      help: '1 if the quota is used up: such work waits for tomorrow.',
      samples: each(({ key, max }) => (usedOf(key) >= max ? 1 : 0)),
    },
  ];
}

function jobMetrics(jobs: readonly JobRow[], now: number): readonly Metric[] {
  const each = (value: (job: JobRow) => number): readonly Sample[] =>
    jobs.map((job) => ({ labels: { job: job.name }, value: value(job) }));
  return [
    {
      name: 'carrack_job_age_seconds',
      help: 'How long ago each job of the cron last ran.',
      samples: each(({ at }) => secondsSince(at, now)),
    },
    {
      name: 'carrack_job_done',
      help: 'What it did then: rooms and mailboxes woken, rows deleted.',
      samples: each(({ done }) => done),
    },
    {
      name: 'carrack_job_failures',
      help: 'Kinds of work that failed in the last run of the sweep.',
      samples: jobs.flatMap(({ name, counts }) =>
        counts === null ? [] : [{ labels: { job: name }, value: counts.failures }],
      ),
    },
  ];
}

/** A figure for the operator: what it counts, and its values. */
export interface Metric {
  /** As Prometheus names it. All are gauges: what is so now. */
  readonly name: string;
  readonly help: string;
  readonly samples: readonly Sample[];
}

export interface Sample {
  /** Words of the service. No name, address or id of a game is among them. */
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Prometheus' text format, version 0.0.4. */
export const prometheusText = (metrics: readonly Metric[]): string =>
  metrics
    .map(({ name, help, samples }) =>
      [
        `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
        `# TYPE ${name} gauge`,
        ...samples.map(({ labels, value }) => `${name}${labelText(labels)} ${value}`),
        '',
      ].join('\n'),
    )
    .join('');

function labelText(labels: Sample['labels']): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
