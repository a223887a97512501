import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROWS } from './support/accessTable.ts';
import { Client, type Request } from './support/client.ts';
import { startClock, stopClock } from './support/clock.ts';
import { tablesWritten } from './support/database.ts';
import { allRoutes, fillIn, keyOf, type Route } from './support/routes.ts';
import * as scenes from './support/scenes.ts';
import type { Scene } from './support/scenes.ts';

/** Other spellings of an address, and HEAD, do not get around its checks. */

beforeEach(startClock); // no alarm rings by itself, so every write comes from a request
afterEach(stopClock);

const ROUTES = allRoutes();
const OURS = ROUTES.filter(({ path }) => path.startsWith('/api/'));

const addressOf = ({ path, ...route }: Route, scene: Scene): string =>
  fillIn(path, {
    id: scene.id,
    seat: '1',
    token: 'x'.repeat(20),
    ...ROWS[keyOf({ path, ...route })]?.params?.(scene),
  });

/** Sends a request from a machine of its own, so that no burst limit applies. */
async function ask(client: Client, address: string, { headers, ...request }: Request) {
  let status = 0;
  const changed = await tablesWritten(async () => {
    const sent = { ...headers, 'cf-connecting-ip': new Client().address };
    const response = await client.fetch(address, { ...request, headers: sent });
    response.webSocket?.accept();
    response.webSocket?.close();
    status = response.status;
    await response.text();
  });
  return { status, changed };
}

const LAST_SLASH = /\/(?=[^/]*$)/;
const OTHERWISE: readonly (readonly [what: string, write: (address: string) => string])[] = [
  ['a slash at its end', (address) => `${address}/`],
  ['two slashes at its beginning', (address) => `/${address}`],
  ['two slashes within', (address) => address.replace(LAST_SLASH, '//')],
  ['an encoded slash', (address) => address.replace(LAST_SLASH, '%2F')],
  ['an encoded letter', (address) => address.replace('/api', '/%61pi')],
  ['capital letters', (address) => address.replace('/api', '/API')],
  ['a “..” segment', (address) => address.replace('/api', '/assets/%2e%2e/api')],
];

test.each(OTHERWISE)('an address with %s lets nobody in', async (_what, write) => {
  const scene = await scenes.running(false);
  const stranger = await scenes.stranger();
  for (const route of OURS) {
    const address = write(addressOf(route, scene));
    const isRead = route.method === 'GET';
    const headers = {
      ...ROWS[keyOf(route)]?.headers,
      ...(isRead ? {} : { origin: 'https://elsewhere.example' }),
    };
    const json = isRead ? undefined : (ROWS[keyOf(route)]?.json?.(scene) ?? {});
    const { status, changed } = await ask(isRead ? stranger : scene.owner, address, {
      method: route.method,
      headers,
      json,
    });
    expect(changed, address).toEqual([]);
    const isRefused = isRead
      ? route.path.startsWith('/api/games/:id')
      : ROWS[keyOf(route)]?.cells.elsewhere === 'ORIGIN_REFUSED';
    if (isRefused) expect([403, 404], `${route.method} ${address}`).toContain(status);
    else expect(status, address).toBeLessThan(500);
  }
});

test('HEAD is answered like GET, and changes nothing', async () => {
  const scene = await scenes.running();
  for (const path of new Set(ROUTES.map((route) => route.path))) {
    const route = { method: 'GET', path };
    const { headers = {} } = ROWS[keyOf(route)] ?? {};
    const address = addressOf(route, scene);
    const head = await ask(scene.owner, address, { method: 'HEAD', headers });
    expect(head.changed, path).toEqual([]);
    if (headers['upgrade'] !== undefined) expect(head.status, path).toBeLessThan(500);
    else expect(head.status, path).toBe((await ask(scene.owner, address, { headers })).status);
  }
});
