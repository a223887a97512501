declare namespace Cloudflare {
  interface Env {
    readonly DB: D1Database;
    readonly ROOMS: DurableObjectNamespace<import('./index.ts').GameRoom>;
    readonly MAILBOXES: DurableObjectNamespace<import('./index.ts').Mailbox>;
    readonly ASSETS: Fetcher;
    /** Sends mail; absent where the service runs without. */
    readonly EMAIL?: SendEmail;
    /** Address the mails come from. */
    readonly MAIL_FROM?: string;
    /** Secret under which links in mails are signed. Without it there is no mail. */
    readonly MAIL_KEY?: string;
    /** The service's own address, for links in mails: `https://…` without a slash at its end. */
    readonly ORIGIN?: string;
    /** Development only: mails are not sent but kept and shown at `/dev/mails`. */
    readonly CAPTURE_MAILS?: string;
    /** Development only: seconds a notice waits before it is sent; see `HOLD_MS`. */
    readonly MAIL_HOLD?: string;
    /** Bursts, by machine; absent only where a test or bench leaves them out. */
    readonly READS?: RateLimit;
    readonly WRITES?: RateLimit;
    /** Set by `npm start` and `npm run dev`: allows a chosen seed. */
    readonly DEV?: string;
    /** Bound by the crash tests only: asked at every failpoint, and may never answer. */
    readonly FAILPOINTS?: Fetcher;
  }
}
type Env = Cloudflare.Env;
