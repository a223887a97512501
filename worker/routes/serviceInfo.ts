import { Hono } from 'hono';
import { describeRoute, openAPIRouteHandler } from 'hono-openapi';
import { ENGINE } from '#shared/engine.ts';
import type { AppEnv } from '../appEnv.ts';
import { problem } from '../problem.ts';
import { routeDoc } from './requests.ts';

/** Answers 200 if the service is up and its database answers. */
export const healthRoute = new Hono<AppEnv>().get('/', describeRoute(routeDoc('Health')), async (c) => {
  try {
    await c.env.DB.prepare('SELECT 1').first();
    return c.json({ ok: true, engine: ENGINE });
  } catch {
    return problem(c, { code: 'STORAGE_UNAVAILABLE' });
  }
});

/** The OpenAPI description of every route of `app`, generated from the schemas that validate the requests. */
export const openapiRoute = (app: Hono<AppEnv>) =>
  new Hono<AppEnv>().get(
    '/',
    openAPIRouteHandler(app, {
      documentation: {
        info: { title: 'Carrack', version: '1', description: 'Board games played over days.' },
        components: { securitySchemes: SECURITY_SCHEMES },
        security: [{ token: [] }, { session: [] }, {}],
      },
    }),
  );

/** How a request says whose it is. Without either it is nobody's, and sees what everybody may see. */
const SECURITY_SCHEMES = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A personal token, made on the profile. It reads, or also plays; it never changes who its player is. No cookie and no Origin.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-carrack',
    description: 'The page’s session. Writes need the service’s own Origin.',
  },
} as const;
