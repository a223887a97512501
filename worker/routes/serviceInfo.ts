import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { ENGINE } from '#shared/engine.ts';
import type { AppEnv } from '../http/appEnv.ts';
import { problem } from '../http/problem.ts';
import { apiDescription } from './apiDescription.ts';
import { routeDoc } from './routeDoc.ts';

/** Answers 200 if the service is up and its database answers. */
export const healthRoute = new Hono<AppEnv>().get(
  '/',
  describeRoute(routeDoc('getHealth', 'Health', { answers: { 200: 'Health' } })),
  async (c) => {
    try {
      await c.env.DB.prepare('SELECT 1').first();
      return c.json({ ok: true, engine: ENGINE });
    } catch {
      return problem(c, { code: 'STORAGE_UNAVAILABLE' });
    }
  },
);

/** The OpenAPI description of every route of `app`. It is put together once, when somebody asks for it. */
export function openapiRoute(app: Hono<AppEnv>): Hono<AppEnv> {
  let described: ReturnType<typeof apiDescription> | undefined;
  return new Hono<AppEnv>().get('/', async (c) => {
    described ??= apiDescription(app);
    const { origin } = new URL(c.req.url);
    return c.json({ ...(await described), servers: [{ url: origin }] });
  });
}
