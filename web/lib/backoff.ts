/** How long a page waits before it connects again. Pure: `random` is 0 ≤ random < 1, times are in ms. */

/** Why a page reconnects, and whether its user is waiting. */
export interface Lost {
  /** Tries since the last good connection, this one not counted. */
  readonly tries: number;
  /** The server closed this connection alone, for a reason that no longer holds. */
  readonly alone: boolean;
  /** The page is hidden or idle. */
  readonly unseen: boolean;
}

/** A deploy closes all connections at once. The pages reconnect spread over this time (ms). */
const SPREAD = 16_000;
const SHORTEST = 500;
/** Longest wait of a page in use (ms). */
const LONGEST = 120_000;
/** A hidden or idle page waits this many times as long. */
const UNSEEN_FACTOR = 8;
const LONGEST_UNSEEN = 600_000;
/** A connection that was closed alone reconnects within this time (ms). */
const ALONE_SPREAD = 2_000;

/**
 * Evenly spread between two bounds that double with each try. The first try may come soon; a later one takes half of the
 * upper bound at least.
 */
export function waitBefore({ tries, alone, unseen }: Lost, random: number): number {
  const [factor, longest] = unseen ? [UNSEEN_FACTOR, LONGEST_UNSEEN] : [1, LONGEST];
  const spread = alone && tries === 0 ? ALONE_SPREAD : Math.min(longest, SPREAD * factor * 2 ** tries);
  const least = tries === 0 ? SHORTEST : spread / 2;
  const most = tries === 0 ? spread + SHORTEST : spread;
  return least + random * (most - least);
}

/** Least time between two tries that the user causes by turning to the page or touching it (ms). */
const ASKED_SHORTEST = 1_000;
const ASKED_LONGEST = 30_000;

/** The remaining wait if the user turns to the page `since` ms after the last try began. */
export const waitWhenAsked = (tries: number, since: number): number =>
  Math.max(0, Math.min(ASKED_LONGEST, ASKED_SHORTEST * 2 ** tries) - since);
