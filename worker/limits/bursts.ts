import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import { problem } from '../problem.ts';
import { clientKey } from './clientKey.ts';

/** Is this a method that changes nothing? */
export const isReading = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Limits the requests of one machine in a minute, reads and writes separately. The numbers are in wrangler.toml. */
export const limitBursts = (): MiddlewareHandler<AppEnv> =>
  async function limitBursts(c, next) {
    const limiter = isReading(c.req.method) ? c.env.READS : c.env.WRITES;
    const limit = await limiter?.limit({ key: clientKey(c) });
    return limit?.success === false ? problem(c, { code: 'TOO_MANY_REQUESTS' }) : next();
  };
