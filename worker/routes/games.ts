import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { ok } from '../../shared/kernel/result.ts';
import {
  ActingHeaders,
  Empty,
  Moves,
  NewGame,
  NewGameHeaders,
  Start,
  Undo,
  Vote,
} from '../../shared/protocol/http.ts';
import { IDEMPOTENCY_HEADER, SEAT_HEADER } from '../../shared/protocol/names.ts';
import type { AppEnv } from '../app.ts';
import { hasAddress, isGuest, signInAs } from '../auth/become.ts';
import { mayCreate, mayInvite } from '../auth/caps.ts';
import { gameIdOf, newGameId } from '../auth/ids.ts';
import { personOrGuest } from '../auth/session.ts';
import { problem } from '../problem.ts';
import { checkNewGame, type Made } from '../room/creation.ts';
import { about, check, GameParam, heard, reply, roomOf } from './support.ts';

const playerOf = (c: { get: (key: 'person') => AppEnv['Variables']['person'] }): string | null =>
  c.get('person')?.playerId ?? null;

const MAKE = about('Make a game', 'A repeat under the same idempotency key is answered with the same game.');

/**
 * Hands a game to whoever asked for it. Of a repeat by somebody without a session the first answer was lost, and with it
 * the guest's cookie: the key shows that he is that guest, also where he has become another since (a repeat that failed
 * made him one). A player with an address is found by that, and by no key.
 */
async function given(c: Context<AppEnv>, { host, ...made }: Made): Promise<Response> {
  if (host !== null && c.get('person')?.playerId !== host.playerId) {
    if ((await hasAddress(c.env, host.playerId)) || !(await isGuest(c)))
      return problem(c, { code: 'NOT_HOST' });
    await signInAs(c, host);
  }
  return c.json(made, 201);
}

export const games = new Hono<AppEnv>()
  .post('/', describeRoute(MAKE), check('header', NewGameHeaders), check('json', NewGame), async (c) => {
    const request = c.req.valid('json');
    if (request.seed !== undefined && c.env.DEV === undefined) return problem(c, { code: 'SEED_REFUSED' });
    const fitting = await checkNewGame(c.env, request);
    if (!fitting.ok) return problem(c, fitting.failure);
    const key = c.req.valid('header')[IDEMPOTENCY_HEADER];
    const room = roomOf(c.env, key === undefined ? newGameId() : gameIdOf(key, request));
    const before = key === undefined ? ok(null) : await heard(c, room.made(request, key));
    if (!before.ok) return problem(c, before.failure);
    if (before.value !== null) return given(c, before.value);
    const me = request.seats.find((seat) => seat.kind === 'me');
    const botsOnly = request.seats.every((seat) => seat.kind === 'bot');
    if (c.env.DEV === undefined && !(await mayCreate(c, botsOnly, Date.now())))
      return problem(c, { code: 'GAMES_EXHAUSTED' });
    const person = botsOnly ? c.get('person') : await personOrGuest(c, me?.name);
    const guests = request.seats.flatMap((seat) => (seat.kind === 'invite' ? [seat.email] : []));
    if (person !== null && !(await mayInvite(c, person.playerId, guests, Date.now())))
      return problem(c, { code: 'INVITES_EXHAUSTED' });
    const made = await heard(c, room.create(person, request, key));
    return made.ok ? given(c, made.value) : problem(c, made.failure);
  })
  .get(
    '/:id',
    describeRoute(about('The game as the caller may see it')),
    check('param', GameParam),
    async (c) => reply(c, roomOf(c.env, c.req.valid('param').id).read(playerOf(c))),
  )
  .post(
    '/:id/moves',
    describeRoute(
      about('Play', 'Several moves are carried out together or not at all. A repeat counts once.'),
    ),
    check('param', GameParam),
    check('header', ActingHeaders),
    check('json', Moves),
    async (c) => {
      const room = roomOf(c.env, c.req.valid('param').id);
      return reply(c, room.commit(playerOf(c), c.req.valid('json'), c.req.valid('header')[SEAT_HEADER]));
    },
  )
  .post(
    '/:id/undo',
    describeRoute(about('Take back', 'Free, or asked of those who saw what would be taken back.')),
    check('param', GameParam),
    check('header', ActingHeaders),
    check('json', Undo),
    async (c) => {
      const room = roomOf(c.env, c.req.valid('param').id);
      return reply(c, room.undo(playerOf(c), c.req.valid('json'), c.req.valid('header')[SEAT_HEADER]));
    },
  )
  .post(
    '/:id/votes',
    describeRoute(about('Answer an open question')),
    check('param', GameParam),
    check('header', ActingHeaders),
    check('json', Vote),
    async (c) => {
      const room = roomOf(c.env, c.req.valid('param').id);
      return reply(c, room.vote(playerOf(c), c.req.valid('json'), c.req.valid('header')[SEAT_HEADER]));
    },
  )
  .post(
    '/:id/start',
    describeRoute(about('Start now', 'The host fills the open seats with bots.')),
    check('param', GameParam),
    check('json', Start),
    async (c) => {
      const { bots } = c.req.valid('json');
      return reply(c, roomOf(c.env, c.req.valid('param').id).start(playerOf(c), bots));
    },
  )
  .post(
    '/:id/cancel',
    describeRoute(about('Call off', 'The host, before the game has started.')),
    check('param', GameParam),
    check('json', Empty),
    async (c) => reply(c, roomOf(c.env, c.req.valid('param').id).cancel(playerOf(c))),
  );
