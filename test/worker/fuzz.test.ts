import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../worker/app.ts';
import { countersTable } from '../../worker/db/schema.ts';
import { Client, ORIGIN } from './support/client.ts';
import { startClock, stopClock } from './support/clock.ts';
import { db, tablesWritten } from './support/database.ts';
import { fuzzed, PARAMS, type Fuzzed, type Sources } from './support/fuzzing.ts';
import { streamOf, untilPerson } from './support/play.ts';
import { allRoutes, fillIn } from './support/routes.ts';
import * as scenes from './support/scenes.ts';
import { bodySchemas } from './support/schemas.ts';

/** Random requests, valid and spoilt, at every route: no 5xx, and a refused request changes nothing. */

beforeEach(startClock); // no alarm rings by itself, so every write comes from a request
afterEach(stopClock);

const REQUESTS = env.LOAD === 'all' ? 2_000 : 1_000;
/** After so many requests new tables are made, because the accepted requests have used them up. */
const AT_ONE_TABLE = 250;
/** `LOAD=all`: more of each, and other requests. */
const SEEDS = env.LOAD === 'all' ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [1];

const app = createApp();

interface Outcome {
  readonly status: number;
  readonly text: string;
  readonly changed: readonly string[];
}

/** Sends a request and waits until its work is done. Each comes from its own machine, so that no burst limit applies. */
async function ask({ address, init }: Fuzzed): Promise<Outcome> {
  const headers = { ...init.headers, 'cf-connecting-ip': new Client().address };
  let answer = { status: 0, text: '' };
  const changed = await tablesWritten(async () => {
    const ctx = createExecutionContext();
    const response = await app.fetch(new Request(ORIGIN + address, { ...init, headers }), env, ctx);
    response.webSocket?.accept();
    response.webSocket?.close();
    answer = { status: response.status, text: await response.text() };
    await waitOnExecutionContext(ctx);
  });
  return { ...answer, changed };
}

const counted = async (): Promise<string> => {
  const rows = await db().select().from(countersTable);
  return rows
    .flatMap(({ key, n }) => (n === 0 ? [] : [`${key} ${n}`]))
    .toSorted()
    .join('\n');
};

async function sources(): Promise<Sources> {
  const routes = allRoutes();
  const tables = [
    await scenes.running(),
    await scenes.running(false),
    await scenes.open(),
    await scenes.moved(),
    await scenes.asked(),
  ];
  const known = [await scenes.stranger(), new Client()];
  return {
    routes,
    schemas: await bodySchemas(routes),
    scenes: tables,
    askers: ({ host, owner, guest }) => [host, owner, guest, ...known],
  };
}

/** Have the bots that took the open seats played? */
const settled = async ({ route, address }: Fuzzed): Promise<unknown> => {
  if (route.path !== '/api/games/:id/start') return undefined;
  const path = address.replace(/\/start.*/, '');
  return untilPerson({ id: '', path, clients: [new Client()] });
};

/** Wrong codes are counted too: that stops guessing. */
const COUNTED = '"CODE_WRONG"';

/** Only an accepted request may change anything. */
function faultOf(method: string, status: number, changed: readonly string[]): string | undefined {
  if (status >= 500) return 'fails';
  const acts = status < 300 && method !== 'GET' && method !== 'HEAD';
  return acts || changed.length === 0 ? undefined : `changes ${changed.join()}`;
}

const told = ({ address, init: { method, headers, body } }: Fuzzed): string =>
  [method, address, JSON.stringify(headers), body].map((part) => String(part).slice(0, 200)).join(' ');

test.each(SEEDS)(
  'seed %i: random requests give no 5xx, and the refused ones change nothing',
  { timeout: 300_000 },
  async (seed) => {
    const stream = streamOf(seed);
    let from = await sources();
    let before = await counted();
    const faults: string[] = [];
    for (let n = 0; n < REQUESTS; n += 1) {
      if (n % AT_ONE_TABLE === 0) [from, before] = [await sources(), await counted()];
      const request = fuzzed(from, stream);
      const { status, text, changed } = await ask(request);
      const after = changed.includes('counters') ? await counted() : before;
      const fault = faultOf(
        request.init.method,
        status,
        changed.filter((table) => table !== 'counters' || (after !== before && !text.includes(COUNTED))),
      );
      if (fault !== undefined)
        faults.push(`no. ${n} ${fault}: ${told(request)} → ${status} ${text.slice(0, 200)}`);
      if (status < 300) await settled(request);
      before = after;
    }
    expect(faults).toEqual([]);
  },
);

const NAMED = allRoutes().filter(({ path }) => path.includes(':'));

test.each(NAMED)('no address breaks $method $path', async (route) => {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const good = { id: 'a234567892345678', seat: '1', token: 'f'.repeat(40) };
  const { method } = route;
  const headers = { origin: ORIGIN, 'content-type': 'application/json' };
  const init = method === 'GET' ? { method, headers } : { method, headers, body: '{}' };
  for (const value of PARAMS)
    for (const name of names) {
      const address = fillIn(route.path, { ...good, [name]: value });
      const { status, changed } = await ask({ route, address, init });
      expect([status < 500, changed], `${address} → ${status}`).toEqual([true, []]);
    }
});

test.each(['GET', 'POST'])('%s with a malformed token is answered 404', async (method) => {
  for (const token of ['%00', '%0a', '%20', '%', '%ff', '%C5%BE', '%2F', "'"]) {
    const response = await new Client().fetch(`/api/mail/unsubscribe/${token}`, { method });
    expect([response.status, (await response.json<{ code: string }>()).code], token).toEqual([
      404,
      'NOT_FOUND',
    ]);
  }
});
