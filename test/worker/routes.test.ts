import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tokens } from '#shared/protocol/http.ts';
import { SEAT_HEADER } from '#shared/protocol/names.ts';
import { ROWS, VIEWERS, type Cell, type Row, type Viewer } from './support/accessTable.ts';
import { Client, type Request } from './support/client.ts';
import { startClock, stopClock } from './support/clock.ts';
import { tablesWritten } from './support/database.ts';
import { allRoutes, fillIn, keyOf, type Route } from './support/routes.ts';
import * as scenes from './support/scenes.ts';
import type { Scene } from './support/scenes.ts';
import { until } from './support/play.ts';
import { bearer, makeToken } from './support/tokens.ts';

/** The table of access is checked against the service: every kind of caller asks every route. */

beforeEach(startClock); // no alarm rings by itself, so every write comes from a request
afterEach(stopClock);

const ROUTES = allRoutes();
type Tables = readonly [watched: Scene, unwatched: Scene];

const tablesFor = async ({ at = scenes.running }: Row): Promise<Tables> => [await at(true), await at(false)];

/** By how they are made, the scenes at which nothing is changed: reads, and routes that belong to no game. */
const unchanged = new Map<Row['at'], Promise<Tables>>();

function tablesOf(row: Row, { method, path }: Route): Promise<Tables> {
  if (row.once || (method !== 'GET' && path.includes('/games/'))) return tablesFor(row);
  const known = unchanged.get(row.at) ?? tablesFor(row);
  unchanged.set(row.at, known);
  return known;
}

/** A stranger for each kind of them. Where they may lose their session they are made anew. */
const strangers = new Map<Viewer, Promise<Client>>();

function strangerOf(viewer: Viewer, row: Row): Promise<Client> {
  if (row.once) return scenes.stranger();
  const known = strangers.get(viewer) ?? scenes.stranger();
  strangers.set(viewer, known);
  return known;
}

test('every route has a row in the table, and every row a route', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(ROUTES.map(keyOf).toSorted());
});

interface Asker {
  readonly client: Client;
  readonly headers?: Request['headers'];
}

/** A caller of this kind at this table. */
async function askerOf(viewer: Viewer, row: Row, { host, owner, ownSeat, guest }: Scene): Promise<Asker> {
  switch (viewer) {
    case 'nobody':
      return { client: new Client() };
    case 'stranger':
    case 'unwatched':
      return { client: await strangerOf(viewer, row) };
    case 'guest':
      return { client: guest };
    case 'owner':
      return { client: owner };
    case 'host':
      return { client: host };
    case 'revoked':
      return { client: await scenes.signedOut(owner) };
    case 'elsewhere':
      return { client: owner, headers: { origin: 'https://elsewhere.example' } };
    case 'reads':
      return script(owner, 'read');
    case 'plays':
      return script(owner, 'play');
    case 'strange':
      return script(await (strangeOwner ??= scenes.stranger()), 'play');
    case 'removed':
      return removedScript(owner);
    case 'misnamed':
      return { client: owner, headers: { [SEAT_HEADER]: `${1 - ownSeat}` } };
  }
}

/** Whose token is used where it has no business. */
let strangeOwner: Promise<Client> | undefined;

/** Tokens of players who have been asked for one already. */
const tokens = new WeakMap<Client, Partial<Record<'read' | 'play', Promise<string>>>>();

/** A script with a token of this player, which it has used today. */
async function script(of: Client, scope: 'read' | 'play'): Promise<Asker> {
  const made = tokens.get(of) ?? {};
  tokens.set(of, made);
  const token = await (made[scope] ??= usedToken(of, scope));
  return { client: new Client(), headers: bearer(token) };
}

async function usedToken(of: Client, scope: 'read' | 'play'): Promise<string> {
  const { id, token } = await makeToken(of, scope);
  await new Client().fetch('/api/me', { headers: bearer(token) });
  const list = async () => (await of.get<Tokens>('/api/me/tokens')).tokens;
  await until(async () => (await list()).find((one) => one.id === id)?.usedOn ?? undefined);
  return token;
}

/** Removed tokens, likewise. */
const removed = new WeakMap<Client, Promise<string>>();

async function removedScript(of: Client): Promise<Asker> {
  const token = removed.get(of) ?? removedToken(of);
  removed.set(of, token);
  return { client: new Client(), headers: bearer(await token) };
}

async function removedToken(of: Client): Promise<string> {
  const { id, token } = await makeToken(of, 'play');
  await of.fetch(`/api/me/tokens/${id}`, { method: 'DELETE', json: {} });
  return token;
}

type Asked = Pick<Row, 'params' | 'json' | 'headers' | 'query'>;

/** Sends the request and gives the answer as the table notes it. `changed`: the database tables that were written. */
async function ask({ method, path }: Route, row: Asked, { client, headers }: Asker, scene: Scene) {
  const address = `${fillIn(path, { id: scene.id, ...row.params?.(scene) })}${row.query ?? ''}`;
  const json = row.json?.(scene);
  let got: Cell = 0;
  const changed = await tablesWritten(async () => {
    // From an address of its own: from one, they would be a burst, the sooner the faster the machine is.
    const from = { 'cf-connecting-ip': new Client().address };
    const sent = { method, json, headers: { ...from, ...row.headers, ...headers } };
    const response = await client.fetch(address, sent);
    response.webSocket?.accept();
    response.webSocket?.close();
    // A page tells times by it. A socket has no such header.
    if (response.status !== 101) expect(Date.parse(response.headers.get('date') ?? '')).not.toBeNaN();
    const text = await response.text();
    const isProblem = response.headers.get('content-type') === 'application/problem+json';
    got = isProblem ? (JSON.parse(text) as { code: string }).code : response.status;
  });
  return { got, changed };
}

const isRefused = (cell: Cell): boolean => typeof cell === 'string';

test.each(ROUTES.map((route) => [keyOf(route), route] as const))('%s', async (key, route) => {
  const row = ROWS[key];
  if (row === undefined) throw new Error('no row');
  const tables = await tablesOf(row, route);
  const outcome: Partial<Record<Viewer, Cell>> = {};
  for (const viewer of VIEWERS) {
    const isAlone = row.once && !isRefused(row.cells[viewer]);
    const isWatched = viewer !== 'unwatched';
    const scene = isAlone ? await (row.at ?? scenes.running)(isWatched) : tables[isWatched ? 0 : 1];
    const { got, changed } = await ask(route, row, await askerOf(viewer, row, scene), scene);
    outcome[viewer] = got;
    if (isRefused(got) || route.method === 'GET') expect(changed, `${viewer} changed`).toEqual([]);
  }
  expect(outcome).toEqual(row.cells);
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

test('an address refuses methods that it has no route for', async () => {
  const scene = await scenes.open();
  const taken = new Set(ROUTES.map(keyOf));
  const others = [...new Set(ROUTES.map(({ path }) => path))].flatMap((path) =>
    METHODS.map((method) => ({ method, path })).filter((route) => !taken.has(keyOf(route))),
  );
  for (const route of others) {
    const headers = { 'cf-connecting-ip': new Client().address }; // each request from its own machine, so that no burst limit applies
    for (const client of [scene.host, new Client()]) {
      const params = () => ({ id: scene.id, seat: '2', token: 'x' });
      const row = { params, ...(route.method === 'GET' ? {} : { json: () => ({}) }) };
      const { got, changed } = await ask(route, row, { client, headers }, scene);
      expect([got, changed], keyOf(route)).toEqual(['NOT_FOUND', []]);
    }
  }
});
