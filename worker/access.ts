import type { Seat, Viewer } from '../shared/kernel/types.ts';
import type { GameRow, SeatRow } from './db/schema.ts';

/** What a caller may do at a table. */
export interface Rights {
  /** May see the table at all. */
  readonly see: boolean;
  /** Whose eyes he sees it with. */
  readonly viewer: Viewer;
  /** May start, cancel and renew links. */
  readonly host: boolean;
}

/**
 * The truth table viewer × game → rights. A seat sees with its own eyes, everybody else as a spectator:
 * while seats are open (who has the link is being invited), later only where watching is allowed.
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

/** The seat a request says it is for, null for none; undefined where it does not say. */
export type NamedSeat = Seat | null | undefined;

/** Is the viewer whom the request is for? */
export const isNamed = (named: NamedSeat, viewer: Viewer): boolean =>
  named === undefined || (named ?? 'spectator') === viewer;
