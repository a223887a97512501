import type { Pending, PlannedNotice } from './plan.ts';

/** Games that a message names beside those it is about. */
const NAMED_AT_MOST = 15;

/** Games that wait besides those a message is about. */
export interface StillWaiting<N> {
  readonly named: readonly N[];
  /** How many more there are. */
  readonly unnamed: number;
}

/**
 * The notices of games that the player was told of before, and that wait for them still: the message names them too, and
 * counts the rest, so that it says all games that wait. It changes nothing of when they are reminded. Pure.
 */
export const stillWaiting = <N extends Pending>(
  notices: readonly N[],
  message: readonly PlannedNotice<N>[],
  now: number,
): StillWaiting<N> => {
  const isNew = new Set(message.map(({ notice }) => notice.id));
  const all = notices.filter(
    ({ id, kind, state, stands, pausedUntil }) =>
      kind === 'turn' &&
      stands &&
      (state === 'sent' || state === 'seen') &&
      (pausedUntil === null || pausedUntil <= now) &&
      !isNew.has(id),
  );
  const named = all.slice(0, NAMED_AT_MOST);
  return { named, unnamed: all.length - named.length };
};

/** The subrequests of one message, to rooms, database and other servers. Pure. */

/** Subrequests that the free plan allows in one invocation. */
export const SUBREQUESTS = 50;

/** Subrequests of a message besides games and channels: its notices, the digest, the mail, the records of both sides. */
const FIXED = 12;

/** A game takes two: is the player looking, and the time of the message for its room. */
const BY_GAME = 2;

/** A name takes two questions to the resolver. */
const BY_HOST = 2;

const GAMES_AT_MOST = 15;

/**
 * Maximum of games in one message that also goes to channels at these hosts. If more are due, the rest follows in the next
 * message.
 */
export function gamesPerMessage(hosts: readonly string[]): number {
  const left = SUBREQUESTS - FIXED - hosts.length - BY_HOST * new Set(hosts).size;
  return Math.max(1, Math.min(GAMES_AT_MOST, Math.floor(left / BY_GAME)));
}
