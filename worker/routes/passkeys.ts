import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { Empty, NewPasskey, UsePasskey, type Passkeys } from '#shared/protocol/http.ts';
import { type AppEnv, problem } from '../http/context.ts';
import {
  addPasskey,
  challengeToAdd,
  challengeToSignIn,
  hasPasskeys,
  usePasskey,
} from '../people/passkeys.ts';
import { peopleDatabase } from '../db/database.ts';
import { deletePasskey, passkeysOf } from '../db/people/credentials.ts';
import { respond, toResponse, validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

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
