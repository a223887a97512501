import type { Pending, PlannedNotice } from './plan.ts';

/** Games that a message names beside those it is about. */
const NAMED_AT_MOST = 15;

/**
 * The notices of games that the player was told of before, and that wait for them still: the message names them too, so that
 * it says all games that wait. It changes nothing of when they are reminded. Pure.
 */
export const stillWaiting = <N extends Pending>(
  notices: readonly N[],
  message: readonly PlannedNotice<N>[],
  now: number,
): readonly N[] => {
  const isNew = new Set(message.map(({ notice }) => notice.id));
  return notices
    .filter(
      ({ id, kind, state, stands, pausedUntil }) =>
        kind === 'turn' &&
        stands &&
        (state === 'sent' || state === 'seen') &&
        (pausedUntil === null || pausedUntil <= now) &&
        !isNew.has(id),
    )
    .slice(0, NAMED_AT_MOST);
};
