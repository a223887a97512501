import { sql } from 'drizzle-orm';
import { generateSpecs, describeRoute } from 'hono-openapi';
import { Hono } from 'hono';
import type { ErrorCode } from '#shared/protocol/errors.ts';
import { ENGINE } from '#shared/engine.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { isReading, needsRules } from '../http/guard.ts';
import { peopleDatabase } from '../db/database.ts';
import { shards, weightFaults } from '../db/shards.ts';
import { settingFaults } from '../lib/settings.ts';
import { mayTokenAsk } from '../people/session.ts';
import { ANSWER_SCHEMAS, problemResponses, refTo, type Refusing, routeDoc } from './routeDoc.ts';

type Description = Awaited<ReturnType<typeof generateSpecs>>;
type Path = NonNullable<Description['paths'][string]>;
type Operation = NonNullable<Path['get']> & Refusing;

/** The API's description (OpenAPI 3.1): what the routes say of themselves, and what follows from their method and path. */
async function apiDescription(app: Hono<AppEnv>): Promise<object> {
  const described = await generateSpecs(app, {
    defaultValidationErrorResponse: false,
    documentation: {
      info: {
        title: 'Carrack',
        version: '1',
        description:
          'Board games played over days. Moves are listed with each view: what is not among its `choices` is refused.',
        license: { name: 'MIT', identifier: 'MIT' },
        contact: { name: 'Whoever runs this service', url: '/privacy' },
      },
      tags: TAGS.map(([, name, description]) => ({ name, description })),
      components: { securitySchemes: SECURITY_SCHEMES },
    },
  });
  const paths = Object.entries(described.paths).map(([path, operations = {}]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        completed(method.toUpperCase(), path, operation as Operation),
      ]),
    ),
  ]);
  return {
    ...described,
    paths: Object.fromEntries(paths),
    webhooks: { told: { post: WEBHOOK } },
    components: { ...described.components, schemas: { ...described.components?.schemas, ...ANSWER_SCHEMAS } },
  };
}

function completed(method: string, path: string, operation: Operation): object {
  const { 'x-refuses': own = [], 'x-refused-by-rules': byRules = false, ...described } = operation;
  const codes = new Set([...own, ...impliedCodes(method, path, operation)]);
  return {
    ...described,
    tags: [tagOf(path)],
    security: securityOf(method, path, own),
    responses: { ...described.responses, ...problemResponses(codes, byRules) },
  };
}

/** Routes at which the session is not looked at. */
const WITHOUT_SESSION = /^\/api\/(?:health|operator|pictures|mail\/unsubscribe)(?:\/|$)/;

/** The failures that every route of this kind has. */
function impliedCodes(method: string, path: string, { parameters, requestBody }: Operation): ErrorCode[] {
  const isWrite = !isReading(method);
  const hasSession = !WITHOUT_SESSION.test(path);
  const isOfGame = path.startsWith('/api/games/{id}');
  const body = JSON.stringify(requestBody ?? null);
  const isChecked =
    requestBody !== undefined || (parameters ?? []).some((one) => !('in' in one && one.in === 'path'));
  const implied: readonly (readonly [boolean, ...ErrorCode[]])[] = [
    [true, 'TOO_MANY_REQUESTS', 'STORAGE_UNAVAILABLE', 'INTERNAL'],
    [hasSession, 'NO_SESSION'],
    [hasSession && isWrite, 'PEOPLE_CLOSED'],
    [hasSession && !mayTokenAsk('read', method, path), 'TOKEN_SCOPE'],
    [hasSession && isWrite, 'ORIGIN_REFUSED', 'NOT_JSON', 'BODY_TOO_LARGE'],
    [isChecked, 'BAD_REQUEST'],
    [/"name":/.test(body), 'BAD_NAME'],
    [/\{id\}/.test(path), 'GAME_NOT_FOUND'],
    [/\{seat\}/.test(path), 'SEAT_NOT_FOUND'],
    [isOfGame, 'GAME_DAMAGED'],
    [(isOfGame && isWrite) || path === '/api/games', 'OUTCOME_UNKNOWN'],
    [isWrite && needsRules(path), 'ENGINE_CHANGED'],
  ];
  return implied.flatMap(([holds, ...codes]) => (holds ? codes : []));
}

