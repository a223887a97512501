import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { mailKeys } from './settings.ts';

/** Hex digits of a secret in a link or cookie: 160 bits. */
export const TOKEN_DIGITS = 40;

/** A random secret for a link or cookie. Only its hash is stored. */
export const newToken = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(TOKEN_DIGITS / 2)));

/** SHA-256 as hex. Tokens are random, so a salt or a slow hash would add nothing. */
export const hashOf = async (token: string): Promise<string> =>
  bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));

/** Compares two hashes in constant time. */
export const sameHash = (a: string, b: string): boolean => {
  const [left, right] = [new TextEncoder().encode(a), new TextEncoder().encode(b)];
  return left.length === right.length && crypto.subtle.timingSafeEqual(left, right);
};

/**
 * Tokens that the service signs instead of storing them. Each purpose has a key of its own, so that nothing is good for another.
 * Changing the name of a purpose voids all that was signed for it.
 */
type SignaturePurpose = 'link' | 'code' | 'invitation' | 'group' | 'passkey' | 'feed' | 'picture';

/** Hex digits of a token's MAC: 16 bytes of HMAC-SHA-256, so one guess in 2¹²⁸ succeeds. */
const MAC_DIGITS = 32;

/** The HMAC-SHA-256 of a text for this purpose, by each of the service's secrets: the first is for signing. Empty if it has none. */
export const macsFor = (env: Env, purpose: SignaturePurpose, text: string): readonly Uint8Array[] =>
  mailKeys(env).map((secret) => hmac(sha256, utf8ToBytes(`carrack ${purpose} ${secret}`), utf8ToBytes(text)));

const hexMacs = (env: Env, purpose: SignaturePurpose, text: string): readonly string[] =>
  macsFor(env, purpose, text).map((mac) => bytesToHex(mac).slice(0, MAC_DIGITS));

/** A token: the payload, a dot and its MAC. Undefined if the service has no secret. */
export function signedToken(env: Env, purpose: SignaturePurpose, payload: string): string | undefined {
  const [mac] = hexMacs(env, purpose, payload);
  return mac && `${payload}.${mac}`;
}

/** The payload of a token that was signed for this purpose by one of the secrets; undefined if its MAC is not valid. */
export function signedPayload(env: Env, purpose: SignaturePurpose, token: string): string | undefined {
  const end = token.lastIndexOf('.');
  const payload = token.slice(0, Math.max(0, end));
  const given = token.slice(end + 1);
  return hexMacs(env, purpose, payload).some((mac) => sameHash(given, mac)) ? payload : undefined;
}
