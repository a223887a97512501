import { bytesToHex } from '@noble/hashes/utils.js';

/** Hex digits of a secret in a link or cookie: 160 bits. */
export const TOKEN_DIGITS = 40;

/** Secrets in links and cookies. Only their hashes are stored. */
export const newToken = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(TOKEN_DIGITS / 2)));

/** SHA-256 as hex. The tokens are random, so neither salt nor slowness adds anything. */
export const hashOf = async (token: string): Promise<string> =>
  bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));

/** Compares two hashes in constant time. */
export const sameHash = (a: string, b: string): boolean => {
  const [left, right] = [new TextEncoder().encode(a), new TextEncoder().encode(b)];
  return left.length === right.length && crypto.subtle.timingSafeEqual(left, right);
};
