import type { Seat } from '#shared/kernel/types.ts';
import { isDelayed, matchesAssertedSeat, type Caller, type Rights } from '../../people/access.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';

/** Who sits at a seat, for the Worker. The player's id never leaves the service. */
export interface SeatPlayer {
  /** Null: no person has the seat. */
  readonly playerId: string | null;
  /** Has the caller a seat here, the one they assert, or are they the host? */
  readonly isAtTable: boolean;
  /** Does the caller see the game later than it is played? Then they cannot be told who has just taken the seat. */
  readonly isLate: boolean;
}

export function playerAt(
  { game, seats }: LoadedGame,
  { viewer, host }: Rights,
  caller: Caller,
  seat: Seat,
): SeatPlayer {
  const isAtTable = (viewer !== 'spectator' || host) && matchesAssertedSeat(caller.seat, viewer);
  const isLate = viewer === 'spectator' && isDelayed(game);
  return { playerId: seats[seat]?.playerId ?? null, isAtTable, isLate };
}
