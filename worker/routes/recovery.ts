import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { Empty, Recover, type CreatedRecoveryCode, type RecoveryInfo } from '#shared/protocol/http.ts';
import type { AppEnv } from '../appEnv.ts';
import { profileQuotas, tryCharge } from '../limits/quotas.ts';
import { newRecoveryCode, recover, recoveryCodeHash } from '../people/recoveryCodes.ts';
import { database } from '../db/database.ts';
import { deleteRecoveryCode, putRecoveryCode, recoveryCodeTime } from '../db/people/recoveryCodes.ts';
import { problem } from '../problem.ts';
import { respond, routeDoc, validate } from './requests.ts';

/** The caller's recovery code. */
export const recoveryRoutes = new Hono<AppEnv>()
  .get('/', describeRoute(routeDoc('Since when the caller has a recovery code')), async (c) => {
    const person = c.get('person');
    if (person === null) return problem(c, { code: 'NO_SESSION' });
    const since = await recoveryCodeTime(database(c.env), person.playerId);
    return c.json({ since: since ?? null } satisfies RecoveryInfo);
  })
  .post(
    '/',
    describeRoute(
      routeDoc('Make a recovery code', 'An earlier one is void. The answer is the only one that tells it.'),
    ),
    validate('json', Empty),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      if (!(await tryCharge(c.env, profileQuotas(person.playerId), Date.now())))
        return problem(c, { code: 'CHANGES_EXHAUSTED' });
      const code = newRecoveryCode();
      const hash = await recoveryCodeHash(code);
      await putRecoveryCode(database(c.env), person.playerId, hash, Date.now());
      return c.json({ code } satisfies CreatedRecoveryCode, 201);
    },
  )
  .delete('/', describeRoute(routeDoc('Remove the recovery code')), async (c) => {
    const person = c.get('person');
    if (person === null) return problem(c, { code: 'NO_SESSION' });
    await deleteRecoveryCode(database(c.env), person.playerId);
    return c.json({});
  });

export const recoverRoute = new Hono<AppEnv>().post(
  '/',
  describeRoute(routeDoc('Sign this browser in by a recovery code', 'The code is void afterwards.')),
  validate('json', Recover),
  async (c) => respond(c, recover(c, c.req.valid('json'))),
);
