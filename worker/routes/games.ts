import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { Empty, Moves, NewGame, Start, Undo, Vote } from '../../shared/protocol/http.ts';
import type { AppEnv } from '../app.ts';
import { mayCreate, mayInvite } from '../auth/caps.ts';
import { newGameId } from '../auth/ids.ts';
import { personOrGuest } from '../auth/session.ts';
import { problem } from '../problem.ts';
import { checkNewGame } from '../room/creation.ts';
import { about, check, GameParam, reply, roomOf } from './support.ts';

const playerOf = (c: { get: (key: 'person') => AppEnv['Variables']['person'] }): string | null =>
  c.get('person')?.playerId ?? null;

export const games = new Hono<AppEnv>()
  .post('/', describeRoute(about('Make a game')), check('json', NewGame), async (c) => {
    const request = c.req.valid('json');
    if (request.seed !== undefined && c.env.DEV === undefined) return problem(c, { code: 'SEED_REFUSED' });
    const fitting = await checkNewGame(c.env, request);
    if (!fitting.ok) return problem(c, fitting.failure);
    const me = request.seats.find((seat) => seat.kind === 'me');
    const botsOnly = request.seats.every((seat) => seat.kind === 'bot');
    if (c.env.DEV === undefined && !(await mayCreate(c, botsOnly, Date.now())))
      return problem(c, { code: 'GAMES_EXHAUSTED' });
    const person = botsOnly ? c.get('person') : await personOrGuest(c, me?.name);
    const guests = request.seats.flatMap((seat) => (seat.kind === 'invite' ? [seat.email] : []));
    if (person !== null && !(await mayInvite(c, person.playerId, guests, Date.now())))
      return problem(c, { code: 'INVITES_EXHAUSTED' });
    return reply(c, roomOf(c.env, newGameId()).create(person, request), 201);
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
    check('json', Moves),
    async (c) => reply(c, roomOf(c.env, c.req.valid('param').id).commit(playerOf(c), c.req.valid('json'))),
  )
  .post(
    '/:id/undo',
    describeRoute(about('Take back', 'Free, or asked of those who saw what would be taken back.')),
    check('param', GameParam),
    check('json', Undo),
    async (c) => reply(c, roomOf(c.env, c.req.valid('param').id).undo(playerOf(c), c.req.valid('json'))),
  )
  .post(
    '/:id/votes',
    describeRoute(about('Answer an open question')),
    check('param', GameParam),
    check('json', Vote),
    async (c) => reply(c, roomOf(c.env, c.req.valid('param').id).vote(playerOf(c), c.req.valid('json'))),
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
