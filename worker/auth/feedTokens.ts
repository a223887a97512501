import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { mailKey } from '../mailbox/transport.ts';
import { sameHash } from './tokens.ts';

/**
 * The token in the address of a player's feed. It is signed, not stored, and says since when it is valid. The player's
 * row has the same time (`players.feedSince`), so a renewal voids every earlier address.
 */
export interface FeedClaims {
  readonly playerId: string;
  /** When the player made the address (ms). */
  readonly since: number;
}

const macOf = (key: string, text: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(`carrack feed ${key}`), utf8ToBytes(text))).slice(0, 32);

/** Undefined if the service has no secret to sign it with. */
export function feedToken(env: Env, { playerId, since }: FeedClaims): string | undefined {
  const key = mailKey(env);
  const payload = `${playerId}.${since.toString(36)}`;
  return key === undefined ? undefined : `${payload}.${macOf(key, payload)}`;
}

/** The claims of a token; undefined if its signature is invalid. */
export function readFeedToken(env: Env, token: string): FeedClaims | undefined {
  const key = mailKey(env);
  const end = token.lastIndexOf('.');
  const payload = token.slice(0, Math.max(0, end));
  if (key === undefined || !sameHash(token.slice(end + 1), macOf(key, payload))) return undefined;
  const [playerId = '', since = ''] = payload.split('.');
  return { playerId, since: Number.parseInt(since, 36) };
}
