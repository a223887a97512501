import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Problem } from '#shared/protocol/http.ts';
import { createApp } from '../../worker/app.ts';
import { tripsOf } from './support/database.ts';

/** Addresses without a file, which the Worker answers. For the files see test/e2e/addresses. */

const CSP = "default-src 'none'";

/** The assets of a build that has only its page. */
const ASSETS = {
  fetch: async (input: URL) =>
    input.pathname === '/'
      ? new Response('the page', {
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': CSP,
            'cache-control': 'public, max-age=0, must-revalidate',
            etag: '"page"',
          },
        })
      : new Response(null, { status: 404 }),
} as unknown as Fetcher;

const get = async (path: string, more: RequestInit = {}): Promise<Response> =>
  createApp().fetch(
    new Request(`http://carrack.test${path}`, more),
    { ...env, ASSETS },
    createExecutionContext(),
  );

test.each(['/assets/gone.js', '/assets/', '/api/nope', '/api', '/dev/nope', '/assets/api/x.js'])(
  '%s is answered with a problem that may not be cached',
  async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect((await response.json<Problem>()).code).toBe('NOT_FOUND');
  },
);

test.each(['/nowhere', '/apiary', '/nextdoor', '/a/b/c', '/me/'])(
  '%s is answered with the page and its headers, and status 404',
  async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, 'the page']);
    expect(response.headers.get('content-security-policy')).toBe(CSP);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
  },
);

test('an unknown address reads nothing from the database, even with a session', async () => {
  const headers = { cookie: `carrack=${'a'.repeat(40)}` };
  expect(
    await tripsOf(async () => {
      await get('/assets/gone.js', { headers });
      await get('/nowhere', { headers });
    }),
  ).toEqual([]);
});

test('an unknown address refuses writes', async () => {
  const response = await get('/nowhere', { method: 'POST' });
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
});
