import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { Empty, Recover, type CreatedRecoveryCode, type RecoveryInfo } from '#shared/protocol/http.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { profileQuotas, tryCharge } from '../people/quotas.ts';
import { newRecoveryCode, recover, recoveryCodeHash } from '../people/recoveryCodes.ts';
import { peopleDatabase } from '../db/database.ts';
import { deleteRecoveryCode, putRecoveryCode, recoveryCodeTime } from '../db/people/credentials.ts';
import { respond, validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** The caller's recovery code. */
export const recoveryRoutes = new Hono<AppEnv>()
  .get(
    '/',
    describeRoute(
      routeDoc('getRecovery', 'Since when the caller has a recovery code', {
        answers: { 200: 'RecoveryInfo' },
        refuses: ['NO_SESSION'],
      }),
    ),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const since = await recoveryCodeTime(peopleDatabase(c.env), person.playerId);
      return c.json({ since: since ?? null } satisfies RecoveryInfo);
    },
  )
  .post(
    '/',
    describeRoute(
      routeDoc('createRecoveryCode', 'Make a recovery code', {
        description: 'An earlier one is void. The answer is the only one that tells it.',
        answers: { 201: 'CreatedRecoveryCode' },
        refuses: ['NO_SESSION', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('json', Empty),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      if (!(await tryCharge(c.env, profileQuotas(person.playerId), Date.now())))
        return problem(c, { code: 'CHANGES_EXHAUSTED' });
      const code = newRecoveryCode();
      const hash = await recoveryCodeHash(code);
      await putRecoveryCode(peopleDatabase(c.env), person.playerId, hash, Date.now());
      return c.json({ code } satisfies CreatedRecoveryCode, 201);
    },
  )
  .delete(
    '/',
    describeRoute(routeDoc('deleteRecoveryCode', 'Remove the recovery code', { refuses: ['NO_SESSION'] })),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      await deleteRecoveryCode(peopleDatabase(c.env), person.playerId);
      return c.json({});
    },
  );

export const recoverRoute = new Hono<AppEnv>().post(
  '/',
  describeRoute(
    routeDoc('recover', 'Sign this browser in by a recovery code', {
      description: 'The code is void afterwards.',
      answers: { 200: 'Redeemed' },
      refuses: ['RECOVERY_CODE_WRONG', 'OUTCOME_UNKNOWN'],
    }),
  ),
  validate('json', Recover),
  async (c) => respond(c, recover(c, c.req.valid('json'))),
);