/** The body that a player's webhook of the shape `json` gets; docs/webhooks.md. */
const WEBHOOK = {
  operationId: 'told',
  summary: 'A game waits for the player',
  description: 'Sent to the address of a webhook, and signed as Standard Webhooks says.',
  tags: ['player'],
  security: [],
  requestBody: { required: true, content: { 'application/json': { schema: refTo('WebhookCall') } } },
  responses: {
    '2XX': { description: 'Taken' },
    default: { description: 'A failure; it is sent again later' },
  },
};

/** Beginnings of paths, the longest first, with the part of the API that they belong to. */
const TAGS = [
  ['/api/games/{id}/seats', 'seats', 'Taking, leaving and offering seats; what players know of each other.'],
  ['/api/games', 'games', 'Making, reading and playing games.'],
  ['/api/me', 'player', 'The caller: games, results, notices, sessions, tokens.'],
  ['/api/auth', 'signing in', 'By mail, passkey or recovery code.'],
  ['/api/mail', 'mail', 'What the links of mails do.'],
  ['/api/invitations', 'invitations', 'Refusing invitations.'],
  ['/api/operator', 'operator', 'How the service is doing, for whoever runs it.'],
  ['/api', 'service', 'Health, statistics, pictures.'],
] as const;

const tagOf = (path: string): string =>
  TAGS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'service';

/** How a request says whose it is. Without either it is nobody's, and sees what everybody may see. */
const SECURITY_SCHEMES = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A personal token, made on the profile. It reads, or also plays; it never changes who its player is. No cookie and no Origin.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-carrack',
    description: 'The page’s session. Writes need the service’s own Origin.',
  },
  operator: { type: 'http', scheme: 'bearer', description: 'The service’s secret OPERATOR_TOKEN.' },
  mailProvider: {
    type: 'http',
    scheme: 'basic',
    description: 'The service’s secret MAIL_EVENTS_KEY as password.',
  },
} as const;

type Security = Readonly<Partial<Record<keyof typeof SECURITY_SCHEMES, string[]>>>;

function securityOf(method: string, path: string, refuses: readonly ErrorCode[]): Security[] {
  if (/^\/api\/operator\/./.test(path)) return [{ operator: [] }];
  if (path === '/api/mail/events') return [{ mailProvider: [] }];
  if (WITHOUT_SESSION.test(path)) return [];
  const token: Security[] = mayTokenAsk('play', method, path) ? [{ token: [] }] : [];
  return [...token, { session: [] }, ...(refuses.includes('NO_SESSION') ? [] : [{}])];
}

/** Answers 200 if the service is up, its databases answer, and nothing is wrong with its settings. */
export const healthRoute = new Hono<AppEnv>().get(
  '/',
  describeRoute(routeDoc('getHealth', 'Health', { answers: { 200: 'Health', 500: 'Health' } })),
  async (c) => {
    try {
      const sides = [peopleDatabase(c.env), ...shards(c.env).map(({ db }) => db)];
      await Promise.all(sides.map((db) => db.run(sql`SELECT 1`)));
      const faults = [...settingFaults(c.env), ...weightFaults(c.env)];
      return faults.length === 0
        ? c.json({ ok: true, engine: ENGINE })
        : c.json({ ok: false, engine: ENGINE, faults }, 500);
    } catch {
      return problem(c, { code: 'STORAGE_UNAVAILABLE' });
    }
  },
);

/** The OpenAPI description of every route of `app`. It is put together once, when somebody asks for it. */
export function openapiRoute(app: Hono<AppEnv>): Hono<AppEnv> {
  let described: ReturnType<typeof apiDescription> | undefined;
  return new Hono<AppEnv>().get('/', async (c) => {
    described ??= apiDescription(app);
    const { origin } = new URL(c.req.url);
    return c.json({ ...(await described), servers: [{ url: origin }] });
  });
}
