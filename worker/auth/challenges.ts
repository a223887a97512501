import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { mailKey } from '../mailbox/transport.ts';
import { sameHash } from './tokens.ts';

/**
 * Challenges for passkeys. They are signed, not stored, and each is good for one purpose, one browser and ten minutes. That
 * one is used once is noted in `used_links`.
 */

/** What an answered challenge does: adds a passkey, or signs in. */
export type ChallengePurpose = 'add' | 'signIn';

/** What a challenge was made for. */
export interface ChallengeClaims {
  readonly purpose: ChallengePurpose;
  /** The browser that asked (`browserIdOf`); with `add` its session. */
  readonly browserId: string;
}

const LIFE_MS = 600_000;

const macOf = (key: string, text: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(`carrack passkey ${key}`), utf8ToBytes(text))).slice(0, 32);

/** A new challenge; undefined if the service has no secret to sign it with. */
export function newChallenge(
  env: Env,
  { purpose, browserId }: ChallengeClaims,
  now: number,
): string | undefined {
  const key = mailKey(env);
  const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
  const payload = [purpose, (now + LIFE_MS).toString(36), browserId, nonce].join('.');
  return key === undefined ? undefined : `${payload}.${macOf(key, payload)}`;
}

/** When the challenge expires (ms); undefined if it has, or was not made for this. */
export function challengeExpiry(
  env: Env,
  claims: ChallengeClaims,
  challenge: string,
  now: number,
): number | undefined {
  const key = mailKey(env);
  const end = challenge.lastIndexOf('.');
  const payload = challenge.slice(0, Math.max(0, end));
  if (key === undefined || !sameHash(challenge.slice(end + 1), macOf(key, payload))) return undefined;
  const [purpose, expiry = '', browserId] = payload.split('.');
  const expiresAt = Number.parseInt(expiry, 36);
  const isFor = purpose === claims.purpose && browserId === claims.browserId;
  return isFor && expiresAt > now ? expiresAt : undefined;
}
