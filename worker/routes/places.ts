import type { Context } from 'hono';
import { Hono } from 'hono';
import type { AppEnv } from '../app.ts';
import { problem } from '../problem.ts';

/**
 * Addresses that are no file and none of the API's. Files and the page's own addresses are answered before the
 * Worker is asked (web/public/_redirects); what gets here is a part of a build that is gone, or a mistake.
 */

/** Never the page in its stead, which a browser would keep for as long as the part itself. */
const gone = (c: Context<AppEnv>): Response => problem(c, { code: 'NOT_FOUND' });

/** The page, for it tells a person best that there is nothing here. */
async function lost(c: Context<AppEnv>): Promise<Response> {
  const page = await c.env.ASSETS.fetch(new URL('/', c.req.url));
  if (!page.ok) return gone(c);
  const headers = new Headers(page.headers);
  headers.set('cache-control', 'no-store'); // tomorrow there may be something here
  headers.delete('etag');
  return new Response(page.body, { status: 404, headers });
}

export const places = new Hono<AppEnv>()
  .get('/assets/*', gone)
  .get('/:place{(?!(?:api|dev|next)(?:/|$)).+}', async (c) => lost(c));
