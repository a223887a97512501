import { env } from 'cloudflare:workers';

/** The bindings of the tests' service, some of them changed. Undefined: not set. */
export const envWith = (changes: { readonly [Name in keyof Env]?: unknown }): Env =>
  ({ ...env, ...changes }) as unknown as Env;

/** As in production: nothing is captured, and nothing is for development. */
export const productionEnv = (changes: { readonly [Name in keyof Env]?: unknown } = {}): Env =>
  envWith({ CAPTURE_MAILS: undefined, DEV: undefined, ORIGIN: 'https://carrack.test', ...changes });
