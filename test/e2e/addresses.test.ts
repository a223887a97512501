import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCron } from '../../scripts/lib/service.ts';
import { service } from './support/stage.ts';

/** The answer of an address of the site, asked as browsers and scripts do. */

const get = (path: string, mode?: 'navigate' | 'cors'): Promise<Response> =>
  fetch(service.origin + path, {
    redirect: 'manual',
    headers: mode === undefined ? {} : { 'sec-fetch-mode': mode },
  });

const isPage = async (response: Response): Promise<boolean> =>
  (response.headers.get('content-type') ?? '').startsWith('text/html') &&
  (await response.text()).includes('<div id="page">');

const GAME = 'a222222222222222';

describe.each([undefined, 'navigate', 'cors'] as const)('Asked with the mode %s', (mode) => {
  test.each([
    ['/', null],
    ['/new', null],
    ['/help', null],
    ['/help/goa', null],
    ['/g/replay', 'noindex'],
    ['/me', 'noindex'],
    ['/privacy', null],
    ['/results', 'noindex'],
    ['/statistics', 'noindex'],
    ['/archive', 'noindex'],
    ['/tables', 'noindex'],
    ['/m', 'noindex'],
    ['/stop', 'noindex'],
    ['/move', 'noindex'],
    [`/g/${GAME}`, 'noindex'],
    [`/g/${GAME}/at/12`, 'noindex'],
    [`/join/${GAME}/1`, 'noindex'],
  ])('%s is the page, with a strict policy for scripts, and is not cached', async (path, robots) => {
    const response = await get(path, mode);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self';/);
    expect(response.headers.get('cache-control')).toContain('max-age=0');
    expect(response.headers.get('x-robots-tag')).toBe(robots);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=15552000; includeSubDomains');
    expect(await isPage(response)).toBe(true);
  });

  test('a missing part of a build is not found, and the answer is not cached', async () => {
    for (const path of ['/assets/index-00000000.js', '/assets/gone.css', '/assets/']) {
      const response = await get(path, mode);
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(await isPage(response)).toBe(false);
    }
  });

  test('an unknown address is not found, and the page says so', async () => {
    const response = await get('/nowhere', mode);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self';/);
    expect(await isPage(response)).toBe(true);
  });

  test('an unknown route of the API is a problem', async () => {
    for (const path of ['/api/nope', '/api']) {
      const response = await get(path, mode);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    }
  });
});

test('the document of a game preloads its view, and that of the page’s own tables nothing', async () => {
  const preloaded = async (path: string): Promise<string | null> => (await get(path)).headers.get('link');
  for (const path of [`/g/${GAME}`, `/g/${GAME}/text`, `/g/${GAME}/at/12`])
    expect(await preloaded(path)).toBe(`</api/games/${GAME}>; rel=preload; as=fetch; crossorigin`);
  for (const path of [
    '/',
    '/g/sample-goa',
    '/g/sample-goa/text',
    '/g/first-merchants',
    '/g/replay',
    `/join/${GAME}/1`,
  ])
    expect(await preloaded(path)).toBeNull();
});

test('what shows a preview of a link gets the page with the game’s name and picture', async () => {
  const response = await fetch(`${service.origin}/g/sample-goa/at/1`, {
    headers: { 'user-agent': 'Slackbot' },
  });
  const html = await response.text();
  expect(html).toContain('<meta property="og:title" content="A finished game of Goa to look through" />');
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
});

test('an existing part is cached for ever, and the service worker is not cached', async () => {
  const [part] = readdirSync(join(import.meta.dirname, '../../dist/assets'));
  const response = await get(`/assets/${part}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect((await get('/sw.js')).headers.get('cache-control')).toContain('max-age=0');
});

test('`npm start` can call the cron, whose sweep succeeds', async () => {
  expect(await runCron(service.origin)).toBe(true);
});
