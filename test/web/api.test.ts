import { expect, onTestFinished, test, vi } from 'vitest';
import { ENGINE } from '#shared/engine.ts';
import { ENGINE_HEADER } from '#shared/protocol/names.ts';
import { createApi, drawEntropy, isUncertain } from '../../web/lib/api.ts';

const answering = (response: Response) => createApi(async () => response);

test('a problem is a failure with its code and parameters', async () => {
  const body = JSON.stringify({ code: 'NOT_ENOUGH_MONEY', status: 422, params: { price: 10, money: 3 } });
  const answer = await answering(new Response(body, { status: 422 })).game('a');
  expect(answer).toMatchObject({
    ok: false,
    failure: { code: 'NOT_ENOUGH_MONEY', params: { price: 10, money: 3 } },
  });
});

test('a request without an answer is NETWORK, and its outcome is uncertain', async () => {
  const answer = await createApi(async () => Promise.reject(new TypeError('fetch failed'))).me();
  expect(answer).toEqual({ ok: false, failure: { code: 'NETWORK', status: 0 } });
  expect(!answer.ok && isUncertain(answer.failure)).toBe(true);
});

test('an answer that breaks off is NETWORK', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  expect(await answering(new Response(broken)).me()).toMatchObject({ failure: { code: 'NETWORK' } });
});

test('an error of the page’s own code is not told as one of the network', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
  await expect(answering(new Response('{}')).me()).rejects.toThrow('is not a function');
});

test('an HTML page from a proxy is UNREADABLE', async () => {
  const answer = await answering(new Response('<h1>Bad gateway</h1>', { status: 502 })).me();
  expect(answer).toEqual({ ok: false, failure: { code: 'UNREADABLE', status: 502 } });
});

test('a success that is not JSON is UNREADABLE', async () => {
  const answer = await answering(new Response('<!doctype html>', { status: 200 })).me();
  expect(answer).toEqual({ ok: false, failure: { code: 'UNREADABLE', status: 200 } });
});

test.each([
  ['STALE', 409, false],
  ['SAME_GOOD', 422, false],
  ['NOT_YOUR_SEAT', 403, false],
  ['OUTCOME_UNKNOWN', 503, true],
  ['INTERNAL', 500, true],
  ['TOO_MANY_REQUESTS', 429, true],
])('after %s (%i) the outcome is uncertain: %s', (code, status, uncertain) => {
  expect(isUncertain({ code, status })).toBe(uncertain);
});

test('writes are JSON and name the page’s engine', async () => {
  const seen: RequestInit[] = [];
  const api = createApi(async (_, init) => {
    if (init !== undefined) seen.push(init);
    return new Response('{}');
  });
  await api.moves('a', { expect: 3, moves: [{ type: 'pass' }] });
  const headers = new Headers(seen[0]?.headers);
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get(ENGINE_HEADER)).toBe(ENGINE);
  expect(seen[0]?.body).toBe('{"expect":3,"moves":[{"type":"pass"}]}');
});

test('a write that says nothing is JSON too: the service refuses any other', async () => {
  const seen: RequestInit[] = [];
  const api = createApi(async (_, init) => {
    if (init !== undefined) seen.push(init);
    return new Response('{}');
  });
  await api.ask('DELETE', '/api/games/a/orders?revision=1');
  expect(seen).toMatchObject([{ body: '{}', headers: { 'content-type': 'application/json' } }]);
});

test('a read has no header of its own, so that it takes the answer which the document preloads', async () => {
  const seen: RequestInit[] = [];
  const api = createApi(async (_, init) => {
    if (init !== undefined) seen.push(init);
    return new Response('{}');
  });
  await api.game('a');
  expect(seen[0]?.headers).toEqual({});
});

test('entropy is 32 bytes in hex, and different each time', () => {
  expect(drawEntropy()).toMatch(/^[0-9a-f]{64}$/);
  expect(drawEntropy()).not.toBe(drawEntropy());
});

/** A browser at a service that gives it a cookie and asks for it. What was asked for, and whether cookies are kept. */
function browser(keeps: boolean) {
  const asked: string[] = [];
  let hasCookie = false;
  const api = createApi(async (path) => {
    asked.push(String(path));
    const kept = hasCookie;
    hasCookie = keeps;
    return Response.json(path === '/api/auth/cookies' ? { kept } : {});
  });
  return { api, asked };
}

const TAKING = [
  '/api/games',
  '/api/games/a/seats/1/claim',
  '/api/auth/link',
  '/api/auth/redeem',
  '/api/auth/passkey',
  '/api/auth/recover',
];

test.each(TAKING)('a browser that keeps no cookies does not take what it would lose: %s', async (path) => {
  const { api, asked } = browser(false);
  expect(await api.ask('POST', path, {})).toEqual({
    ok: false,
    failure: { code: 'COOKIES_BLOCKED', status: 0 },
  });
  expect(asked).not.toContain(path);
});

test.each(TAKING)('a browser that keeps cookies takes it: %s', async (path) => {
  const { api, asked } = browser(true);
  expect(await api.ask('POST', path, {})).toEqual({ ok: true, value: {} });
  expect(asked.at(-1)).toBe(path);
});

test.each(['/api/mail/stop', '/api/mail/move', '/api/invitations/refuse'])(
  'what needs no cookie asks for none: %s',
  async (path) => {
    const { api, asked } = browser(false);
    expect(await api.ask('POST', path, {})).toEqual({ ok: true, value: {} });
    expect(asked).toEqual([path]);
  },
);
