import type { Seat, Viewer } from '#shared/kernel/types.ts';
import type { GameRow, SeatCalendar, SeatRow } from '../db/schema.ts';

/** The rights of a caller in a game. */
export interface Rights {
  /** May see the game at all. */
  readonly see: boolean;
  /** The viewer as whom they see the game. */
  readonly viewer: Viewer;
  /** May start and cancel the game and renew its links. */
  readonly host: boolean;
}

/**
 * The rights of a player in a game; the only place that decides them. A seat gets its own view, everybody else the
 * spectator's: while seats are open, because the link invites people, and later only if the game may be watched.
 */
export function rightsOf(
  playerId: string | null,
  game: Pick<GameRow, 'status' | 'watch' | 'hostId'>,
  seats: readonly Pick<SeatRow, 'seat' | 'playerId'>[],
): Rights {
  const own = playerId === null ? undefined : seats.find((seat) => seat.playerId === playerId);
  const host = playerId !== null && game.hostId === playerId;
  const see = own !== undefined || host || game.watch || game.status === 'open';
  return { see, viewer: own?.seat ?? 'spectator', host };
}

/** Is the game shown to spectators later than it is played? */
export const isDelayed = ({ watchDelay, status }: Pick<GameRow, 'watchDelay' | 'status'>): boolean =>
  watchDelay > 0 && status === 'running';

/** The seat that a request says it is made for; null: without a seat; undefined: the request does not say. */
export type AssertedSeat = Seat | null | undefined;

/** The caller of a room, the seat they call for, and their request. */
export interface Caller {
  /** Null for a caller without a session. */
  readonly playerId: string | null;
  readonly seat?: AssertedSeat;
  /** When their time counts, as their profile says; undefined if the caller is no request of a player. */
  readonly calendar?: SeatCalendar | null;
  /** Does mail or a channel reach them, as their profile says? Undefined likewise. */
  readonly told?: boolean | undefined;
  /** Appears in the room's logs and in the answer. Absent if the caller is no request but, for example, a mailbox. */
  readonly requestId?: string;
  /** The requesting machine in quotas (`clientKey`). Absent likewise. */
  readonly machine?: string;
}

/** Does the viewer have the seat that the request asserts? True if it asserts none. */
export const matchesAssertedSeat = (asserted: AssertedSeat, viewer: Viewer): boolean =>
  asserted === undefined || (asserted ?? 'spectator') === viewer;

/** Does a person have this seat, who has not left or lost it? */
export const isKept = ({ kind, vacancy }: SeatRow): boolean => kind === 'person' && vacancy === null;
