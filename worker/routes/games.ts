import { Hono } from 'hono';
import { createFactory } from 'hono/factory';
import { describeRoute, type DescribeRouteOptions } from 'hono-openapi';
import type * as v from 'valibot';
import {
  ActingHeaders,
  Empty,
  GameTitle,
  Moves,
  NewGame,
  NewGameHeaders,
  Propose,
  PutOrders,
  Rematch,
  RestOrders,
  Start,
  Undo,
  Vote,
  WithdrawOrdersQuery,
} from '#shared/protocol/http.ts';
import { IDEMPOTENCY_HEADER, SEAT_HEADER } from '#shared/protocol/names.ts';
import type { Caller } from '../people/access.ts';
import type { AppEnv } from '../http/context.ts';
import { callerOf } from '../people/session.ts';
import { clientKey } from '../http/guard.ts';
import type { RoomResult } from '../lib/failure.ts';
import { roomOf } from '../lib/objects.ts';
import { createGame } from './createGame.ts';
import { rematch } from './rematch.ts';
import { validate, GameParam, respond } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

const { createHandlers } = createFactory<AppEnv>();

/** The handlers of a route by which a seat acts. They check id, asserted seat and body, then call the room. */
const seatAction = <T extends v.GenericSchema>(
  doc: DescribeRouteOptions,
  schema: T,
  act: (
    room: ReturnType<typeof roomOf>,
    caller: Caller,
    request: v.InferOutput<T>,
  ) => PromiseLike<RoomResult<object>>,
) =>
  createHandlers(
    describeRoute(doc),
    validate('param', GameParam),
    validate('header', ActingHeaders),
    validate('json', schema),
    async (c) => {
      const caller = callerOf(c, c.req.valid('header')[SEAT_HEADER]);
      return respond(c, act(roomOf(c.env, c.req.valid('param').id), caller, c.req.valid('json')));
    },
  );

