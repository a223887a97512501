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
