/** The cron of wrangler.toml for a local service. Miniflare runs a cron only on request. */

/** The interval of wrangler.toml's cron. */
const EVERY_MS = 5 * 60_000;

/** Runs the cron now. False if the service does not answer or its sweep failed. */
export const runCron = (address: string): Promise<boolean> =>
  fetch(`${address}/cdn-cgi/local/scheduled`).then(
    (response) => response.ok,
    () => false,
  );

/**
 * Runs the cron at once, for everything that became due while the service was down, and then as in production.
 */
export function startCron(address: string): void {
  const sweep = async (): Promise<void> => {
    if (!(await runCron(address))) console.error('The cron did not run; it is tried again in five minutes.');
  };
  void sweep();
  setInterval(sweep, EVERY_MS).unref();
}
