import { gzipSync } from 'node:zlib';
import type { CreatedGroup, CreatedToken, GroupView } from '#shared/protocol/http.ts';
import { luckOf } from '#shared/kernel/dice.ts';
import { sampleOf, type Schema } from '../support/schemas.ts';
import { spoil } from '../support/hostile.ts';
import { claim, newGame, newMachine, signedIn, Stranger, type Answer, type Attack } from './stranger.ts';

/** Attacks by requests of every kind: who may what where, bodies that the API describes or not, bombs, floods. */

interface Operation {
  readonly responses: Readonly<Record<string, unknown>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
interface Described {
  readonly method: string;
  readonly path: string;
  readonly statuses: readonly string[];
  readonly schema: Schema | undefined;
}

/** All routes of the API, as it tells a stranger. */
export async function describedRoutes(origin: string): Promise<readonly Described[]> {
  const api = await new Stranger(origin).get<{ paths: Record<string, Record<string, Operation>> }>(
    'GET',
    '/api/openapi.json',
  );
  return Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { responses, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      statuses: Object.keys(responses),
      schema: requestBody?.content['application/json']?.schema,
    })),
  );
}

export const fill = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? (name === 'seat' ? '1' : 'x'.repeat(20)));

/** Those that end a session come last, so that the others are asked by somebody. */
const endsSession = ({ path }: Described): number => (/logout|sessions|recover/.test(path) ? 1 : 0);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

/** A table and a group of its host, and everybody who may come to them. */
async function viewersOf(origin: string) {
  const host = await signedIn(origin, 'Host');
  const { id, seats } = await newGame(host, 'Host');
  const { id: group } = await host.get<CreatedGroup>('POST', '/api/groups', { name: 'Club' });
  const { members } = await host.get<GroupView>('GET', `/api/groups/${group}`);
  const guest = new Stranger(origin);
  await claim(guest, seats[1]?.link ?? '', 'Guest');
  const reads = new Stranger(origin);
  reads.token = (
    await host.get<CreatedToken>('POST', '/api/me/tokens', { name: 'Reads', scope: 'read' })
  ).token;
  const forged = new Stranger(origin);
  forged.token = `carrack_${'0'.repeat(40)}`;
  const stolen = new Stranger(origin);
  stolen.cookies.set('carrack', `carrack=${'f'.repeat(40)}`);
  const viewers = { nobody: new Stranger(origin), guest, reads, forged, stolen, host };
  return { ids: { id, group, member: members[0]?.id ?? '' }, viewers };
}

/** Every cell of viewer, route and method: no answer tells of a fault, and no method works that is not described. */
const matrix: Attack = {
  name: 'every viewer × route × method is answered, and only the described methods work',
  run: async (origin) => {
    const { ids, viewers } = await viewersOf(origin);
    const routes = (await describedRoutes(origin)).toSorted((a, b) => endsSession(a) - endsSession(b));
    const known = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    const broken: string[] = [];
    for (const [who, viewer] of Object.entries(viewers))
      for (const path of new Set(routes.map((route) => route.path)))
        for (const method of METHODS) {
          viewer.machine = newMachine();
          const { status, text } = await viewer.ask(method, fill(path, ids), { json: {} });
          const isKnown = known.has(`${method} ${path}`) || (method === 'HEAD' && known.has(`GET ${path}`));
          if (status >= 500 || (!isKnown && status < 300))
            broken.push(`${who} ${method} ${path}: ${status} ${text.slice(0, 100)}`);
        }
    return broken;
  },
};

