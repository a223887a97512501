import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { PutGameTelling, PutTelling, type Telling } from '#shared/protocol/http.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { calendarQuotas, tryCharge } from '../people/quotas.ts';
import { peopleDatabase } from '../db/database.ts';
import {
  deleteGameTelling,
  gameTellingOf,
  putGameTelling,
  putTelling,
  tellingOf,
} from '../db/people/telling.ts';
import { spreadTelling, spreadTold } from '../people/told.ts';
import { GameParam, validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** Of a player who has said nothing: at once. */
const AT_ONCE: Telling = { quiet: false, digestHour: null, mailAfterHours: null };

/** When the caller is told of their games, and what of each. */
export const tellingRoutes = new Hono<AppEnv>()
  .get(
    '/',
    describeRoute(
      routeDoc('getTelling', 'When the caller is told', {
        answers: { 200: 'Telling' },
        refuses: ['NO_SESSION'],
      }),
    ),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      return c.json((await tellingOf(peopleDatabase(c.env), person.playerId)) ?? AT_ONCE);
    },
  )
  .put(
    '/',
    describeRoute(
      routeDoc('putTelling', 'Say when to be told', {
        description: 'What is urgent is told at once.',
        answers: { 200: 'Telling' },
        refuses: ['NO_SESSION', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('json', PutTelling),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      if (!(await tryCharge(c.env, calendarQuotas(person.playerId), Date.now())))
        return problem(c, { code: 'CHANGES_EXHAUSTED' });
      const telling = c.req.valid('json');
      await putTelling(peopleDatabase(c.env), person.playerId, telling);
      await spreadTelling(c.env, person.playerId);
      return c.json(telling);
    },
  )
  .get(
    '/games/:id',
    describeRoute(
      routeDoc('getGameTelling', 'What the caller wants to be told of a game', {
        answers: { 200: 'GameTelling' },
        refuses: ['NO_SESSION'],
      }),
    ),
    validate('param', GameParam),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const { id } = c.req.valid('param');
      return c.json({ telling: await gameTellingOf(peopleDatabase(c.env), person.playerId, id) });
    },
  )
  .put(
    '/games/:id',
    describeRoute(
      routeDoc('putGameTelling', 'Say what to be told of a game: all, what is urgent, or nothing', {
        answers: { 200: 'GameTelling' },
        refuses: ['NO_SESSION', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('param', GameParam),
    validate('json', PutGameTelling),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      if (!(await tryCharge(c.env, calendarQuotas(person.playerId), Date.now())))
        return problem(c, { code: 'CHANGES_EXHAUSTED' });
      const { id } = c.req.valid('param');
      const { telling } = c.req.valid('json');
      const db = peopleDatabase(c.env);
      await (telling === 'all'
        ? deleteGameTelling(db, person.playerId, id)
        : putGameTelling(db, person.playerId, id, telling));
      if (telling === 'all') await spreadTold(c.env, person.playerId);
      return c.json({ telling });
    },
  );
