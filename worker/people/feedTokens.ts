import { signedPayload, signedToken } from '../lib/tokens.ts';

/**
 * The token in the address of a player's feed. It is signed, not stored, and says since when it is valid. The player's
 * row has the same time (`players.feedSince`), so a renewal voids every earlier address.
 */
export interface FeedClaims {
  readonly playerId: string;
  /** When the player made the address (ms). */
  readonly since: number;
}

/** Undefined if the service has no secret to sign it with. */
export const feedToken = (env: Env, { playerId, since }: FeedClaims): string | undefined =>
  signedToken(env, 'feed', `${playerId}.${since.toString(36)}`);

/** The claims of a token; undefined if its signature is invalid. */
export function readFeedToken(env: Env, token: string): FeedClaims | undefined {
  const payload = signedPayload(env, 'feed', token);
  if (payload === undefined) return undefined;
  const [playerId = '', since = ''] = payload.split('.');
  return { playerId, since: Number.parseInt(since, 36) };
}
