import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settled } from './support/world.ts';

/** How the service worker serves the page itself: the server's newest version, unless the answer takes too long. */

const SOURCE = readFileSync(new URL('../../web/public/sw.js', import.meta.url), 'utf8');
const ORIGIN = 'https://carrack.test';
/** Milliseconds that a visitor waits for the server before they get the cached page. */
const PATIENCE = 4_000;

interface Going {
  readonly request: object;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A browser that opens the page; `kept`: what its cache holds. */
function browser(kept?: string) {
  const shell = new Map(kept === undefined ? [] : [['/', page(kept)]]);
  const pathOf = (key: string | Request) => (typeof key === 'string' ? key : new URL(key.url).pathname);
  const cache = {
    match: async (key: string | Request) => shell.get(pathOf(key))?.clone(),
    put: async (key: string | Request, response: Response) => {
      if (full) throw new Error('QuotaExceededError');
      shell.set(pathOf(key), response);
    },
  };
  const listeners = new Map<string, (event: Going) => void>();
  let full = false;
  let answer: (response: Response | Promise<never>) => void = () => undefined;
  const network = new Promise<Response>((resolve) => (answer = resolve));
  runInNewContext(SOURCE, {
    addEventListener: (type: string, listener: (event: Going) => void) => listeners.set(type, listener),
    caches: { open: async () => cache },
    fetch: () => network,
    location: { origin: ORIGIN },
    setTimeout,
    clearTimeout,
    Headers,
    Request,
    Response,
    URL,
  });
  let shown: string | undefined;
  const working: Promise<unknown>[] = [];
  listeners.get('fetch')?.({
    request: { url: `${ORIGIN}/g/a222222222222222`, method: 'GET', mode: 'navigate' },
    respondWith: (given) =>
      void given.then(
        async (response) => (shown = await response.text()),
        () => (shown = 'failed'),
      ),
    waitUntil: (work) => working.push(work),
  });
  return {
    answer,
    fill: () => void (full = true),
    shown: async () => {
      await settled();
      return shown;
    },
    kept: async () => {
      await Promise.all(working);
      return shell.get('/')?.clone().text();
    },
    keptHeaders: async () => {
      await Promise.all(working);
      return [...(shell.get('/')?.headers ?? [])];
    },
  };
}

const page = (text: string, headers: Readonly<Record<string, string>> = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

describe('The page', () => {
  test('is the server’s newest, which is cached', async () => {
    const { answer, shown, kept } = browser('old');
    answer(page('new'));
    expect([await shown(), await kept()]).toEqual(['new', 'new']);
  });

  test('is cached without what its address preloads: it is shown at every address', async () => {
    const { answer, keptHeaders } = browser('old');
    answer(page('new', { link: '</api/games/a222222222222222>; rel=preload; as=fetch' }));
    expect(await keptHeaders()).toEqual([['content-type', 'text/html; charset=utf-8']]);
  });

  test('comes from the cache if the server has not answered in four seconds, and no sooner', async () => {
    const { shown } = browser('old');
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(await shown()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(await shown()).toBe('old');
  });

  test('that comes too late is cached for the next time', async () => {
    const { answer, shown, kept } = browser('old');
    await vi.advanceTimersByTimeAsync(PATIENCE);
    answer(page('new'));
    expect([await shown(), await kept()]).toEqual(['old', 'new']);
  });

  test('is waited for as long as it takes if the cache is empty', async () => {
    const { answer, shown } = browser();
    await vi.advanceTimersByTimeAsync(10 * PATIENCE);
    expect(await shown()).toBeUndefined();
    answer(page('new'));
    expect(await shown()).toBe('new');
  });

  test('comes from the cache at once if there is no network', async () => {
    const { answer, shown } = browser('old');
    answer(Promise.reject(new TypeError('fetch failed')));
    expect(await shown()).toBe('old');
  });

  test('fails if it is neither in the cache nor on the network', async () => {
    const { answer, shown } = browser();
    answer(Promise.reject(new TypeError('fetch failed')));
    expect(await shown()).toBe('failed');
  });

  test('is shown even if it cannot be cached', async () => {
    const { answer, shown, fill } = browser('old');
    fill();
    answer(page('new'));
    expect(await shown()).toBe('new');
  });

  test('of an unknown address is shown, but not cached', async () => {
    const { answer, shown, kept } = browser('old');
    answer(new Response('lost', { status: 404, headers: { 'content-type': 'text/html' } }));
    expect([await shown(), await kept()]).toEqual(['lost', 'old']);
  });
});