/** Requests as the API describes them, and spoilt in places. */
const generated = (requests: number, seed: number): Attack => ({
  name: `${requests} requests made of the description get described answers`,
  run: async (origin) => {
    const stream = luckOf(seed);
    const { ids, viewers } = await viewersOf(origin);
    const routes = await describedRoutes(origin);
    const broken = new Set<string>();
    for (let n = 0; n < requests; n += 1) {
      const { method, path, schema, statuses } = stream.pick(routes);
      const viewer = stream.pick(Object.values(viewers));
      viewer.machine = newMachine();
      const body = schema === undefined ? {} : sampleOf(schema, stream);
      const json = stream.int(4) === 0 ? spoil({ type: 'x', ...(body as object) }, stream) : body;
      const address = fill(path, {
        ...ids,
        ...(stream.int(8) === 0 && { id: 'a2222222', group: 'g2222222' }),
        seat: String(stream.int(3)),
      });
      const { status, text } = await viewer.ask(method, address, { json });
      if (status >= 500 && !(status === 502 && statuses.includes('502')))
        broken.add(
          `${method} ${path}: ${status} ${text.slice(0, 80)} ← ${JSON.stringify(json)?.slice(0, 200)}`,
        );
      else if (!statuses.includes(String(status)) && ![400, 401, 403, 404, 429].includes(status))
        broken.add(`${method} ${path}: ${status} is not described`);
    }
    return [...broken];
  },
});

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** Bodies that cost more than they weigh. */
const BOMBS: readonly (readonly [what: string, body: () => BodyInit, headers?: Record<string, string>])[] = [
  ['50 MB in a few kB', () => gzipSync(Buffer.alloc(50_000_000, ' ')), { 'content-encoding': 'gzip' }],
  ['JSON of 30 000 levels', () => deep(30_000)],
  ['a million keys', () => `{${Array.from({ length: 1e6 }, (_, n) => `"${n}":0`).join()}}`],
  ['5 000 keys', () => `{${Array.from({ length: 5e3 }, (_, n) => `"k${n}":0`).join()}}`],
  ['one key many times', () => `{${'"seats":[],'.repeat(5_000)}"game":"goa"}`],
  ['a number of 60 000 digits', () => `{"expect":${'9'.repeat(60_000)}}`],
  [
    'another charset',
    () => new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]),
    { 'content-type': 'application/json; charset=utf-16' },
  ],
];

const bombs: Attack = {
  name: 'bombs are refused at once',
  run: async (origin) => {
    const broken: string[] = [];
    for (const [what, body, headers = {}] of BOMBS)
      for (const path of ['/api/games', '/api/auth/link', '/api/mail/events']) {
        const { status, ms, text } = await new Stranger(origin).ask('POST', path, { body: body(), headers });
        if (status < 400 || status >= 500) broken.push(`${what} at ${path}: ${status} ${text.slice(0, 80)}`);
        if (ms > 5_000) broken.push(`${what} at ${path}: ${ms.toFixed(0)} ms`);
      }
    return broken;
  },
};

/** One machine asks as fast as it can; somebody else is answered meanwhile. */
const flood: Attack = {
  name: 'a flood by one machine is refused, and nobody else notices',
  run: async (origin) => {
    const [attacker, other] = [new Stranger(origin), await signedIn(origin, 'Other')];
    const asked: Promise<Answer>[] = [];
    for (let n = 0; n < 300; n += 1)
      asked.push(
        attacker.ask('POST', '/api/auth/recover', {
          json: { code: `${n}`.padEnd(28, 'x'), key: 'ab'.repeat(32) },
        }),
      );
    const meanwhile = await other.ask('GET', '/api/me/games');
    const answers = Object.groupBy(await Promise.all(asked), ({ status }) => status);
    const strange = Object.keys(answers).filter((status) => !['400', '403', '429'].includes(status));
    return [
      ...(answers[429] === undefined ? ['nothing was refused'] : []),
      ...strange.map((status) => `answered ${status}`),
      ...(meanwhile.status === 200 ? [] : [`somebody else is answered ${meanwhile.status}`]),
    ];
  },
};

export const requestAttacks = (requests: number, seed: number): readonly Attack[] => [
  matrix,
  generated(requests, seed),
  bombs,
  flood,
];
