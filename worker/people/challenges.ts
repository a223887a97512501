import { bytesToHex } from '@noble/hashes/utils.js';
import { signedPayload, signedToken } from '../lib/tokens.ts';

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

/** A new challenge; undefined if the service has no secret to sign it with. */
export function newChallenge(
  env: Env,
  { purpose, browserId }: ChallengeClaims,
  now: number,
): string | undefined {
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
