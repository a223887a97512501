import type { Commit } from '../kernel/log.ts';
import type { Seat } from '../kernel/types.ts';
import type { ChanceInfo, GameStatus, Message, Question, SeatInfo } from './http.ts';

/**
 * Frames of GET /api/games/:id/live, server to page, JSON; `engine` names the rules that wrote them.
 * The page sends the text `ping`, answered `pong` without waking the object, and `here` and `away`.
 */
export type Frame =
  /** On connecting and after every commit: the rows after the last one this socket got. */
  | {
      readonly type: 'commits';
      readonly engine: string;
      readonly seq: number;
      readonly commits: readonly Commit[];
    }
  /** When something was said. What was said before is fetched. */
  | { readonly type: 'message'; readonly engine: string; readonly message: Message }
  /** On connecting, and when seats, status or an open question change. */
  | {
      readonly type: 'table';
      readonly engine: string;
      readonly status: GameStatus;
      readonly acting: readonly Seat[];
      readonly seats: readonly SeatInfo[];
      readonly commitment: ChanceInfo;
      readonly question: Question | null;
      /** The seat with whose eyes this socket sees from here on; not there: as before. */
      readonly you?: Seat | null;
    };

/**
 * What the page says of itself: it is in front of its player, or no longer (hidden, or left alone for a while).
 * Only while it is, the game's own mails are held back.
 */
export const HERE = 'here';
export const AWAY = 'away';

export const PING = 'ping';
export const PONG = 'pong';

/** Why the server closed a socket: codes of the private range. */
export const CLOSED = {
  /** The session was revoked: do not come back with it. */
  SESSION_ENDED: 4001,
  /** The seat changed hands. */
  SEAT_CHANGED: 4002,
} as const;
