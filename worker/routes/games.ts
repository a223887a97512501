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
import type { Caller } from '../access.ts';
import type { AppEnv } from '../appEnv.ts';
import { callerOf } from '../people/caller.ts';
import { clientKey } from '../limits/clientKey.ts';
import type { RoomResult } from '../room/failure.ts';
import { roomOf } from '../room/roomOf.ts';
import { createGame } from './createGame.ts';
import { rematch } from './rematch.ts';
import { routeDoc, validate, GameParam, respond } from './requests.ts';

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
      routeDoc('Make a game', 'A repeat under the same idempotency key is answered with the same game.'),
    ),
    validate('header', NewGameHeaders),
    validate('json', NewGame),
    async (c) => createGame(c, c.req.valid('json'), c.req.valid('header')[IDEMPOTENCY_HEADER]),
  )
  .get(
    '/:id',
    describeRoute(routeDoc('The game as the caller may see it')),
    validate('param', GameParam),
    async (c) => respond(c, roomOf(c.env, c.req.valid('param').id).read(callerOf(c))),
  )
  .post(
    '/:id/moves',
    ...seatAction(
      routeDoc('Play', 'Several moves are carried out together or not at all. A repeat counts once.'),
      Moves,
      (room, caller, moves) => room.commit(caller, moves),
    ),
  )
  .put(
    '/:id/orders',
    ...seatAction(
      routeDoc(
        'Give standing orders',
        'Private to the seat. They answer its decisions until they are withdrawn.',
      ),
      PutOrders,
      (room, caller, request) => room.putOrders(caller, request),
    ),
  )
  .delete(
    '/:id/orders',
    describeRoute(
      routeDoc(
        'Withdraw the standing orders',
        'With a revision, only those of that revision; others are ORDERS_CHANGED.',
      ),
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
      routeDoc(
        'Answer a decision oneself',
        'The standing orders rest until the seat has decided. Nobody else learns of it.',
      ),
      RestOrders,
      (room, caller, request) => room.restOrders(caller, request),
    ),
  )
  .post(
    '/:id/undo',
    ...seatAction(
      routeDoc('Take back', 'Free, or asked of those who saw what would be taken back.'),
      Undo,
      (room, caller, request) => room.undo(caller, request),
    ),
  )
  .post(
    '/:id/votes',
    ...seatAction(routeDoc('Answer an open question'), Vote, (room, caller, answer) =>
      room.vote(caller, answer),
    ),
  )
  .post(
    '/:id/questions',
    ...seatAction(
      routeDoc('Ask the table', 'To pause, to end the game now, or to replace a player who does not move.'),
      Propose,
      (room, caller, proposal) => room.propose(caller, proposal),
    ),
  )
  .post(
    '/:id/rematch',
    describeRoute(
      routeDoc(
        'Play again',
        'The next game of the same people, with the same settings. All who ask are led to one game.',
      ),
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
    describeRoute(routeDoc('Start now', 'The host fills the open seats with bots.')),
    validate('param', GameParam),
    validate('json', Start),
    async (c) => {
      const { bots } = c.req.valid('json');
      return respond(c, roomOf(c.env, c.req.valid('param').id).start(callerOf(c), bots, clientKey(c)));
    },
  )
  .put(
    '/:id/title',
    describeRoute(routeDoc('Name the game', 'The host. Null takes the name away.')),
    validate('param', GameParam),
    validate('json', GameTitle),
    async (c) => {
      const { title } = c.req.valid('json');
      return respond(c, roomOf(c.env, c.req.valid('param').id).changeTitle(callerOf(c), title));
    },
  )
  .post(
    '/:id/cancel',
    describeRoute(routeDoc('Call off', 'The host, before the game has started.')),
    validate('param', GameParam),
    validate('json', Empty),
    async (c) => respond(c, roomOf(c.env, c.req.valid('param').id).cancel(callerOf(c))),
  );
