import type { MiddlewareHandler } from 'hono';
import { ENGINE } from '../../shared/engine.ts';
import { ENGINE_HEADER } from '../../shared/protocol/names.ts';
import type { AppEnv } from '../app.ts';
import { problem } from '../problem.ts';
import { machineOf } from './machine.ts';

/** What every request must pass before anything is looked up: not too many; writes also: JSON, and our engine's. */
export const guard = (): MiddlewareHandler<AppEnv> =>
  async function guard(c, next) {
    const reading = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    const limit = await (reading ? c.env.READS : c.env.WRITES)?.limit({ key: machineOf(c) });
    if (limit && !limit.success) return problem(c, { code: 'TOO_MANY_REQUESTS' });
    if (reading) return next();
    if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
      return problem(c, { code: 'NOT_JSON' });
    const engine = c.req.header(ENGINE_HEADER);
    if (engine !== undefined && engine !== ENGINE) return problem(c, { code: 'ENGINE_CHANGED' });
    return next();
  };
