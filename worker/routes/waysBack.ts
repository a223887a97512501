import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  Empty,
  NewPasskey,
  UsePasskey,
  type Passkeys,
  Recover,
  type CreatedRecoveryCode,
  type RecoveryInfo,
} from '#shared/protocol/http.ts';
import { type AppEnv, problem } from '../http/context.ts';
import {
  addPasskey,
  challengeToAdd,
  challengeToSignIn,
  hasPasskeys,
  usePasskey,
} from '../people/passkeys.ts';
import { peopleDatabase } from '../db/database.ts';
import {
  deletePasskey,
  passkeysOf,
  deleteRecoveryCode,
  putRecoveryCode,
  recoveryCodeTime,
} from '../db/people/credentials.ts';
import { respond, toResponse, validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';
import { profileQuotas, tryCharge } from '../people/quotas.ts';
import { newRecoveryCode, recover, recoveryCodeHash } from '../people/recoveryCodes.ts';

/** The caller's passkeys. */
export const passkeyRoutes = new Hono<AppEnv>()
  .get(
    '/',
    describeRoute(
      routeDoc('getPasskeys', 'The caller’s passkeys', {
        answers: { 200: 'Passkeys' },
        refuses: ['NO_SESSION'],
      }),
    ),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const rows = await passkeysOf(peopleDatabase(c.env), person.playerId);
      const passkeys = rows.map(({ id, name, createdAt, usedAt }) => ({
        id,
        name,
        since: createdAt,
        usedAt,
      }));
      return c.json({ available: hasPasskeys(c), passkeys } satisfies Passkeys);
    },
  )
  .post(
    '/',
    describeRoute(
      routeDoc('createPasskey', 'Add a passkey', {
        description: 'The authenticator’s answer to the challenge.',
        answers: { 201: 'PasskeyInfo' },
        refuses: ['NO_SESSION', 'PASSKEYS_OFF', 'PASSKEY_REFUSED', 'PASSKEYS_EXHAUSTED', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('json', NewPasskey),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      return toResponse(c, await addPasskey(c, person, c.req.valid('json')), 201);
    },
  )
  .delete(
    '/:passkey',
    describeRoute(
      routeDoc('deletePasskey', 'Remove a passkey', { refuses: ['NO_SESSION', 'PASSKEY_NOT_FOUND'] }),
    ),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const isDone = await deletePasskey(peopleDatabase(c.env), person.playerId, c.req.param('passkey'));
      return isDone ? c.json({}) : problem(c, { code: 'PASSKEY_NOT_FOUND' });
    },
  );

/** Challenges, and signing in by passkey. */
export const passkeySignInRoutes = new Hono<AppEnv>()
  .post(
    '/new',
    describeRoute(
      routeDoc('newPasskey', 'What an authenticator needs to make a passkey (WebAuthn)', {
        answers: { 200: 'NewPasskeyChallenge' },
        refuses: ['NO_SESSION', 'PASSKEYS_OFF', 'PASSKEYS_EXHAUSTED', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('json', Empty),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      return toResponse(c, await challengeToAdd(c, person));
    },
  )
  .post(
    '/challenge',
    describeRoute(
      routeDoc('passkeyChallenge', 'What an authenticator signs to sign in (WebAuthn)', {
        answers: { 200: 'PasskeyChallenge' },
        refuses: ['PASSKEYS_OFF'],
      }),
    ),
    validate('json', Empty),
    async (c) => toResponse(c, await challengeToSignIn(c)),
  )
  .post(
    '/',
    describeRoute(
      routeDoc('usePasskey', 'Sign this browser in by a passkey', {
        description: 'The authenticator’s answer.',
        answers: { 200: 'Redeemed' },
        refuses: ['PASSKEYS_OFF', 'PASSKEY_REFUSED', 'OUTCOME_UNKNOWN'],
      }),
    ),
    validate('json', UsePasskey),
    async (c) => respond(c, usePasskey(c, c.req.valid('json'))),
  );

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
