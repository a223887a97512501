declare namespace Cloudflare {
  interface Env {
    readonly DB: D1Database;
    readonly ROOMS: DurableObjectNamespace<import('./index.ts').GameRoom>;
    readonly ASSETS: Fetcher;
    /** Bursts of writes; absent only where a test or bench leaves it out. */
    readonly WRITES?: RateLimit;
    /** Set by `npm start` and `npm run dev`: allows a chosen seed. */
    readonly DEV?: string;
    /** Bound by the crash tests only: asked at every failpoint, and may never answer. */
    readonly FAILPOINTS?: Fetcher;
  }
}
type Env = Cloudflare.Env;
