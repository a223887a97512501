import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { PutCompanion, PutCompanions } from '#shared/protocol/http.ts';
import { peopleDatabase } from '../db/database.ts';
import { deleteRefusal, EVERYBODY, insertRefusal } from '../db/people/mails.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { companionsOf, findCompanion } from '../people/companions.ts';
import { profileQuotas, tryCharge } from '../people/quotas.ts';
import { validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** The caller's companions: with whom they have finished games, and who of them may invite the caller. */
export const companionRoutes = new Hono<AppEnv>()
  .get(
    '/',
    describeRoute(
      routeDoc('getCompanions', 'With whom the caller has finished games', {
        description: 'The newest first, each named by the newest such game and their seat in it.',
        answers: { 200: 'Companions' },
        refuses: ['NO_SESSION'],
      }),
    ),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      return c.json(await companionsOf(c.env, person.playerId));
    },
  )
  .put(
    '/',
    describeRoute(
      routeDoc('putCompanions', 'Take invitations by companions, or none', {
        refuses: ['NO_SESSION', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('json', PutCompanions),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const { invitations } = c.req.valid('json');
      const isChanged = await changeRefusal(c.env, person.playerId, EVERYBODY, !invitations);
      return isChanged ? c.json({}) : problem(c, { code: 'CHANGES_EXHAUSTED' });
    },
  )
  .put(
    '/one',
    describeRoute(
      routeDoc('putCompanion', 'Take a companion off the list, or put them back', {
        description: 'Invitations by somebody off the list do not reach the caller. They are not told.',
        refuses: ['NO_SESSION', 'SEAT_NOT_FOUND', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('json', PutCompanion),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const { on, ...met } = c.req.valid('json');
      const found = await findCompanion(c.env, person.playerId, met);
      if (found === undefined) return problem(c, { code: 'SEAT_NOT_FOUND' });
      const isChanged = await changeRefusal(c.env, person.playerId, found.playerId, !on);
      return isChanged ? c.json({}) : problem(c, { code: 'CHANGES_EXHAUSTED' });
    },
  );

/** False if the player has changed their profile too often today. */
async function changeRefusal(env: Env, playerId: string, host: string, refuses: boolean): Promise<boolean> {
  const now = Date.now();
  if (!(await tryCharge(env, profileQuotas(playerId), now))) return false;
  const db = peopleDatabase(env);
  await (refuses ? insertRefusal(db, playerId, host, now) : deleteRefusal(db, playerId, host));
  return true;
}
