import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  ActingHeaders,
  BotsAgreement,
  AnswerJoinRequest,
  Join,
  ListGame,
  type JoinedTable,
  type MyJoinRequests,
  type OpenTable,
  type OpenTables,
} from '#shared/protocol/http.ts';
import { SEAT_HEADER } from '#shared/protocol/names.ts';
import { peopleDatabase } from '../db/database.ts';
import { joinRequestsOf } from '../db/games/joinRequests.ts';
import { groupOf, groupsOf } from '../db/people/groups.ts';
import { openTables } from '../db/people/listings.ts';
import { listReachable } from '../db/shards.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { clientKey } from '../http/guard.ts';
import { isNotDone } from '../lib/failure.ts';
import { roomOf } from '../lib/objects.ts';
import { hasPublicTables } from '../lib/settings.ts';
import { hashOf } from '../lib/tokens.ts';
import { joinQuotas, listingQuotas, refundQuotas, tryCharge } from '../people/quotas.ts';
import { callerOf, nameGuest } from '../people/session.ts';
import { isReachable } from '../people/told.ts';
import { reliabilityOf } from './records.ts';
import { callRoom, GameParam, JoinRequestParam, respond, validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** Open tables: the list for everybody, and what hosts and strangers do with a listed game. */

/** A service without public tables knows none of these routes. */
const ifPublic: MiddlewareHandler<AppEnv> = async (c, next) =>
  hasPublicTables(c.env) ? next() : problem(c, { code: 'NOT_FOUND' });

/** How long the list is given out again (ms): pages ask every quarter of a minute. */
const KEPT_MS = 5_000;

interface KeptList {
  readonly at: number;
  readonly text: string;
  readonly tag: string;
}
let kept: KeptList | undefined;

async function listNow(env: Env): Promise<KeptList> {
  const now = Date.now();
  if (kept !== undefined && Math.abs(now - kept.at) < KEPT_MS) return kept;
  const tables = (await openTables(peopleDatabase(env), now))
    .filter(({ free }) => free > 0)
    .toSorted(soonestFull);
  const text = JSON.stringify({ tables } satisfies OpenTables);
  return (kept = { at: now, text, tag: `"${(await hashOf(text)).slice(0, 22)}"` });
}

const soonestFull = (a: OpenTable, b: OpenTable): number => a.free - b.free || b.since - a.since;

/** The list of open tables. */
export const openTableRoutes = new Hono<AppEnv>().get(
  '/',
  ifPublic,
  describeRoute(
    routeDoc('getOpenTables', 'Games that anybody may join', {
      description:
        'Soonest full first, then the newest. Some seconds old. With `If-None-Match` of the last answer’s `ETag`, 304 if nothing has changed.',
      answers: { 200: 'OpenTables', 304: {} },
      refuses: ['NOT_FOUND'],
    }),
  ),
  async (c) => {
    const { text, tag } = await listNow(c.env);
    const headers = { etag: tag, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' };
    if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers);
    return c.body(text, 200, { ...headers, 'content-type': 'application/json' });
  },
);

/** Where the caller asks to join. */
export const joinRequestRoutes = new Hono<AppEnv>().get(
  '/',
  describeRoute(
    routeDoc('getMyJoinRequests', 'Open tables that the caller asks to join', {
      answers: { 200: 'MyJoinRequests' },
      refuses: ['NO_SESSION'],
    }),
  ),
  async (c) => {
    const person = c.get('person');
    if (person === null) return problem(c, { code: 'NO_SESSION' });
    const { playerId } = person;
    const { found } = await listReachable(c.env, playerId, (db) => joinRequestsOf(db, playerId));
    return c.json({ games: found.map(({ gameId }) => gameId) } satisfies MyJoinRequests);
  },
);

export const listedGameRoutes = new Hono<AppEnv>()
  .post(
    '/:id/listing',
    describeRoute(
      routeDoc('listGame', 'List a game, so that anybody may join', {
        description:
          'The host, before it begins, for a week. They must be reachable by mail, a device or a webhook. At most three games at once. With `group`, for the members of that group of the host’s alone.',
        refuses: [
          'NO_SESSION',
          'NOT_HOST',
          'NOT_FOUND',
          'GAME_NOT_OPEN',
          'UNREACHABLE',
          'LISTINGS_EXHAUSTED',
          'CHANGES_EXHAUSTED',
        ],
      }),
    ),
    validate('param', GameParam),
    validate('json', ListGame),
    async (c) => listGame(c, c.req.valid('param').id, c.req.valid('json')),
  )
  .delete(
    '/:id/listing',
    describeRoute(
      routeDoc('unlistGame', 'Take a game off the list', {
        description: 'The host. Who has joined stays.',
        refuses: ['NOT_HOST', 'NOT_FOUND', 'GAME_NOT_OPEN', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('param', GameParam),
    async (c) => respond(c, roomOf(c.env, c.req.valid('param').id).unlist(callerOf(c))),
  )
  .post(
    '/:id/join',
    describeRoute(
      routeDoc('joinGame', 'Take a seat of a listed game, or ask for one', {
        description:
          'The last seat taken starts the game. The caller must be reachable by mail, a device or a webhook. Where the host accepts each one, `seat` is null: the host is asked, and the caller is told of the answer.',
        answers: { 200: 'JoinedTable' },
        refuses: [
          'NO_SESSION',
          'NOT_FOUND',
          'NOT_LISTED',
          'UNREACHABLE',
          'JOIN_REFUSED',
          'REMOVED',
          'SEAT_TAKEN',
          'REQUESTS_EXHAUSTED',
          'CHANGES_EXHAUSTED',
        ],
      }),
    ),
    validate('param', GameParam),
    validate('json', Join),
    async (c) => joinGame(c, c.req.valid('param').id, c.req.valid('json')),
  )
  .delete(
    '/:id/join',
    describeRoute(
      routeDoc('withdrawJoinRequest', 'Ask no more to join a listed game', {
        description: 'A repeat changes nothing.',
        refuses: ['NO_SESSION', 'ALREADY_SEATED'],
      }),
    ),
    validate('param', GameParam),
    async (c) =>
      c.get('person') === null
        ? problem(c, { code: 'NO_SESSION' })
        : respond(c, roomOf(c.env, c.req.valid('param').id).withdraw(callerOf(c))),
  )
  .post(
    '/:id/join-requests/:request',
    describeRoute(
      routeDoc('answerJoinRequest', 'Accept or decline somebody who asks to join', {
        description:
          'The host. The last seat taken starts the game. Whoever asked is told, and gets no reason.',
        refuses: ['NOT_HOST', 'GAME_NOT_OPEN', 'NOT_LISTED', 'NOT_ASKING', 'SEAT_TAKEN'],
      }),
    ),
    validate('param', JoinRequestParam),
    validate('json', AnswerJoinRequest),
    async (c) => {
      const { id, request } = c.req.valid('param');
      const { accept } = c.req.valid('json');
      return respond(c, roomOf(c.env, id).answerJoinRequest(callerOf(c), request, accept));
    },
  )
  .put(
    '/:id/agreement',
    describeRoute(
      routeDoc('agreeToBots', 'Agree that a listed game begins with bots', {
        description: 'Once all others at the table have agreed, the host may start it so.',
        refuses: ['NOT_YOUR_SEAT', 'NOT_FOUND', 'GAME_NOT_OPEN', 'NOT_LISTED', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('param', GameParam),
    validate('header', ActingHeaders),
    validate('json', BotsAgreement),
    async (c) => {
      const caller = callerOf(c, c.req.valid('header')[SEAT_HEADER]);
      return respond(c, roomOf(c.env, c.req.valid('param').id).agree(caller, c.req.valid('json').bots));
    },
  );

/** `group`: for whose members alone. */
async function listGame(c: Context<AppEnv>, id: string, { group, accepts }: ListGame): Promise<Response> {
  const person = c.get('person');
  const isPrivate = group === undefined && !hasPublicTables(c.env);
  if (isPrivate) return problem(c, { code: 'NOT_FOUND' });
  if (person === null) return problem(c, { code: 'NO_SESSION' });
  const room = roomOf(c.env, id);
  const people = await callRoom(c, room.peopleAt(callerOf(c)));
  if (!people.ok) return problem(c, people.failure);
  if (!people.value.isHost) return problem(c, { code: 'NOT_HOST' });
  if (!(await isReachable(c.env, person.playerId, id))) return problem(c, { code: 'UNREACHABLE' });
  const now = Date.now();
  const db = peopleDatabase(c.env);
  if (group !== undefined && (await groupOf(db, group, person.playerId)) === undefined)
    return problem(c, { code: 'NOT_FOUND' });
  const records = await Promise.all(
    people.value.seated.map(
      async ({ seat, playerId: at }) => [seat, await reliabilityOf(c.env, at)] as const,
    ),
  );
  const quotas = listingQuotas(person.playerId, clientKey(c));
  if (!(await tryCharge(c.env, quotas, now))) return problem(c, { code: 'LISTINGS_EXHAUSTED' });
  const listed = await callRoom(
    c,
    room.list(callerOf(c), person, Object.fromEntries(records), { group, accepts }),
  );
  const isNew = listed.ok ? listed.value.isChanged : !isNotDone(listed.failure);
  if (!isNew) await refundQuotas(c.env, quotas, now);
  return listed.ok ? c.json({}) : problem(c, listed.failure);
}

async function joinGame(
  c: Context<AppEnv>,
  id: string,
  { name, entropy }: { readonly name: string; readonly entropy?: string | undefined },
): Promise<Response> {
  const person = c.get('person');
  if (person === null) return problem(c, { code: 'NO_SESSION' });
  if (!(await isReachable(c.env, person.playerId, id))) return problem(c, { code: 'UNREACHABLE' });
  const [reliability, groups] = await Promise.all([
    reliabilityOf(c.env, person.playerId),
    groupsOf(peopleDatabase(c.env), person.playerId),
  ]);
  const now = Date.now();
  const quotas = joinQuotas(person.playerId, clientKey(c));
  if (!(await tryCharge(c.env, quotas, now))) return problem(c, { code: 'CHANGES_EXHAUSTED' });
  const audiences = [...(hasPublicTables(c.env) ? [null] : []), ...groups.map((group) => group.id)];
  const joined = await callRoom(
    c,
    roomOf(c.env, id).join(callerOf(c), person, { name, entropy, reliability, audiences }),
  );
  const isNew = joined.ok ? joined.value.isChanged : !isNotDone(joined.failure);
  if (!isNew) await refundQuotas(c.env, quotas, now);
  if (!joined.ok) return problem(c, joined.failure);
  await nameGuest(c, person, name);
  return c.json({ seat: joined.value.seat } satisfies JoinedTable);
}
