import { bytesToHex } from '@noble/hashes/utils.js';

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
