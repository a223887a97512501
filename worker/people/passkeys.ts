import type { Context } from 'hono';
import type * as v from 'valibot';
import { bytesToHex } from '@noble/hashes/utils.js';
import { ok } from '#shared/kernel/result.ts';
import type {
  NewPasskey,
  NewPasskeyChallenge,
  PasskeyChallenge,
  PasskeyInfo,
  Redeemed,
  UsePasskey,
} from '#shared/protocol/http.ts';
import type { AppEnv } from '../http/context.ts';
import { peopleDatabase, isKeyClash } from '../db/database.ts';
import { insertPasskey, markPasskeyUsed, passkeyById, passkeysOf } from '../db/people/credentials.ts';
import { insertUsedLink, playerById, type Person } from '../db/people/players.ts';
import { isSwitchedOn, mailIsOn, mailKeys } from '../lib/settings.ts';
import { refuse, type RoomResult } from '../lib/failure.ts';
import { browserIdOf, ensureBrowserId, forgetBrowserId, rememberAddress } from './browserId.ts';
import { browserName } from './session.ts';
import { signInAs } from './switchPlayer.ts';
import { hashOf, signedPayload, signedToken } from '../lib/tokens.ts';
import {
  ALGORITHM_NUMBERS,
  bytesOf,
  isSignedBy,
  isUsableKey,
  keyText,
  readAuthenticatorData,
  readClientData,
  utf8Of,
  type AuthenticatorData,
} from './webauthn.ts';

/** Adding passkeys and signing in by them. A refusal never says what was wrong: PASSKEY_REFUSED. */

/** More than anybody has devices. */
const PASSKEYS_AT_MOST = 10;

/** The page's origin: in development any address of the machine, because a passkey needs a name such as `localhost`. */
const originOf = (c: Context<AppEnv>): string | undefined =>
  isSwitchedOn(c.env, 'DEV') ? new URL(c.req.url).origin : c.env.ORIGIN;

/** Can this service be signed in to by passkey? It needs its address, and a secret to sign challenges with. */
export const hasPasskeys = (c: Context<AppEnv>): boolean =>
  originOf(c) !== undefined && mailKeys(c.env).length > 0;

/** A challenge for this browser. Fails with PASSKEYS_OFF. */
async function challengeFor(
  c: Context<AppEnv>,
  purpose: ChallengePurpose,
): Promise<RoomResult<PasskeyChallenge>> {
  const origin = originOf(c);
  const challenge = newChallenge(c.env, { purpose, browserId: await ensureBrowserId(c) }, Date.now());
  if (origin === undefined || challenge === undefined) return refuse('PASSKEYS_OFF');
  return ok({ challenge, rpId: new URL(origin).hostname });
}

export const challengeToSignIn = (c: Context<AppEnv>): Promise<RoomResult<PasskeyChallenge>> =>
  challengeFor(c, 'signIn');

export async function challengeToAdd(
  c: Context<AppEnv>,
  { playerId, name }: Person,
): Promise<RoomResult<NewPasskeyChallenge>> {
  const made = await challengeFor(c, 'add');
  if (!made.ok) return made;
  const own = await passkeysOf(peopleDatabase(c.env), playerId);
  if (own.length >= PASSKEYS_AT_MOST) return refuse('PASSKEYS_EXHAUSTED');
  const known = own.map(({ id }) => id);
  return ok({ ...made.value, userId: playerId, userName: name, algorithms: ALGORITHM_NUMBERS, known });
}

interface Answered {
  readonly data: AuthenticatorData;
  /** Of its challenge, ms. */
  readonly expiresAt: number;
  readonly challenge: string;
}

const TYPES = { add: 'webauthn.create', signIn: 'webauthn.get' } as const;

/** Checks that both answers have in common: our challenge for this browser and purpose, our page, our domain, and a person's touch. */
async function answered(
  c: Context<AppEnv>,
  purpose: ChallengePurpose,
  { authenticatorData, clientData }: Pick<UsePasskey, 'authenticatorData' | 'clientData'>,
): Promise<Answered | undefined> {
  const [client, data] = [readClientData(clientData), readAuthenticatorData(authenticatorData)];
  const [browserId, origin] = [await browserIdOf(c), originOf(c)];
  if (client === undefined || data === undefined || origin === undefined) return undefined;
  if (client.type !== TYPES[purpose] || client.origin !== origin || !data.isPresent) return undefined;
  const domain = await hashOf(new URL(origin).hostname);
  if (bytesToHex(data.rpIdHash) !== domain || browserId === undefined) return undefined;
  const { challenge } = client;
  const expiresAt = challengeExpiry(c.env, { purpose, browserId }, challenge, Date.now());
  return expiresAt === undefined ? undefined : { data, expiresAt, challenge };
}

/** Marks the challenge as used. False if it was used before. */
const isFirstUse = async (env: Env, { challenge, expiresAt }: Answered): Promise<boolean> =>
  (await insertUsedLink(peopleDatabase(env), await hashOf(challenge), expiresAt)).meta.changes === 1;

