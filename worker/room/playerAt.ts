import type { Seat } from '#shared/kernel/types.ts';
import { matchesAssertedSeat, type Caller, type Rights } from '../access.ts';
import type { LoadedGame } from './loadedGame.ts';

/** Who sits at a seat, for the Worker. The player's id never leaves the service. */
export interface SeatPlayer {
  /** Null: no person has the seat. */
  readonly playerId: string | null;
  /** Has the caller a seat here, the one they assert, or are they the host? */
  readonly isAtTable: boolean;
}

export function playerAt(
  { seats }: LoadedGame,
  { viewer, host }: Rights,
  caller: Caller,
  seat: Seat,
): SeatPlayer {
  const isAtTable = (viewer !== 'spectator' || host) && matchesAssertedSeat(caller.seat, viewer);
  return { playerId: seats[seat]?.playerId ?? null, isAtTable };
}
