import { Hono } from 'hono';
import { describeRoute, openAPIRouteHandler } from 'hono-openapi';
import { ENGINE } from '../../shared/engine.ts';
import type { AppEnv } from '../app.ts';
import { problem } from '../problem.ts';
import { about } from './support.ts';

/** Is the service up, and does its database answer? */
export const health = new Hono<AppEnv>().get('/', describeRoute(about('Health')), async (c) => {
  try {
    await c.env.DB.prepare('SELECT 1').first();
    return c.json({ ok: true, engine: ENGINE });
  } catch {
    return problem(c, { code: 'STORAGE_UNAVAILABLE' });
  }
});

/** The description of every route of `app`, made from the schemas that check the requests. */
export const openapi = (app: Hono<AppEnv>) =>
  new Hono<AppEnv>().get(
    '/',
    openAPIRouteHandler(app, {
      documentation: {
        info: { title: 'Carrack', version: '1', description: 'Board games played over days.' },
      },
    }),
  );
