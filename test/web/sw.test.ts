import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SOURCE = readFileSync(new URL('../../web/public/sw.js', import.meta.url), 'utf8');
const ORIGIN = 'https://carrack.test';

type Answer = (request: Request, init?: RequestInit) => Response;
interface WorkerEvent {
  readonly request: Request;
  readonly data?: unknown;
  respondWith(answer: Promise<Response>): void;
}
type Listener = (event: WorkerEvent) => void;

/** The service worker of a browser with an empty cache; `answer` stands for network and HTTP cache. */
function worker(answer: Answer) {
  const kept = new Map<string, Response>();
  const cache = {
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    put: async ({ url }: Request, response: Response) => {
      if (full) throw new Error('QuotaExceededError');
      kept.set(url, response);
    },
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    delete: async ({ url }: Request) => kept.delete(url),
  };
  const listeners = new Map<string, Listener>();
  let claims = 0;
  let full = false;
  runInNewContext(SOURCE, {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    caches: { open: async () => cache },
    clients: { claim: async () => void (claims += 1) },
    fetch: async (request: Request, init?: RequestInit) => answer(request, init),
    location: { origin: ORIGIN },
    Request,
    Response,
    URL,
  });
  const get = (path: string): Promise<Response> =>
    new Promise((resolve) => {
      listeners.get('fetch')?.({ request: new Request(ORIGIN + path), respondWith: resolve });
    });
  const tell = (data: unknown): void =>
    listeners.get('message')?.({ request: new Request(ORIGIN), data, respondWith: () => undefined });
  return { get, kept, tell, claims: () => claims, fill: () => void (full = true) };
}

const page = () =>
  new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } });

test('a part is fetched once, and is then available without a network', async () => {
  let asked = 0;
  const { get } = worker(() => {
    asked += 1;
    return script();
  });
  for (let i = 0; i < 2; i += 1) expect(await (await get('/assets/a.js')).text()).toBe('export {}');
  expect(asked).toBe(1);
});

test('a part is fetched from the server if the cache holds the page in its place, from an incomplete deploy', async () => {
  const { get, kept } = worker((_, init) => (init?.cache === 'reload' ? script() : page()));
  expect(await (await get('/assets/a.js')).text()).toBe('export {}');
  expect([...kept.keys()]).toEqual([`${ORIGIN}/assets/a.js`]);
});

test('a part and a picture are shown even if they cannot be cached', async () => {
  const { get, kept, fill } = worker(script);
  fill();
  for (const path of ['/assets/a.js', '/icon.svg']) expect(await (await get(path)).text()).toBe('export {}');
  expect(kept.size).toBe(0);
});

test('a part that is gone gets the server’s answer, which is not cached', async () => {
  const { get, kept } = worker(page);
  expect(await (await get('/assets/a.js')).text()).toBe('<!doctype html>');
  expect(kept.size).toBe(0);
});

test('without a network the way to the next game leads to the first page, which tells what can be read here', async () => {
  let isOnline = true;
  const { get } = worker(() => {
    if (!isOnline) throw new TypeError('fetch failed');
    return Response.redirect(`${ORIGIN}/g/a222222222222222`);
  });
  expect((await get('/next')).headers.get('location')).toBe(`${ORIGIN}/g/a222222222222222`);
  isOnline = false;
  expect((await get('/next')).headers.get('location')).toBe(`${ORIGIN}/`);
});

test('a page that was on its way while the worker took over is claimed when it tells of its parts', () => {
  const { tell, claims } = worker(script);
  tell([]);
  expect(claims()).toBe(1);
});