const isSame = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean =>
  a !== undefined && b !== undefined && bytesToHex(a) === bytesToHex(b);

/** Adds a passkey that an authenticator has made for the caller. Fails with PASSKEY_REFUSED or PASSKEYS_EXHAUSTED. */
export async function addPasskey(
  c: Context<AppEnv>,
  { playerId }: Person,
  { id, publicKey, algorithm, name, ...answer }: v.InferOutput<typeof NewPasskey>,
): Promise<RoomResult<PasskeyInfo>> {
  const found = await answered(c, 'add', answer);
  const key = keyText(algorithm, publicKey);
  if (found === undefined || !isSame(found.data.madeId, bytesOf(id))) return refuse('PASSKEY_REFUSED');
  if (!(await isUsableKey(key)) || !(await isFirstUse(c.env, found))) return refuse('PASSKEY_REFUSED');
  const db = peopleDatabase(c.env);
  if ((await passkeysOf(db, playerId)).length >= PASSKEYS_AT_MOST) return refuse('PASSKEYS_EXHAUSTED');
  const device = browserName(c.req.header('user-agent') ?? '');
  const label = [name, device].filter((part) => part != null).join(' – ');
  const { counter } = found.data;
  const row = { id, playerId, publicKey: key, counter, name: label, createdAt: Date.now() };
  try {
    await insertPasskey(db, row);
  } catch (error) {
    if (isKeyClash(error)) return refuse('PASSKEY_REFUSED');
    throw error;
  }
  return ok({ id, name: label, since: row.createdAt, usedAt: null });
}

/** Signs this browser in as the player of the passkey. Fails with PASSKEY_REFUSED, or as `bringGames`. */
export async function usePasskey(
  c: Context<AppEnv>,
  { id, signature, userHandle, bring, ...answer }: v.InferOutput<typeof UsePasskey>,
): Promise<RoomResult<Redeemed>> {
  const db = peopleDatabase(c.env);
  const found = await answered(c, 'signIn', answer);
  if (found === undefined) return refuse('PASSKEY_REFUSED');
  const passkey = await passkeyById(db, id);
  if (passkey === undefined || !isOf(passkey.playerId, userHandle)) return refuse('PASSKEY_REFUSED');
  const signed = { authenticatorData: found.data.bytes, clientData: answer.clientData, signature };
  if (!(await isSignedBy(passkey.publicKey, signed))) return refuse('PASSKEY_REFUSED');
  const player = await playerById(db, passkey.playerId);
  const { counter } = found.data;
  if (player === undefined || !isNewCount(passkey.counter, counter) || !(await isFirstUse(c.env, found)))
    return refuse('PASSKEY_REFUSED');
  if (!(await markPasskeyUsed(db, passkey, { counter, usedAt: Date.now() })))
    return refuse('PASSKEY_REFUSED');
  const signedIn = await signInAs(c, { playerId: player.id, name: player.name }, bring);
  if (!signedIn.ok) return signedIn;
  forgetBrowserId(c);
  if (player.email !== null && mailIsOn(c.env)) rememberAddress(c, player.email);
  return ok({ player: { id: player.id, name: player.name }, game: null });
}

/** Does the authenticator name this player, if it names one? */
const isOf = (playerId: string, userHandle: string | undefined): boolean =>
  userHandle === undefined || utf8Of(userHandle) === playerId;

/** A count that does not rise comes from a copy of the authenticator. 0 twice: it does not count. */
const isNewCount = (before: number, now: number): boolean => (before === 0 && now === 0) || now > before;

/**
 * Challenges for passkeys. They are signed, not stored, and each is good for one purpose, one browser and ten minutes. That
 * one is used once is noted in `used_links`.
 */

/** The effect of an answered challenge: adds a passkey, or signs in. */
type ChallengePurpose = 'add' | 'signIn';

/** The purpose and browser of a challenge. */
interface ChallengeClaims {
  readonly purpose: ChallengePurpose;
  /** The browser that asked (`browserIdOf`); with `add` its session. */
  readonly browserId: string;
}

const LIFE_MS = 600_000;

/** A new challenge; undefined if the service has no secret to sign it with. */
function newChallenge(env: Env, { purpose, browserId }: ChallengeClaims, now: number): string | undefined {
  const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
  return signedToken(env, 'passkey', [purpose, (now + LIFE_MS).toString(36), browserId, nonce].join('.'));
}

/** When the challenge expires (ms); undefined if it has, or was not made for this. */
export function challengeExpiry(
  env: Env,
  claims: ChallengeClaims,
  challenge: string,
  now: number,
): number | undefined {
  const payload = signedPayload(env, 'passkey', challenge);
  if (payload === undefined) return undefined;
  const [purpose, expiry = '', browserId] = payload.split('.');
  const expiresAt = Number.parseInt(expiry, 36);
  const isFor = purpose === claims.purpose && browserId === claims.browserId;
  return isFor && expiresAt > now ? expiresAt : undefined;
}
