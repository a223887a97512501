import { SPREAD_MS } from '#shared/protocol/socket.ts';
import type { NoticeKind } from '#shared/protocol/http.ts';
import type { Mail, PostmarkAccount } from './mail.ts';
import { HOLD_MS, URGENT_HOLD_MS, isUrgent } from './notices.ts';

/** The service's settings, as the variables of its environment say them; see `env.d.ts`. */

/** Variables that have an effect only in development; see `env.d.ts`. */
type Switch = 'DEV' | 'CAPTURE_MAILS';

/** Secrets that only a production service has. */
const SECRETS = ['MAIL_KEY', 'MAIL_EVENTS_KEY', 'POSTMARK_TOKEN'] as const;

/**
 * Is a development switch on? Only if its value is `1`, the service's ORIGIN is `http://…`, and it has none of the SECRETS.
 * So a production service ignores a switch that is set by mistake.
 */
export const isSwitchedOn = (env: Env, name: Switch): boolean =>
  env[name] === '1' &&
  SECRETS.every((secret) => env[secret] === undefined) &&
  env.ORIGIN?.startsWith('http://') === true;

/** A time of clocks, votes and vacant seats (ms), divided by the development variable TIME_SCALE. */
export function scaled(env: Env, ms: number): number {
  const scale = isSwitchedOn(env, 'DEV') ? Number(env.TIME_SCALE ?? 1) : 1;
  return scale > 1 ? Math.ceil(ms / scale) : ms;
}

/** Days after its end that a game is archived, unless ARCHIVE_AFTER says otherwise. */
const ARCHIVE_AFTER_DAYS = 7;

/** How long after its last row a finished game is archived (ms); null: there is no archive. */
export const archiveAfterMs = (env: Env): number | null =>
  env.ARCHIVE === undefined
    ? null
    : scaled(env, Number(env.ARCHIVE_AFTER ?? ARCHIVE_AFTER_DAYS) * 86_400_000);

/** Regions that Cloudflare places Durable Objects in, as it names them. */
const REGIONS = [
  'wnam',
  'enam',
  'sam',
  'weur',
  'eeur',
  'apac',
  'apac-ne',
  'apac-se',
  'oc',
  'afr',
  'me',
] as const;
const JURISDICTIONS = ['eu', 'us', 'fedramp'] as const;

/** The region in which rooms and mailboxes are made; undefined: near whoever calls them first. Throws for one that is not known. */
export const regionOf = ({ REGION }: Env): DurableObjectLocationHint | undefined =>
  oneOf('REGION', REGION, REGIONS);

/**
 * The jurisdiction that rooms and mailboxes never leave; undefined: none, as always in development, where the runtime has
 * none. Throws for one that is not known.
 */
export const jurisdictionOf = (env: Env): DurableObjectJurisdiction | undefined =>
  isSwitchedOn(env, 'DEV') ? undefined : oneOf('JURISDICTION', env.JURISDICTION, JURISDICTIONS);

function oneOf<T extends string>(
  name: string,
  value: string | undefined,
  known: readonly T[],
): T | undefined {
  const found = known.find((one) => one === value);
  if (value !== undefined && found === undefined) throw new Error(`${name} is none of ${known.join(', ')}`);
  return found;
}

/** A deploy closes all connections. This many pages come back in a second, each with some reads of the database. */
const RECONNECTS_PER_SECOND = 100;
/** A page that nobody touches shows nothing new meanwhile (ms). */
const LONGEST_SPREAD_MS = 300_000;

/** Over how long (ms) pages reconnect, by how many of them are open at once (CONNECTIONS). */
export function reconnectSpreadMs({ CONNECTIONS = 0 }: Env): number {
  const spread = (CONNECTIONS / RECONNECTS_PER_SECOND) * 1_000;
  return Math.max(SPREAD_MS, Math.min(LONGEST_SPREAD_MS, spread));
}

