import type { Stream } from '#shared/kernel/dice.ts';
import { ENGINE_HEADER, IDEMPOTENCY_HEADER, SEAT_HEADER } from '#shared/protocol/names.ts';
import { spoil } from '../../support/hostile.ts';
import { ROWS } from './accessTable.ts';
import { ORIGIN, type Client } from './client.ts';
import { fillIn, keyOf, type Route } from './routes.ts';
import { misfit, sampleOf, type Schema } from '../../support/schemas.ts';
import type { Scene } from './scenes.ts';

/** Hostile requests: routes and bodies as the API describes them, spoilt in random places. */

export interface Fuzzed {
  readonly route: Route;
  readonly address: string;
  readonly init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body?: BodyInit;
  };
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];

/** Hostile values as they are written in an address. */
export const PARAMS = [
  ...'%00 %0a %0d%0aset-cookie:x % %zz %ff %C0%80 %ED%A0%80 %2e%2e %2F %27 %20 %25 %E2%80%AE ž %F0%9F%92%A9'.split(
    ' ',
  ),
  ...'.. . -1 0 1 2 3 9 12 1e9 NaN 99999999999999999999 __proto__ constructor a a234567892345678'.split(' '),
  'x'.repeat(300),
  '9'.repeat(400),
  'x'.repeat(6_000),
];

const QUERIES = [
  ...'? ?from=1 ?from=2&to=3 ?from=x ?from=1&from=2 ?from=%ff ?from=9999999 ?to=-1 ?to=0'.split(' '),
  ...'?before=1 ?before=%00 ?json ?__proto__=1 ?%'.split(' '),
  `?from=${'1'.repeat(2_000)}`,
];

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  'content-type': [
    'text/plain',
    'application/json; charset=utf-16',
    'application/jsonx',
    '',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ],
  origin: ['null', 'https://elsewhere.example', '', 'x'],
  cookie: [
    'carrack=',
    `carrack=${'f'.repeat(40)}`,
    'carrack=%00',
    `carrack=${'x'.repeat(4_000)}`,
    '=;=;',
    'carrack="',
  ],
  authorization: ['Bearer x', `Bearer ${'f'.repeat(40)}`, 'Basic x', 'Bearer', `Bearer ${'%'.repeat(20)}`],
  accept: ['application/x-ndjson', '*/*;q=x', '', ',,;', 'x'.repeat(3_000)],
  'accept-language': ['cs', 'xx-XX;q=9', ';;', '*', '-'.repeat(500)],
  upgrade: ['websocket', 'h2c'],
  [SEAT_HEADER]: ['0', '1', '9', 'none', 'x', '', '-1'],
  [ENGINE_HEADER]: ['another', ''],
  [IDEMPOTENCY_HEADER]: ['x', 'k'.repeat(30), `"${'k'.repeat(30)}"`, 'k'.repeat(201), 'k k'],
};

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const RAW: readonly (() => BodyInit)[] = [
  () => '',
  () => '{',
  () => 'null',
  () => '[]',
  () => '""',
  () => '{"__proto__":{"expect":1}}',
  () => '{}{}',
  () => '\ufeff{}',
  () => deep(5_000),
  () => `{"moves":${deep(100)}}`,
  () => new Uint8Array([0xff, 0xfe, 0x00, 0x7b]),
  () => ' '.repeat(65 * 1024),
  () => `{"expect":1,"text":"${'x'.repeat(60_000)}"}`,
];

export interface Sources {
  readonly routes: readonly Route[];
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly scenes: readonly Scene[];
  /** The callers at a table; the one without a cookie has no session. */
  readonly askers: (scene: Scene) => readonly Client[];
}

const oneIn = (stream: Stream, n: number): boolean => stream.int(n) === 0;

/** The next request of the stream. */
export function fuzzed({ routes, schemas, scenes, askers }: Sources, stream: Stream): Fuzzed {
  const route = stream.pick(routes);
  const scene = stream.pick(scenes);
  const method = oneIn(stream, 20) ? stream.pick(METHODS) : route.method;
  const good = { id: scene.id, ...ROWS[keyOf(route)]?.params?.(scene) };
  const values = Object.fromEntries(
    Object.entries(good).map(([name, value]) => [name, oneIn(stream, 5) ? stream.pick(PARAMS) : value]),
  );
  const path = fillIn(route.path, values, () => stream.pick(PARAMS));
  const address = path + (oneIn(stream, 3) ? stream.pick(QUERIES) : '');
  const headers = {
    ...ROWS[keyOf(route)]?.headers,
    ...headersOf(stream.pick(askers(scene)), method, stream),
  };
  const bodyless = method === 'GET' || method === 'HEAD';
  const body = bodyless ? undefined : bodyOf(route, scene, schemas.get(keyOf(route)), stream);
  return { route, address, init: { method, headers, ...(body === undefined ? {} : { body }) } };
}

function headersOf({ cookie }: Client, method: string, stream: Stream): Record<string, string> {
  const usual = {
    ...(cookie === undefined ? {} : { cookie }),
    ...(method === 'GET' ? {} : { origin: ORIGIN, 'content-type': 'application/json' }),
  };
  const odd = Object.keys(HEADERS).filter(() => oneIn(stream, 25));
  return { ...usual, ...Object.fromEntries(odd.map((name) => [name, stream.pick(HEADERS[name] ?? [''])])) };
}

function bodyOf(
  route: Route,
  scene: Scene,
  schema: Schema | undefined,
  stream: Stream,
): BodyInit | undefined {
  const good = ROWS[keyOf(route)]?.json?.(scene) ?? {};
  const spoilt = () =>
    spoil(Object.keys(good as object).length === 0 ? { type: 'x' } : (good as object), stream);
  const way = stream.int(10);
  if (way === 0) return oneIn(stream, 5) ? undefined : stream.pick(RAW)();
  if (way === 1) return JSON.stringify(misfit(stream)) ?? '';
  const value = way < 4 ? good : way < 7 && schema !== undefined ? sampleOf(schema, stream) : spoilt();
  return JSON.stringify(playedByPeople(value)) ?? '';
}

/** One seat stays open. A table of bots alone would play to its end while other requests are made. */
function playedByPeople(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('seats' in body) || !Array.isArray(body.seats))
    return body;
  const text = JSON.stringify(body.seats);
  return text.includes('"bot"') ? { ...body, seats: [...body.seats.slice(1), { kind: 'open' }] } : body;
}
