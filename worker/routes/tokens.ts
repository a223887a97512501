import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { NewToken, type CreatedToken, type Tokens } from '#shared/protocol/http.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { newApiToken } from '../people/session.ts';
import { closeSockets } from '../people/endSession.ts';
import { newId } from '../lib/ids.ts';
import { hashOf } from '../lib/tokens.ts';
import { dateText } from '../lib/time.ts';
import { deleteToken, insertToken, tokenCount, tokensOf } from '../db/people/credentials.ts';
import { peopleDatabase } from '../db/database.ts';
import { validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** More than anybody has scripts. */
const TOKENS_AT_MOST = 20;

/** The caller's personal tokens for scripts. */
export const tokenRoutes = new Hono<AppEnv>()
  .get(
    '/',
    describeRoute(
      routeDoc('getTokens', 'The caller’s personal tokens', {
        description: 'Without the tokens themselves.',
        answers: { 200: 'Tokens' },
        refuses: ['NO_SESSION'],
      }),
    ),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const listed = await tokensOf(peopleDatabase(c.env), person.playerId);
      const tokens = listed.map(({ id, name, scope, createdAt, usedOn }) => ({
        id,
        name,
        scope,
        since: createdAt,
        usedOn: dateText(usedOn),
      }));
      return c.json({ tokens } satisfies Tokens);
    },
  )
  .post(
    '/',
    describeRoute(
      routeDoc('createToken', 'Make a personal token', {
        description: 'For `Authorization: Bearer`. The answer is the only one that tells it.',
        answers: { 201: 'CreatedToken' },
        refuses: ['NO_SESSION', 'TOKENS_EXHAUSTED'],
      }),
    ),
    validate('json', NewToken),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const db = peopleDatabase(c.env);
      const { playerId } = person;
      if ((await tokenCount(db, playerId)) >= TOKENS_AT_MOST) return problem(c, { code: 'TOKENS_EXHAUSTED' });
      const { name, scope } = c.req.valid('json');
      const token = newApiToken();
      const made = { id: newId(), name, scope, createdAt: Date.now() };
      await insertToken(db, { ...made, hash: await hashOf(token), playerId });
      const { id, createdAt } = made;
      return c.json({ id, name, scope, since: createdAt, usedOn: null, token } satisfies CreatedToken, 201);
    },
  )
  .delete(
    '/:token',
    describeRoute(
      routeDoc('deleteToken', 'Remove a personal token', {
        description: 'Its live connections are closed.',
        refuses: ['NO_SESSION', 'TOKEN_NOT_FOUND'],
      }),
    ),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const hash = await deleteToken(peopleDatabase(c.env), person.playerId, c.req.param('token'));
      if (hash === undefined) return problem(c, { code: 'TOKEN_NOT_FOUND' });
      await closeSockets(c.env, person.playerId, [hash]);
      return c.json({});
    },
  );
