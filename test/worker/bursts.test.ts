import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createApp } from '../../worker/app.ts';

/** The burst limit comes before everything that costs something. */

const app = createApp();

/** The service for a machine that has asked too often. It may touch nothing but the limits. */
function exhausted(): { readonly env: Env; readonly touched: string[] } {
  const touched: string[] = [];
  const refusing = { limit: async () => ({ success: false }) };
  const guarded = new Proxy(env, {
    get: (target, name: keyof Env) => {
      if (name === 'READS' || name === 'WRITES') return refusing;
      if (typeof target[name] === 'object') touched.push(name);
      return target[name];
    },
  });
  return { env: guarded, touched };
}

/** Every route of the service, with its parameters filled in. */
const ROUTES = app.routes
  .filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+(\{[^}]*\}+\)?[^/]*)?/g, 'a') }));

const OUTSIDE = [
  { method: 'POST', path: '/next' },
  { method: 'POST', path: '/dev/mails' },
  { method: 'POST', path: '/anything' },
  { method: 'PUT', path: '/' },
  { method: 'DELETE', path: '/api/nothing' },
];

const cookie = 'carrack=0123456789abcdef0123456789abcdef';

test.each([...ROUTES, ...OUTSIDE])('$method $path is refused before anything is read', async (route) => {
  const { env, touched } = exhausted();
  const headers = { cookie, origin: 'http://localhost', 'content-type': 'application/json' };
  const answer = await app.request(route.path, { method: route.method, headers }, env);
  expect([answer.status, touched]).toEqual([429, []]);
});

test('reads and writes are counted separately, and per machine', async () => {
  const asked: string[] = [];
  const limiter = (kind: string) => ({
    limit: async ({ key }: { readonly key: string }) => {
      asked.push(`${kind} ${key}`);
      return { success: true };
    },
  });
  const counting = { ...env, READS: limiter('read'), WRITES: limiter('write') };
  for (const [method, address] of [
    ['GET', '192.0.2.1'],
    ['POST', '2001:db8::1'],
    ['HEAD', '192.0.2.1'],
  ] as const)
    await app.request('/nowhere', { method, headers: { 'cf-connecting-ip': address } }, counting);
  expect(asked).toEqual(['read 192.0.2.1', 'write 2001:db8:0:0', 'read 192.0.2.1']);
});

test('an unknown address reads nothing from the database, even with a session', async () => {
  const { env: guarded, touched } = exhausted();
  const free = new Proxy(guarded, {
    get: (target, name: keyof Env) => (name === 'READS' || name === 'WRITES' ? undefined : target[name]),
  });
  const answer = await app.request('/anything', { method: 'POST', headers: { cookie } }, free);
  expect([answer.status, touched]).toEqual([404, []]);
});
