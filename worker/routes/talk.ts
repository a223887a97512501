import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { ok } from '../../shared/kernel/result.ts';
import { MessagesQuery, NewMessage, PutNotes, type Notes } from '../../shared/protocol/http.ts';
import type { AppEnv } from '../app.ts';
import { mayWrite } from '../auth/caps.ts';
import { database } from '../db/database.ts';
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
    check('json', NewMessage),
    async (c) => {
      const playerId = c.get('person')?.playerId;
      if (playerId === undefined) return problem(c, { code: 'NOT_YOUR_SEAT' }); // and nothing is counted
      if (!(await mayWrite(c, Date.now()))) return problem(c, { code: 'MESSAGES_EXHAUSTED' });
      return reply(c, roomOf(c.env, c.req.valid('param').id).say(playerId, c.req.valid('json')));
    },
  )
  .get(
    '/:id/notes',
    describeRoute(about('One’s own notes on the game', 'Nobody else ever reads them.')),
    check('param', GameParam),
    async (c) => {
      const notes = await ownNotes(c.env, c.get('person')?.playerId, c.req.valid('param').id);
      return notes.ok ? c.json(notes.value) : problem(c, notes.failure);
    },
  )
  .put(
    '/:id/notes',
    describeRoute(about('Write one’s notes', 'Refused where they were changed since that version.')),
    check('param', GameParam),
    check('json', PutNotes),
    async (c) => {
      const playerId = c.get('person')?.playerId;
      const { id: gameId } = c.req.valid('param');
      if (playerId === undefined) return problem(c, { code: 'NOT_YOUR_SEAT' });
      if (!(await mayWrite(c, Date.now()))) return problem(c, { code: 'MESSAGES_EXHAUSTED' });
      const { text, version } = c.req.valid('json');
      if (await putNotes(database(c.env), { playerId, gameId }, { text, version }))
        return c.json({ text, version: version + 1 } satisfies Notes);
      const now = await ownNotes(c.env, playerId, gameId);
      if (!now.ok) return problem(c, now.failure);
      // The same text: somebody's repeat, whose first answer was lost.
      return now.value.text === text ? c.json(now.value) : problem(c, { code: 'NOTES_CHANGED' });
    },
  );

async function ownNotes(env: Env, playerId: string | undefined, gameId: string): Promise<Answer<Notes>> {
  const found = playerId === undefined ? undefined : await notesOf(database(env), playerId, gameId);
  if (playerId === undefined || found?.seated === false) return refuse('NOT_YOUR_SEAT');
  return found === undefined ? refuse('GAME_NOT_FOUND') : ok({ text: found.text, version: found.version });
}
