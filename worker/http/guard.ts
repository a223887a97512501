import type { MiddlewareHandler, Context } from 'hono';
import { ENGINE } from '#shared/engine.ts';
import { ENGINE_HEADER } from '#shared/protocol/names.ts';
import { type AppEnv, problem } from './context.ts';

/** The media type without its parameters. */
const mediaType = (contentType = ''): string => contentType.replace(/;.*/s, '').trim().toLowerCase();

/**
 * Writes that mean something only by the rules that the page was loaded with. A page that is older than the service can
 * still make a game, take a seat or change a setting: none of these needs rules.
 */
const BY_RULES = /^\/api\/games\/[^/]+\/(moves|undo|votes|questions|orders)(\/|$)/;
export const needsRules = (path: string): boolean => BY_RULES.test(path);

/** Checks the headers of a write before any look-up: JSON (NOT_JSON), and today's engine if it needs rules (ENGINE_CHANGED). */
export const guard = (): MiddlewareHandler<AppEnv> =>
  async function guard(c, next) {
    if (isReading(c.req.method)) return next();
    if (mediaType(c.req.header('content-type')) !== 'application/json')
      return problem(c, { code: 'NOT_JSON' });
    const engine = c.req.header(ENGINE_HEADER);
    if (engine !== undefined && engine !== ENGINE && needsRules(c.req.path))
      return problem(c, { code: 'ENGINE_CHANGED' });
    return next();
  };

/** Is this a method that changes nothing? */
export const isReading = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Limits the requests of one machine in a minute, reads and writes separately. The numbers are in wrangler.toml. */
export const limitBursts = (): MiddlewareHandler<AppEnv> =>
  async function limitBursts(c, next) {
    const limiter = isReading(c.req.method) ? c.env.READS : c.env.WRITES;
    const limit = await limiter?.limit({ key: clientKey(c) });
    return limit?.success === false ? problem(c, { code: 'TOO_MANY_REQUESTS' }) : next();
  };

/**
 * The requesting machine in limits and quotas: its IP address, which the platform sets. Of an IPv6 address only the first
 * four groups, because one machine has all addresses of such a network.
 */
export function clientKey(c: Context): string {
  const address = c.req.header('cf-connecting-ip') ?? 'local';
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail?.split(':').filter((group) => group !== '') ?? [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - after.length }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}

/**
 * The key of a machine's network (`clientKey`): one connection to the internet is often given 2⁸ or 2¹⁶
 * machines' worth of IPv6 addresses, and neighbouring IPv4 addresses are often rented together.
 */
export const networkOf = (clientKey: string): string =>
  clientKey
    .split(clientKey.includes(':') ? ':' : '.')
    .slice(0, 3)
    .join('.');