/** The service's own origin, e.g. `https://…`. Throws if ORIGIN is not set. */
export const serviceOrigin = (env: Env): string => {
  if (env.ORIGIN === undefined) throw new Error('mails need ORIGIN');
  return env.ORIGIN;
};

/** Has the account the platform's paid plan? One invocation may then ask twenty times as much of it. */
export const isPaidPlan = (env: Env): boolean => env.PLAN === 'paid';

/** Are pictures made? A picture takes more of the processor's time than Cloudflare's free plan allows. */
export const picturesAreOn = (env: Env): boolean => env.PICTURES === '1';

/** Are mails stored instead of sent? In development only. */
export const capturesMails = (env: Env): boolean => isSwitchedOn(env, 'CAPTURE_MAILS');

/** The mailbox's alarm is set before the notice is written, and must not ring before it (ms). */
const SHORTEST_HOLD_MS = 1_000;

/** How long a notice is held back (ms). In development MAIL_HOLD can shorten it. */
export function noticeHoldMs(env: Env, kind: NoticeKind = 'turn'): number {
  const hold = isUrgent(kind) ? URGENT_HOLD_MS : HOLD_MS;
  const shorter = capturesMails(env) && env.MAIL_HOLD !== undefined ? Number(env.MAIL_HOLD) * 1000 : hold;
  return Math.min(hold, Math.max(SHORTEST_HOLD_MS, shorter));
}

/**
 * The secrets that sign links: MAIL_KEY, parted at its commas. The first signs, all are accepted, so that a new one can be put
 * before the old one. Empty if none is set. Captured mails never leave the machine, so any secret will do.
 */
export const mailKeys = (env: Env): readonly string[] =>
  capturesMails(env) ? ['captured mails'] : entriesOf(env.MAIL_KEY).filter((key) => key !== '');

const entriesOf = (ring: string | undefined): readonly string[] => ring?.split(',') ?? [];

/** What is wrong with the settings, in words for the operator. No secret is in them. */
export const settingFaults = (env: Env): readonly string[] =>
  entriesOf(env.MAIL_KEY).flatMap((key, at) => {
    if (key === '') return [`MAIL_KEY: entry ${at + 1} is empty`];
    return key === key.trim() ? [] : [`MAIL_KEY: entry ${at + 1} begins or ends with a blank`];
  });

type MailProvider =
  | { readonly kind: 'captured' }
  | { readonly kind: 'platform'; readonly binding: SendEmail }
  | { readonly kind: 'postmark'; readonly account: PostmarkAccount };

/** The provider that sends the mails; undefined if there is none. A provider that is named comes before the platform's binding. */
export function mailProvider(env: Env): MailProvider | undefined {
  if (capturesMails(env)) return { kind: 'captured' };
  if (env.MAIL_PROVIDER === 'postmark')
    return env.POSTMARK_TOKEN
      ? {
          kind: 'postmark',
          account: { token: env.POSTMARK_TOKEN, stream: env.POSTMARK_STREAM ?? 'outbound' },
        }
      : undefined;
  return env.EMAIL === undefined ? undefined : { kind: 'platform', binding: env.EMAIL };
}

/** Can this service send mail? */
export const mailIsOn = (env: Env): boolean =>
  mailKeys(env).length > 0 && env.ORIGIN !== undefined && mailProvider(env) !== undefined;

/** May hosts list games for strangers? A private service says no: then neither list nor route is there. */
export const hasPublicTables = ({ PUBLIC_TABLES }: Env): boolean => PUBLIC_TABLES !== '0';

/** The sender's name. Names of players appear in subject and text only, so that no player can pose as the service. */
const SENDER = 'Carrack';

export const senderOf = (env: Env): Mail['from'] => ({
  email: env.MAIL_FROM ?? 'carrack@localhost.localdomain',
  name: SENDER,
});

/** Can this service tell players anything while their page is closed? Mail, push and webhooks all need its address for links; webhooks need nothing else. */
export const tellsPlayers = (env: Env): boolean => env.ORIGIN !== undefined;
