import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { ActingHeaders, MessagesQuery, NewMessage } from '#shared/protocol/http.ts';
import { SEAT_HEADER } from '#shared/protocol/names.ts';
import type { AppEnv } from '../http/appEnv.ts';
import { callerOf } from '../people/caller.ts';
import { problem } from '../http/problem.ts';
import { roomOf } from '../lib/objects.ts';
import { validate, GameParam, respond } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** The messages that people write to each other at a table. */
export const messageRoutes = new Hono<AppEnv>()
  .get(
    '/:id/messages',
    describeRoute(
      routeDoc('getMessages', 'What was said at the table', {
        description: 'The newest hundred, or those before `before`.',
        answers: { 200: 'Messages' },
        refuses: ['WATCHING_OFF'],
      }),
    ),
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
      routeDoc('postMessage', 'Say something at the table', {
        description: 'Players and the host; all who may see the game read it.',
        answers: { 200: 'Message' },
        refuses: ['NOT_YOUR_SEAT', 'MESSAGES_EXHAUSTED'],
      }),
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
