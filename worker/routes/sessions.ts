import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { Empty, type KeptCookies, type Sessions } from '#shared/protocol/http.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { endAllSessions, endSession, removeSession } from '../people/endSession.ts';
import { keepsCookies, removeSessionCookie } from '../people/session.ts';
import { peopleDatabase } from '../db/database.ts';
import { sessionsOf } from '../db/people/players.ts';
import { dateText } from '../lib/time.ts';
import { validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** The browsers in which the caller is signed in. */
export const sessionRoutes = new Hono<AppEnv>()
  .get(
    '/',
    describeRoute(
      routeDoc('getSessions', 'Browsers signed in as the caller', {
        answers: { 200: 'Sessions' },
        refuses: ['NO_SESSION'],
      }),
    ),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const listed = await sessionsOf(peopleDatabase(c.env), person.playerId, Date.now());
      const sessions = listed.map(({ hash, browser, createdAt, usedOn }) => ({
        id: sessionId(hash),
        browser,
        since: createdAt,
        usedOn: dateText(usedOn),
        here: hash === person.session,
      }));
      return c.json({ sessions } satisfies Sessions);
    },
  )
  .delete(
    '/',
    describeRoute(
      routeDoc('deleteSessions', 'Sign out everywhere', {
        description: 'Every browser of the caller, this one too.',
        refuses: ['NO_SESSION'],
      }),
    ),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      await endAllSessions(c.env, person.playerId);
      await removeSession(c, person);
      return c.json({});
    },
  )
  .delete(
    '/:session',
    describeRoute(
      routeDoc('deleteSession', 'Sign one browser out', { refuses: ['NO_SESSION', 'SESSION_NOT_FOUND'] }),
    ),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const all = await sessionsOf(peopleDatabase(c.env), person.playerId, Date.now());
      const ended = all.find(({ hash }) => sessionId(hash) === c.req.param('session'));
      if (ended === undefined) return problem(c, { code: 'SESSION_NOT_FOUND' });
      await endSession(c.env, person.playerId, ended.hash);
      if (ended.hash === person.session) await removeSession(c, person);
      return c.json({});
    },
  );

export const logoutRoute = new Hono<AppEnv>().post(
  '/',
  describeRoute(routeDoc('logout', 'Sign this browser out')),
  validate('json', Empty),
  async (c) => {
    const person = c.get('person');
    if (person !== null) await removeSession(c, person);
    else removeSessionCookie(c);
    if (person !== null) await endSession(c.env, person.playerId, person.session);
    return c.json({});
  },
);

export const keptCookiesRoute = new Hono<AppEnv>().post(
  '/',
  describeRoute(
    routeDoc('checkCookies', 'Does this browser keep cookies?', {
      description:
        'False means that it sent none; it is given one. Asked a second time, false means that it keeps none: it would not stay signed in.',
      answers: { 200: 'KeptCookies' },
    }),
  ),
  validate('json', Empty),
  (c) => c.json({ kept: keepsCookies(c) } satisfies KeptCookies),
);

/** The id of a session in the API: a prefix of its hash. The full hash never leaves the server. */
const sessionId = (hash: string): string => hash.slice(0, 16);
