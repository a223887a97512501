import { renderMail } from '../wording/mailContent.ts';
import { paragraph } from '../wording/mailParts.ts';
import { CRON_MS } from '../lib/time.ts';
import { mailIsOn, serviceOrigin } from '../lib/settings.ts';
import { sendMail } from '../mail/transport.ts';
import { serviceStatus, type Metric, type ServiceStatus } from './status.ts';

/**
 * Mails the operator (OPERATOR_MAIL) when a figure of the status crosses a line, once for each crossing. Looked at once an hour,
 * so that a figure about its line does not mail at every run of the cron. In English, as the status is.
 */

/** A line that a figure must not cross. What to do about it: docs/operating.md. */
interface Line {
  readonly metric: string;
  readonly most: number;
}

/** A crossing is remembered by its line's place in this list: new ones come last. */
const LINES: readonly Line[] = [
  { metric: 'carrack_games_damaged', most: 0 },
  { metric: 'carrack_games_overdue', most: 0 },
  { metric: 'carrack_job_failures', most: 0 },
  { metric: 'carrack_notices_oldest_due_seconds', most: 3_600 },
  { metric: 'carrack_quota_reached', most: 0 },
  { metric: 'carrack_erasures_oldest_seconds', most: 86_400 },
  { metric: 'carrack_backup_age_seconds', most: 172_800 },
  { metric: 'carrack_databases_silent', most: 0 },
  { metric: 'carrack_reports_waiting', most: 0 },
];

const HOUR_MS = 3_600_000;

/** A set of lines: a bit for each. */
export type LineSet = number;

const bitOf = (line: Line): LineSet => 1 << LINES.indexOf(line);

/** Looks at the status once an hour, and mails what has crossed a line since `before`. Answers the lines that are crossed now, and told. */
export async function alertOperator(env: Env, now: number, before: LineSet): Promise<LineSet> {
  if (now % HOUR_MS >= CRON_MS) return before;
  const status = await serviceStatus(env, now);
  const over = LINES.flatMap((line) => {
    const value = largest(status.metrics.find(({ name }) => name === line.metric));
    return value > line.most ? [{ line, value }] : [];
  });
  const news = over.filter(({ line }) => (before & bitOf(line)) === 0);
  const isTold = news.length === 0 || (await tell(env, news.map(textOf), status));
  const told = isTold ? over : over.filter((one) => !news.includes(one)); // the others are tried again
  return told.reduce((set, { line }) => set | bitOf(line), 0);
}

const largest = (metric: Metric | undefined): number =>
  Math.max(0, ...(metric?.samples ?? []).map(({ value }) => value));

const textOf = ({ line, value }: { readonly line: Line; readonly value: number }): string =>
  `${line.metric} is ${value}; the line is ${line.most}.`;

/** False if the mail is to be tried again. */
async function tell(env: Env, news: readonly string[], { stuck }: ServiceStatus): Promise<boolean> {
  console.error({ event: 'line crossed', news });
  if (env.OPERATOR_MAIL === undefined || !mailIsOn(env)) return true;
  const games = stuck.map(({ game, why }) => `${game}: ${why}`);
  const mail = renderMail(env, {
    to: env.OPERATOR_MAIL,
    language: 'en',
    subject: `Carrack: ${news[0]}`,
    parts: [...news, ...games, `${serviceOrigin(env)}/api/operator`].map(paragraph),
  });
  const sent = await sendMail(env, mail);
  return sent.ok || sent.retry === 'never';
}
