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
