import type { Commit } from '../kernel/log.ts';
import type { Seat } from '../kernel/types.ts';
import type {
  ChanceInfo,
  EndedQuestion,
  GameStatus,
  ListingInfo,
  Message,
  TableClock,
  TableQuestion,
  SeatInfo,
  OrdersAnswer,
} from './http.ts';

/**
 * Frames of GET /api/games/:id/live, server to page, JSON. `engine` names the rules that wrote them. The page
 * sends the text `ping`, which is answered with `pong` without waking the object, and `here` and `away`.
 */
export type Frame =
  /** On connecting and after every commit: the rows after the last one that was sent to this socket. */
  | {
      readonly type: 'commits';
      readonly engine: string;
      readonly seq: number;
      readonly commits: readonly Commit[];
    }
  /**
   * The log no longer has the rows this page knows, because a database was restored. The page must fetch
   * everything again.
   */
  | { readonly type: 'restored'; readonly engine: string }
  /** When players come or go, at most once a second: the seats with a page open. */
  | { readonly type: 'presence'; readonly engine: string; readonly online: readonly Seat[] }
  /** A new message at the table. Older ones are fetched. */
  | { readonly type: 'message'; readonly engine: string; readonly message: Message }
  /** The standing orders of the socket's own seat have changed, or what they say to its decision. */
  | ({ readonly type: 'orders'; readonly engine: string } & OrdersAnswer)
  /** On connecting, and when seats, status, title or an open question change. */
  | {
      readonly type: 'table';
      readonly engine: string;
      readonly status: GameStatus;
      readonly acting: readonly Seat[];
      readonly seats: readonly SeatInfo[];
      readonly commitment: ChanceInfo;
      readonly question: TableQuestion | null;
      readonly endedQuestions?: readonly EndedQuestion[];
      readonly clock: TableClock;
      readonly rematch: string | null;
      readonly title: string | null;
      /** Missing: the game was never listed, or has begun. */
      readonly listing?: ListingInfo;
      /** The seat whose view this socket gets from now on; missing: unchanged. */
      readonly you?: Seat | null;
      /** Only on connecting: over how long (ms) pages spread their first tries when all connections are lost at once. */
      readonly spread?: number;
    };

/** The shortest spread (ms), and that of a service which says none. */
export const SPREAD_MS = 16_000;

/**
 * The page reports whether its player looks at it: `here`, or `away` if it is hidden or was idle for a while.
 * While it is `here`, mails about the game are held back.
 */
export const HERE = 'here';
export const AWAY = 'away';

export const PING = 'ping';
export const PONG = 'pong';

/** Why the server closed a socket: codes of the private range. */
export const CLOSED = {
  /** The session was revoked. The page must not reconnect with it. */
  SESSION_ENDED: 4001,
  /** The seat changed hands. */
  SEAT_CHANGED: 4002,
  /**
   * The person has opened too many other sockets. The page reconnects only when somebody looks at it again.
   */
  REPLACED: 4003,
} as const;
