import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { ActingHeaders, MessagesQuery, NewMessage } from '#shared/protocol/http.ts';
import { SEAT_HEADER } from '#shared/protocol/names.ts';
import type { AppEnv } from '../appEnv.ts';
import { callerOf } from '../people/caller.ts';
import { problem } from '../problem.ts';
import { roomOf } from '../room/roomOf.ts';
import { routeDoc, validate, GameParam, respond } from './requests.ts';

/** The messages that people write to each other at a table. */
export const messageRoutes = new Hono<AppEnv>()
  .get(
    '/:id/messages',
    describeRoute(routeDoc('What was said at the table', 'The newest hundred, or those before `before`.')),
    validate('param', GameParam),
    validate('query', MessagesQuery),
    async (c) => {
      const { before } = c.req.valid('query');
      return respond(c, roomOf(c.env, c.req.valid('param').id).messages(callerOf(c), before));
    },
  )
  .post(
    '/:id/messages',
    describeRoute(
      routeDoc('Say something at the table', 'Players and the host; all who may see the game read it.'),
    ),
    validate('param', GameParam),
    validate('header', ActingHeaders),
    validate('json', NewMessage),
    async (c) => {
      if (c.get('person') === null) return problem(c, { code: 'NOT_YOUR_SEAT' }); // without waking the room
      const room = roomOf(c.env, c.req.valid('param').id);
      return respond(
        c,
        room.postMessage(callerOf(c, c.req.valid('header')[SEAT_HEADER]), c.req.valid('json')),
      );
    },
  );
