import { ORDER_DELAY_MS } from '#shared/kernel/orders.ts';
import type { NoticeKind } from '#shared/protocol/http.ts';

/** The kinds of notices, and how long they wait. `mailbox/plan/` decides when a player is told of them. */

const DAY = 86_400_000;

/** A game has begun or is over, it is without the player, a seat is kept for them, or somebody wrote: no game waits for them. */
export const isNews = (kind: NoticeKind): boolean => NEWS.includes(kind);
export const NEWS: readonly NoticeKind[] = [
  'started',
  'over',
  'removed',
  'invited',
  'mention',
  'request',
  'accepted',
  'declined',
  'full',
];

/** Is it about a game that has not begun, or to somebody without a seat? Then nothing of its play is told. */
export const isOutsidePlay = (kind: NoticeKind): boolean => OUTSIDE_PLAY.has(kind);
const OUTSIDE_PLAY: ReadonlySet<NoticeKind> = new Set([
  'removed',
  'invited',
  'request',
  'accepted',
  'declined',
  'full',
]);

/** Kinds of which the player must know soon. */
export const isUrgent = (kind: NoticeKind): boolean =>
  kind === 'time' || kind === 'played' || kind === 'vacant';

/**
 * The kinds that a new notice does not replace while they wait to be told. Their message tells of the new occasion too, so
 * neither swallows the other. Time that runs out may end the game: then the end stays.
 */
export const NOT_REPLACED_BY: Readonly<Record<NoticeKind, readonly NoticeKind[]>> = {
  started: [],
  mention: ['started', 'vote', 'turn', 'time', 'played', 'vacant', 'over'],
  vote: ['turn', 'time', 'played', 'vacant'],
  turn: ['time', 'played', 'vacant'],
  time: ['over'],
  played: ['over'],
  vacant: ['over'],
  removed: [],
  invited: [],
  request: ['request'],
  accepted: ['started', 'vote', 'turn', 'time', 'played', 'vacant', 'over'],
  declined: [],
  full: [],
  over: [],
};

/**
 * How long a notice is held back (ms). An undo within it causes no message. It is longer than any delay of an answer by
 * orders: the others see when a player was told, and must not learn from it that orders have nothing to say.
 */
export const HOLD_MS = ORDER_DELAY_MS.max + 10_000;

/** How long an urgent notice is held back (ms): two time-outs at once, and the seat lost by them, are one message. */
export const URGENT_HOLD_MS = 10_000;

/** A player who has looked at the game and not moved is reminded after this time (ms). */
export const REMIND_SEEN_MS = DAY;

/** Times from one message of an absence to the next (ms). After the last one no message follows until the player is back. */
export const REMIND_AFTER_MS = [DAY, 3 * DAY, 7 * DAY] as const;

/** Time to the next try of a mailbox or a room after a failure (ms): soon enough for players, slow enough for a database that is down. */
export const RETRY_MS = 30_000;

/** A player is back. Times in ms. */
export interface Back {
  readonly at: number;
  /** When to remind them of decisions that are still open. */
  readonly remindAt: number;
  /** Notices with this many reminders get no more. */
  readonly maxReminders: number;
}

export const backAt = (at: number): Back => ({
  at,
  remindAt: at + REMIND_SEEN_MS,
  maxReminders: REMIND_AFTER_MS.length,
});
