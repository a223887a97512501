import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  ActingHeaders,
  MessagesQuery,
  NewMessage,
  PutNotes,
  type NotesAnswer,
} from '#shared/protocol/http.ts';
import { ok } from '#shared/kernel/result.ts';
import { SEAT_HEADER } from '#shared/protocol/names.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { callerOf } from '../people/session.ts';
import { roomOf } from '../lib/objects.ts';
import { validate, GameParam, respond } from './requests.ts';
import { refundText, tryChargeText } from '../people/quotas.ts';
import { peopleDatabase } from '../db/database.ts';
import { gameDatabase } from '../db/shards.ts';
import type { SeatOwner } from '../db/games/games.ts';
import { notesOf, putNotes } from '../db/games/talk.ts';
import { refuse, type RoomResult } from '../lib/failure.ts';
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

/** A player's private notes on a game. */
export const noteRoutes = new Hono<AppEnv>()
  .get(
    '/:id/notes',
    describeRoute(
      routeDoc('getNotes', 'One’s own notes on the game', {
        description: 'Nobody else ever reads them.',
        answers: { 200: 'NotesAnswer' },
        refuses: ['NOT_YOUR_SEAT'],
      }),
    ),
    validate('param', GameParam),
    validate('header', ActingHeaders),
    async (c) => {
      const playerId = c.get('person')?.playerId;
      if (playerId === undefined) return problem(c, { code: 'NOT_YOUR_SEAT' });
      const seat = c.req.valid('header')[SEAT_HEADER];
      const own = await ownNotes(c.env, { playerId, gameId: c.req.valid('param').id, seat });
      return own.ok ? c.json(own.value) : problem(c, own.failure);
    },
  )
  .put(
    '/:id/notes',
    describeRoute(
      routeDoc('putNotes', 'Write one’s notes', {
        description: 'Refused if they were changed since that version.',
        answers: { 200: 'NotesAnswer' },
        refuses: ['NOT_YOUR_SEAT', 'NOTES_CHANGED', 'MESSAGES_EXHAUSTED'],
      }),
    ),
    validate('param', GameParam),
    validate('header', ActingHeaders),
    validate('json', PutNotes),
    async (c) => {
      const playerId = c.get('person')?.playerId;
      if (playerId === undefined) return problem(c, { code: 'NOT_YOUR_SEAT' });
      const db = peopleDatabase(c.env);
      const seat = c.req.valid('header')[SEAT_HEADER];
      const owner: SeatOwner = { playerId, gameId: c.req.valid('param').id, seat };
      const { text, version } = c.req.valid('json');
      const before = await ownNotes(c.env, owner);
      if (!before.ok) return problem(c, before.failure); // of a table where they have no seat nothing is counted
      if (!(await tryChargeText(db, owner, Date.now()))) return problem(c, { code: 'MESSAGES_EXHAUSTED' });
      if (await putNotes(gameDatabase({ env: c.env, ...owner }), owner, { text, version }))
        return c.json({ text, version: version + 1 } satisfies NotesAnswer);
      await refundText(db, owner, Date.now());
      const stored = await ownNotes(c.env, owner);
      if (!stored.ok) return problem(c, stored.failure);
      // The same text is stored already: this is a repeat whose first answer was lost.
      return stored.value.text === text ? c.json(stored.value) : problem(c, { code: 'NOTES_CHANGED' });
    },
  );

async function ownNotes(env: Env, owner: SeatOwner): Promise<RoomResult<NotesAnswer>> {
  const found = await notesOf(gameDatabase({ env, ...owner }), owner);
  if (found === undefined) return refuse('GAME_NOT_FOUND');
  return found.seated ? ok({ text: found.text, version: found.version }) : refuse('NOT_YOUR_SEAT');
}
