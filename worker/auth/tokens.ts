import { bytesToHex } from '@noble/hashes/utils.js';

/** Secrets in links and cookies: 160 random bits, hex. Only their hashes are stored. */
export const newToken = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(20)));

/** SHA-256 as hex. The tokens are random, so neither salt nor slowness adds anything. */
export const hashOf = async (token: string): Promise<string> =>
  bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));

/** Compares two hashes in constant time. */
export const sameHash = (a: string, b: string): boolean => {
  const [left, right] = [new TextEncoder().encode(a), new TextEncoder().encode(b)];
  return left.length === right.length && crypto.subtle.timingSafeEqual(left, right);
};
