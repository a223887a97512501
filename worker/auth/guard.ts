import type { Context, MiddlewareHandler } from 'hono';
import { ENGINE } from '../../shared/engine.ts';
import { ENGINE_HEADER } from '../../shared/protocol/names.ts';
import type { AppEnv } from '../app.ts';
import { problem } from '../problem.ts';

/** What every write must pass before anything is looked up: not too many, JSON, and our engine's. */
export const guard = (): MiddlewareHandler<AppEnv> =>
  async function guard(c, next) {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next();
    const limit = await c.env.WRITES?.limit({ key: addressOf(c) });
    if (limit && !limit.success) return problem(c, { code: 'TOO_MANY_REQUESTS' });
    if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
      return problem(c, { code: 'NOT_JSON' });
    const engine = c.req.header(ENGINE_HEADER);
    if (engine !== undefined && engine !== ENGINE) return problem(c, { code: 'ENGINE_CHANGED' });
    return next();
  };

/** The platform sets this header itself on every request from outside. */
const addressOf = (c: Context): string => c.req.header('cf-connecting-ip') ?? 'local';
