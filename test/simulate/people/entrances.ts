import type {
  CreatedRecoveryCode,
  CreatedToken,
  NewPasskeyChallenge,
  PasskeyChallenge,
  Sessions,
  Tokens,
} from '#shared/protocol/http.ts';
import { Authenticator } from '../../support/authenticator.ts';
import { onceIn } from '../world/chance.ts';
import { hexOf, isKnown, type Act, type Scene } from './scene.ts';

/** Acts about ways in: sessions, recovery codes, passkeys, personal tokens. */

const isAtHome = ({ view }: Scene): boolean => view === undefined;

const recoveryCode: Act = {
  name: 'recovery code',
  often: (scene) => (isKnown(scene) ? 1 : 0),
  may: 'CHANGES_EXHAUSTED',
  do: async (scene) => {
    const { body } = await scene.post<CreatedRecoveryCode>('/api/me/recovery');
    if (body !== undefined) scene.person.keys.code = body.code;
  },
};

const recover: Act = {
  name: 'recover',
  often: (scene) => (isAtHome(scene) && scene.person.keys.code !== undefined ? 3 : 0),
  may: 'RECOVERY_CODE_WRONG',
  repeats: true,
  do: (scene) =>
    scene.post('/api/auth/recover', {
      code: scene.person.keys.code,
      key: hexOf(scene),
      bring: onceIn(scene.stream, 2),
    }),
};

const addPasskey: Act = {
  name: 'add passkey',
  often: (scene) => (isKnown(scene) ? 1 : 0),
  may: 'PASSKEYS_EXHAUSTED CHANGES_EXHAUSTED',
  do: async (scene) => {
    const asked = await scene.post<NewPasskeyChallenge>('/api/auth/passkey/new');
    if (asked.body === undefined) return;
    const authenticator = await Authenticator.make();
    const made = await scene.post('/api/me/passkeys', await authenticator.create(asked.body));
    if (made.status < 300) scene.person.keys.passkeys.push(authenticator);
  },
};

const removePasskey: Act = {
  name: 'remove passkey',
  often: (scene) => (isKnown(scene) && scene.person.keys.passkeys.length > 0 ? 3 : 0),
  may: 'PASSKEY_NOT_FOUND',
  do: ({ stream, person, ask }) => ask('DELETE', `/api/me/passkeys/${stream.pick(person.keys.passkeys).id}`),
};

const usePasskey: Act = {
  name: 'use passkey',
  often: (scene) => (isAtHome(scene) && scene.person.keys.passkeys.length > 0 ? 4 : 0),
  may: 'PASSKEY_REFUSED',
  do: async (scene) => {
    const { body } = await scene.post<PasskeyChallenge>('/api/auth/passkey/challenge');
    if (body === undefined) return;
    const signed = await scene.stream.pick(scene.person.keys.passkeys).get(body);
    await scene.post('/api/auth/passkey', { ...signed, bring: onceIn(scene.stream, 2) });
  },
};

const makeToken: Act = {
  name: 'make token',
  often: (scene) => (isKnown(scene) ? 1 : 0),
  may: 'TOKENS_EXHAUSTED',
  do: async (scene) => {
    const scope = scene.stream.pick(['read', 'play'] as const);
    const { body } = await scene.post<CreatedToken>('/api/me/tokens', { name: 'Script', scope });
    if (body !== undefined) scene.person.keys.tokens.push({ token: body.token, scope });
  },
};

/** A script asks for the list, and then for something that no token may. */
const useToken: Act = {
  name: 'use token',
  often: (scene) => (isAtHome(scene) && scene.person.keys.tokens.length > 0 ? 3 : 0),
  may: 'NO_SESSION TOKEN_SCOPE',
  do: async (scene) => {
    const headers = { authorization: `Bearer ${scene.stream.pick(scene.person.keys.tokens).token}` };
    await scene.ask('GET', '/api/me/games', undefined, headers);
    const forbidden = scene.stream.pick(['/api/me/export', '/api/me/channels', '/api/me/sessions']);
    const { status, code } = await scene.ask('GET', forbidden, undefined, headers);
    if (status < 300) scene.world.breach('answers', `a token may ${forbidden}: ${status} ${code}`);
  },
};

const removeToken: Act = {
  name: 'remove token',
  often: (scene) => (isKnown(scene) && scene.person.keys.tokens.length > 0 ? 3 : 0),
  may: 'TOKEN_NOT_FOUND',
  do: async (scene) => {
    const { body } = await scene.ask<Tokens>('GET', '/api/me/tokens');
    const [one] = scene.stream.shuffle(body?.tokens ?? []);
    if (one !== undefined) await scene.ask('DELETE', `/api/me/tokens/${one.id}`);
  },
};

const endSession: Act = {
  name: 'end session',
  often: (scene) => (isKnown(scene) && scene.person.habits.devices > 1 ? 1 : 0),
  may: 'SESSION_NOT_FOUND',
  do: async (scene) => {
    const { body } = await scene.ask<Sessions>('GET', '/api/me/sessions');
    const others = (body?.sessions ?? []).filter(({ here }) => !here);
    const [one] = scene.stream.shuffle(others);
    if (one !== undefined) await scene.ask('DELETE', `/api/me/sessions/${one.id}`);
    for (const browser of scene.person.browsers) browser.mayBeAnother = true;
  },
};

export const ENTRANCES: readonly Act[] = [
  recoveryCode,
  recover,
  addPasskey,
  removePasskey,
  usePasskey,
  makeToken,
  useToken,
  removeToken,
  endSession,
];
