import type { NoticeKind, NoticeState } from '#shared/protocol/http.ts';

/** The occasion of a notice now. Pure. */

/** The state of a notice's game, as far as its player is concerned. */
export interface Situation {
  readonly status: 'open' | 'running' | 'over' | 'aborted';
  /** It is the turn of the player's seat. */
  readonly isActing: boolean;
  /**
   * Does the player have the seat? `vacant`: they have left or lost it, and may come back; `offered`: it is free, and kept for
   * them, or they have another at the table; `taken`: none of this.
   */
  readonly seat: 'kept' | 'vacant' | 'offered' | 'taken';
  /** The player has moved since the notice was written. */
  readonly hasMoved: boolean;
  /** Reminders that the clock has given in this turn. */
  readonly reminded: number;
  /** The player is on holiday now. */
  readonly isOnHoliday: boolean;
  /** The table is asked something, and the player has not voted. */
  readonly isAsked: boolean;
  readonly isPaused: boolean;
  /** Of a notice that somebody asks to join: do they still? */
  readonly isJoinAsked: boolean;
}

/** Does this kind of occasion hold in the situation? */
export function holds(kind: NoticeKind, now: Situation): boolean {
  if (kind === 'removed') return now.seat === 'taken';
  if (kind === 'declined' || kind === 'full') return now.seat === 'taken';
  if (kind === 'request') return now.status === 'open' && now.isJoinAsked;
  if (kind === 'accepted') return now.status === 'open' && now.seat === 'kept';
  if (kind === 'invited') return now.status === 'open' && now.seat === 'offered';
  if (now.seat === 'taken' || now.seat === 'offered') return false;
  if (kind === 'over') return now.status === 'over';
  if (kind === 'mention') return now.status === 'running' || now.status === 'over';
  if (now.status !== 'running') return false;
  if (kind === 'vacant') return now.seat === 'vacant';
  if (now.seat === 'vacant') return false;
  switch (kind) {
    case 'turn':
      return now.isActing;
    case 'time':
      return now.isActing && !now.isPaused && (now.reminded > 0 || now.isOnHoliday);
    case 'played':
      return !now.hasMoved;
    case 'vote':
      return now.isAsked;
    case 'started':
      return true;
  }
}

/**
 * The kind of a notice now, and whether it still holds. A player has one notice for each game, about the newest or most
 * urgent occasion. Is that over, and the player has not been told yet, then what else waits for them takes its place.
 * After the message only a turn is reminded of. `isMailOwed`: they were told by channels, and the mail has still to follow.
 */
export function occasionNow(
  { kind, state }: { readonly kind: NoticeKind; readonly state: NoticeState },
  now: Situation,
  isMailOwed = false,
): { readonly kind: NoticeKind; readonly stands: boolean } {
  if (state !== 'queued') {
    const waits = kind !== 'started' && holds('turn', now);
    return waits ? { kind: 'turn', stands: true } : { kind, stands: isMailOwed && holds(kind, now) };
  }
  const next = [kind, 'turn', 'vote'] as const;
  const found = next.find((one) => holds(one, now));
  return found === undefined ? { kind, stands: false } : { kind: found, stands: true };
}
