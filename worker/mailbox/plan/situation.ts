import { holidayAt } from '#shared/kernel/holidays.ts';
import type { SeatMask } from '#shared/kernel/types.ts';
import type { NoticeKind } from '#shared/protocol/http.ts';
import type { selectNotices } from '../../db/games/notices.ts';
import type { NoticeRow } from '../../db/schema.ts';
import type { GameDigest } from '../../wording/digest.ts';
import type { Situation } from './occasion.ts';
import type { Pending } from './plan.ts';

/** A notice with what the database knows of its game. */
export type ListedNotice = Awaited<ReturnType<typeof selectNotices>>[number];

/** The same as the plan takes it. */
export interface KnownNotice extends Pending {
  readonly row: NoticeRow;
  readonly game: string;
  /** The game's own name; null for none. */
  readonly title: string | null;
  /** May the player see who plays? Whom the host has removed may not, once the game has begun. */
  readonly seesNames: boolean;
  /** The game's host; null: there is none. */
  readonly hostId: string | null;
  /** The player is on holiday now. */
  readonly isOnHoliday: boolean;
}

/** The situation by the database. `isWelcome`: does the player want the invitation, and do those at the table want them? */
export function situationOf(listed: ListedNotice, isWelcome: boolean, now: number): Situation {
  const { notice, status, acting, seatClocks, question, pausedUntil, calendar, moved, isJoinAsked } = listed;
  const has = (seats: SeatMask): boolean => ((seats >> notice.seat) & 1) === 1;
  const { reminded = 0 } = seatClocks?.[notice.seat] ?? {};
  const voted = (question?.agreed ?? 0) | (question?.declined ?? 0);
  return {
    status,
    isActing: has(acting),
    seat: seatOf(listed, isWelcome),
    hasMoved: moved === 1,
    reminded,
    isOnHoliday: holidayAt(calendar?.off ?? [], now) !== undefined,
    isAsked: has((question?.asked ?? 0) & ~voted),
    isPaused: pausedUntil !== null && pausedUntil > now,
    isJoinAsked: isJoinAsked === 1,
  };
}

function seatOf(
  { notice, seatedPlayer, vacancy, sits, invited }: ListedNotice,
  isWelcome: boolean,
): Situation['seat'] {
  if (seatedPlayer === notice.playerId) return vacancy === null ? 'kept' : 'vacant';
  return sits === 1 || (invited && isWelcome) ? 'offered' : 'taken';
}

/** Does the room's game still have the occasion of the notice? The row of the game was read before. */
export function stillStands(kind: NoticeKind, digest: GameDigest): boolean {
  switch (kind) {
    case 'turn':
    case 'time':
      return digest.asks.length > 0;
    case 'vote':
      return digest.question !== null;
    case 'vacant':
      return digest.vacancy !== null;
    case 'played':
      return digest.vacancy === null;
    case 'over':
      return digest.isOver;
    case 'mention':
      return digest.mentions.length > 0 || digest.hasOlderMessages;
    case 'removed':
    case 'invited':
    case 'request':
    case 'accepted':
    case 'declined':
    case 'full':
      return true;
    case 'started':
      return !digest.isOver;
  }
}
