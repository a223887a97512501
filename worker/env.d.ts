declare namespace Cloudflare {
  interface Env {
    /** The database of people (`db/database.ts`). */
    readonly PEOPLE: D1Database;
    /** The databases of games: in capitals the letters that the ids of their games begin with (`db/shards.ts`). */
    readonly GAMES_A: D1Database;
    readonly [games: `GAMES_${string}`]: D1Database | undefined;
    /** How many new games each database takes, by its letters: `a=0,ba=3` (`db/shards.ts`). Equally many if it is not set. */
    readonly SHARD_WEIGHTS?: string;
    /** Where finished games go (`room/storage/archive.ts`); absent: they stay in the database. */
    readonly ARCHIVE?: R2Bucket;
    /** Days after its end that a game is archived; 7 if it is not set. */
    readonly ARCHIVE_AFTER?: number;
    /** Makes the nightly backup (`operator/backup.ts`) into the bucket. Absent in tests that need neither. */
    readonly BACKUP?: Workflow;
    readonly BACKUPS?: R2Bucket;
    readonly ROOMS: DurableObjectNamespace<import('./index.ts').GameRoom>;
    readonly MAILBOXES: DurableObjectNamespace<import('./index.ts').Mailbox>;
    readonly ASSETS: Fetcher;
    /** Sends mail; absent in a service without mail. */
    readonly EMAIL?: SendEmail;
    /** The provider of mail: `postmark`; anything else: the binding EMAIL. */
    readonly MAIL_PROVIDER?: string;
    /** Secret: the server's token at Postmark. */
    readonly POSTMARK_TOKEN?: string;
    /** The message stream at Postmark; `outbound` if it is not set. */
    readonly POSTMARK_STREAM?: string;
    /** Secret: the password with which the provider reports mails that came back (`/api/mail/events`). */
    readonly MAIL_EVENTS_KEY?: string;
    /** Sender address of the mails. */
    readonly MAIL_FROM?: string;
    /** Secrets under which links in mails are signed, parted by commas: see `mailKeys`. Without one there is no mail. */
    readonly MAIL_KEY?: string;
    /** Daily maximums of the whole service, by name (`people/quotas.ts`), where they differ from the usual ones. */
    readonly DAILY_MAX?: Readonly<Record<string, unknown>>;
    /** The service's own address, for links in mails: `https://…` (in development `http://…`) without a slash at its end. */
    readonly ORIGIN?: string;
    /** Where rooms and mailboxes are made (`settings.ts`): the region of the database. */
    readonly REGION?: string;
    /** The jurisdiction that they never leave, e.g. `eu`. Chosen before the first game (docs/operating.md). */
    readonly JURISDICTION?: string;
    /** About how many pages are open at once: after a deploy they reconnect spread by it (`settings.ts`). */
    readonly CONNECTIONS?: number;
    /** The service's keys for web push, base64url (`npm run keys`); the private one is a secret. Without them there is no push. */
    readonly VAPID_PUBLIC_KEY?: string;
    readonly VAPID_PRIVATE_KEY?: string;
    /** Development only (`isSwitchedOn`), `1`: mails are not sent but kept and shown at `/dev/mails`. */
    readonly CAPTURE_MAILS?: string;
    /** Development only: seconds a notice waits before it is sent; see `HOLD_MS`. */
    readonly MAIL_HOLD?: string;
    /** The account's plan at the platform: `paid`; anything else: the free one. */
    readonly PLAN?: string;
    /** `1`: mails show a picture of the table, previews of links the result of a finished game. It takes more processor time than the free plan allows (docs/operating.md). */
    readonly PICTURES?: string;
    /** `0`: nobody can list a game for strangers, and there is no list of such games. */
    readonly PUBLIC_TABLES?: string;
    /** Pictures made, by game. */
    readonly RENDERS?: RateLimit;
    /** Burst limits by machine. Absent only if a test or bench leaves them out. */
    readonly READS?: RateLimit;
    readonly WRITES?: RateLimit;
    /** Requests with the operator's token, right or wrong, by machine. */
    readonly OPERATOR?: RateLimit;
    /** Who is mailed when the status needs somebody (`operator/alerts.ts`). */
    readonly OPERATOR_MAIL?: string;
    /** Secret: opens the operator's status and metrics (`/api/operator`). Without it they are not there. */
    readonly OPERATOR_TOKEN?: string;
    /** Development only (`isSwitchedOn`), `1`: a seed may be chosen, and games are not counted. Set by `npm start`. */
    readonly DEV?: string;
    /** Development only (`isSwitchedOn('DEV')`): thinking times, votes and what follows them are this many times shorter. */
    readonly TIME_SCALE?: string;
    /** Bound by the crash tests only. Called at every failpoint; it may never answer. */
    readonly FAILPOINTS?: Fetcher;
  }
}
type Env = Cloudflare.Env;
/** Files that wrangler puts beside the Worker (`rules` in wrangler.toml). */
declare module '*.wasm' {
  const compiled: WebAssembly.Module;
  export default compiled;
}
declare module '*.ttf' {
  const bytes: ArrayBuffer;
  export default bytes;
}
