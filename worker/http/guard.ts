import { ENGINE } from '#shared/engine.ts';
import { ENGINE_HEADER } from '#shared/protocol/names.ts';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './appEnv.ts';
import { problem } from './problem.ts';
import { clientKey } from './clientKey.ts';

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