export const gameRoutes = new Hono<AppEnv>()
  .post(
    '/',
    describeRoute(
      routeDoc('createGame', 'Make a game', {
        description: 'A repeat under the same idempotency key is answered with the same game.',
        answers: { 201: 'CreatedGame' },
        refuses: [
          'NOT_HOST',
          'UNKNOWN_GAME',
          'BAD_OPTIONS',
          'BAD_SEATS',
          'SEED_REFUSED',
          'INVITE_BY_MAIL_OFF',
          'GAMES_EXHAUSTED',
          'INVITES_EXHAUSTED',
        ],
      }),
    ),
    validate('header', NewGameHeaders),
    validate('json', NewGame),
    async (c) => createGame(c, c.req.valid('json'), c.req.valid('header')[IDEMPOTENCY_HEADER]),
  )
  .get(
    '/:id',
    describeRoute(
      routeDoc('getGame', 'The game as the caller may see it', {
        answers: { 200: 'GameView' },
        refuses: ['WATCHING_OFF'],
      }),
    ),
    validate('param', GameParam),
    async (c) => respond(c, roomOf(c.env, c.req.valid('param').id).read(callerOf(c))),
  )
  .post(
    '/:id/moves',
    ...seatAction(
      routeDoc('play', 'Play', {
        description: 'Several moves are carried out together or not at all. A repeat counts once.',
        answers: { 200: 'Committed' },
        refuses: ['NOT_YOUR_SEAT', 'GAME_NOT_RUNNING', 'GAME_OVER', 'SEAT_VACANT', 'STALE'],
        refusedByRules: true,
      }),
      Moves,
      (room, caller, moves) => room.commit(caller, moves),
    ),
  )
  .put(
    '/:id/orders',
    ...seatAction(
      routeDoc('putOrders', 'Give standing orders', {
        description: 'Private to the seat. They answer its decisions until they are withdrawn.',
        answers: { 200: 'OrdersAnswer' },
        refuses: [
          'NOT_YOUR_SEAT',
          'GAME_NOT_RUNNING',
          'GAME_OVER',
          'SEAT_VACANT',
          'STALE',
          'ORDERS_CHANGED',
          'BAD_ORDERS',
          'CHANGES_EXHAUSTED',
        ],
      }),
      PutOrders,
      (room, caller, request) => room.putOrders(caller, request),
    ),
  )
  .delete(
    '/:id/orders',
    describeRoute(
      routeDoc('withdrawOrders', 'Withdraw the standing orders', {
        description: 'With a revision, only those of that revision; others are ORDERS_CHANGED.',
        answers: { 200: 'OrdersAnswer' },
        refuses: ['NOT_YOUR_SEAT', 'ORDERS_CHANGED', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('param', GameParam),
    validate('header', ActingHeaders),
    validate('query', WithdrawOrdersQuery),
    async (c) => {
      const caller = callerOf(c, c.req.valid('header')[SEAT_HEADER]);
      const { revision } = c.req.valid('query');
      return respond(c, roomOf(c.env, c.req.valid('param').id).withdrawOrders(caller, revision));
    },
  )
  .post(
    '/:id/orders/rest',
    ...seatAction(
      routeDoc('restOrders', 'Answer a decision oneself', {
        description: 'The standing orders rest until the seat has decided. Nobody else learns of it.',
        answers: { 200: 'OrdersAnswer' },
        refuses: ['NOT_YOUR_SEAT', 'GAME_NOT_RUNNING', 'GAME_OVER', 'SEAT_VACANT', 'STALE'],
      }),
      RestOrders,
      (room, caller, request) => room.restOrders(caller, request),
    ),
  )
  .post(
    '/:id/undo',
    ...seatAction(
      routeDoc('undo', 'Take back', {
        description: 'Free, or asked of those who saw what would be taken back.',
        answers: { 200: 'UndoAnswer' },
        refuses: [
          'NOT_YOUR_SEAT',
          'GAME_NOT_RUNNING',
          'GAME_OVER',
          'SEAT_VACANT',
          'STALE',
          'QUESTION_OPEN',
          'QUESTION_ANSWERED',
          'UNDOS_EXHAUSTED',
        ],
        refusedByRules: true,
      }),
      Undo,
      (room, caller, request) => room.undo(caller, request),
    ),
  )
  .post(
    '/:id/votes',
    ...seatAction(
      routeDoc('vote', 'Answer an open question', {
        answers: { 200: 'UndoAnswer' },
        refuses: [
          'NOT_YOUR_SEAT',
          'GAME_NOT_RUNNING',
          'GAME_OVER',
          'SEAT_VACANT',
          'STALE',
          'QUESTION_CLOSED',
          'CHANGES_EXHAUSTED',
        ],
      }),
      Vote,
      (room, caller, answer) => room.vote(caller, answer),
    ),
  )
  .post(
    '/:id/questions',
    ...seatAction(
      routeDoc('askTable', 'Ask the table', {
        description: 'To pause, to end the game now, or to replace a player who does not move.',
        answers: { 200: 'UndoAnswer' },
        refuses: [
          'NOT_YOUR_SEAT',
          'GAME_NOT_RUNNING',
          'GAME_OVER',
          'SEAT_VACANT',
          'STALE',
          'QUESTION_OPEN',
          'QUESTION_POINTLESS',
          'PLAYER_NOT_LATE',
          'CHANGES_EXHAUSTED',
        ],
      }),
      Propose,
      (room, caller, proposal) => room.propose(caller, proposal),
    ),
  )
  .post(
    '/:id/rematch',
    describeRoute(
      routeDoc('rematch', 'Play again', {
        description:
          'The next game of the same people, with the same settings. All who ask are led to one game.',
        answers: { 200: 'RematchAnswer' },
        refuses: ['NOT_YOUR_SEAT', 'BLOCKED', 'GAME_NOT_OVER', 'GAMES_EXHAUSTED'],
      }),
    ),
    validate('param', GameParam),
    validate('header', ActingHeaders),
    validate('json', Rematch),
    async (c) =>
      rematch(
        c,
        c.req.valid('param').id,
        callerOf(c, c.req.valid('header')[SEAT_HEADER]),
        c.req.valid('json'),
      ),
  )
  .post(
    '/:id/start',
    describeRoute(
      routeDoc('startGame', 'Start now', {
        description:
          'The host fills the open seats with bots. In a game that was listed, all others at the table must have agreed.',
        answers: { 200: 'StartedGame' },
        refuses: ['NOT_HOST', 'GAME_NOT_OPEN', 'BAD_SEATS', 'NOT_AGREED', 'GAMES_EXHAUSTED'],
      }),
    ),
    validate('param', GameParam),
    validate('json', Start),
    async (c) => {
      const { bots } = c.req.valid('json');
      return respond(c, roomOf(c.env, c.req.valid('param').id).start(callerOf(c), bots, clientKey(c)));
    },
  )
  .put(
    '/:id/title',
    describeRoute(
      routeDoc('nameGame', 'Name the game', {
        description: 'The host. Null takes the name away.',
        refuses: ['NOT_HOST', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('param', GameParam),
    validate('json', GameTitle),
    async (c) => {
      const { title } = c.req.valid('json');
      return respond(c, roomOf(c.env, c.req.valid('param').id).changeTitle(callerOf(c), title));
    },
  )
  .post(
    '/:id/cancel',
    describeRoute(
      routeDoc('cancelGame', 'Call off', {
        description: 'The host, before the game has started.',
        answers: { 200: 'CancelledGame' },
        refuses: ['NOT_HOST', 'GAME_NOT_OPEN'],
      }),
    ),
    validate('param', GameParam),
    validate('json', Empty),
    async (c) => respond(c, roomOf(c.env, c.req.valid('param').id).cancel(callerOf(c))),
  );
