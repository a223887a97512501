import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { ok } from '../../shared/kernel/result.ts';
import {
  ActingHeaders,
  MessagesQuery,
  NewMessage,
  PutNotes,
  type Notes,
} from '../../shared/protocol/http.ts';
import { SEAT_HEADER } from '../../shared/protocol/names.ts';
import type { AppEnv } from '../app.ts';
import { mayWriteSeated } from '../auth/caps.ts';
import { database } from '../db/database.ts';
import type { Sitter } from '../db/games.ts';
import { notesOf, putNotes } from '../db/talk.ts';
import { problem } from '../problem.ts';
import { refuse, type Answer } from '../room/failure.ts';
import { about, check, GameParam, reply, roomOf } from './support.ts';

/** What people say at a table, and what each writes down for himself. */
export const talk = new Hono<AppEnv>()
  .get(
    '/:id/messages',
    describeRoute(about('What was said at the table', 'The newest hundred, or those before `before`.')),
    check('param', GameParam),
    check('query', MessagesQuery),
    async (c) => {
      const { before } = c.req.valid('query');
      const playerId = c.get('person')?.playerId ?? null;
      return reply(c, roomOf(c.env, c.req.valid('param').id).messages(playerId, before));
    },
  )
  .post(
    '/:id/messages',
    describeRoute(
      about('Say something at the table', 'Players and the host; all who may see the game read it.'),
    ),
    check('param', GameParam),
    check('header', ActingHeaders),
    check('json', NewMessage),
    async (c) => {
      const playerId = c.get('person')?.playerId;
      if (playerId === undefined) return problem(c, { code: 'NOT_YOUR_SEAT' }); // and no room is woken
      const room = roomOf(c.env, c.req.valid('param').id);
      return reply(c, room.say(playerId, c.req.valid('json'), c.req.valid('header')[SEAT_HEADER]));
    },
  )
  .get(
    '/:id/notes',
    describeRoute(about('One’s own notes on the game', 'Nobody else ever reads them.')),
    check('param', GameParam),
    check('header', ActingHeaders),
    async (c) => {
      const playerId = c.get('person')?.playerId;
      if (playerId === undefined) return problem(c, { code: 'NOT_YOUR_SEAT' });
      const seat = c.req.valid('header')[SEAT_HEADER];
      const notes = await ownNotes(c.env, { playerId, gameId: c.req.valid('param').id, seat });
      return notes.ok ? c.json(notes.value) : problem(c, notes.failure);
    },
  )
  .put(
    '/:id/notes',
    describeRoute(about('Write one’s notes', 'Refused where they were changed since that version.')),
    check('param', GameParam),
    check('header', ActingHeaders),
    check('json', PutNotes),
    async (c) => {
      const playerId = c.get('person')?.playerId;
      if (playerId === undefined) return problem(c, { code: 'NOT_YOUR_SEAT' });
      const db = database(c.env);
      const seat = c.req.valid('header')[SEAT_HEADER];
      const sitter: Sitter = { playerId, gameId: c.req.valid('param').id, seat };
      const { text, version } = c.req.valid('json');
      const may = await mayWriteSeated(db, sitter, Date.now());
      if (may === false) return problem(c, { code: 'MESSAGES_EXHAUSTED' });
      if (may && (await putNotes(db, sitter, { text, version })))
        return c.json({ text, version: version + 1 } satisfies Notes);
      const now = await ownNotes(c.env, sitter);
      if (!now.ok) return problem(c, now.failure);
      // The same text: somebody's repeat, whose first answer was lost.
      return now.value.text === text ? c.json(now.value) : problem(c, { code: 'NOTES_CHANGED' });
    },
  );

async function ownNotes(env: Env, sitter: Sitter): Promise<Answer<Notes>> {
  const found = await notesOf(database(env), sitter);
  if (found === undefined) return refuse('GAME_NOT_FOUND');
  return found.seated ? ok({ text: found.text, version: found.version }) : refuse('NOT_YOUR_SEAT');
}
