import { type Context, Hono } from 'hono';
import type { AppEnv } from '../http/appEnv.ts';
import { problem } from '../http/problem.ts';

/**
 * Paths that are neither a file nor a route of the API. The platform serves files and the page's paths without the
 * Worker (web/public/_redirects). So a request that comes here asks for a chunk of an older build, or is a mistake.
 */

/** Not the page: a browser would cache it under the chunk's address for as long as the chunk itself. */
const missingFile = (c: Context<AppEnv>): Response => problem(c, { code: 'NOT_FOUND' });

/** The page with status 404: it tells a person in their language that there is nothing here. */
async function missingPage(c: Context<AppEnv>): Promise<Response> {
  const page = await c.env.ASSETS.fetch(new URL('/', c.req.url));
  if (!page.ok) return missingFile(c);
  const headers = new Headers(page.headers);
  headers.set('cache-control', 'no-store'); // there may be something at this path later
  headers.delete('etag');
  return new Response(page.body, { status: 404, headers });
}

export const unknownPathRoutes = new Hono<AppEnv>()
  .get('/assets/*', missingFile)
  .get('/:place{(?!(?:api|dev|next)(?:/|$)).+}', async (c) => missingPage(c));
