import type { LogRow } from '#shared/kernel/log.ts';
import { ORDER_DELAY_MS } from '#shared/kernel/orders.ts';
import { maskOf, type SeatMask } from '#shared/kernel/types.ts';
import type { NoticeKind } from '#shared/protocol/http.ts';
import type { LoadedGame } from './loadedGame.ts';

/** The notices that a commit causes. */
export interface NoticePlan {
  /** The seats whose players know already that the game waits for them, or for whom a notice is written now. */
  readonly aware: SeatMask;
  readonly notices: readonly { readonly kind: NoticeKind; readonly seats: SeatMask }[];
}

/**
 * A person gets a notice when they must decide and nothing is played automatically before that, nor by their orders within
 * the longest delay. They get none if their own move led to the decision, because then they are present. Everybody gets one when the game begins and when it is over.
 */
export function noticesFor(before: LoadedGame, next: LoadedGame, row: LogRow): NoticePlan {
  const { aware, notices } = allNotices(before, next, row);
  return { aware, notices: notices.filter(({ seats }) => seats !== 0) };
}

/**
 * The notices of a change that adds no row. A player is told that it is their turn if nothing automatic comes before it any
 * more: orders that were to answer have been changed, or cannot be read since a deploy.
 */
export function noticesWithoutRow({ game, seats }: LoadedGame): NoticePlan {
  if (game.status !== 'running' || game.due !== null) return { aware: game.aware, notices: [] };
  const waiting = game.acting & peopleOf(seats) & ~game.aware;
  return {
    aware: game.aware | waiting,
    notices: waiting === 0 ? [] : [{ kind: 'turn', seats: waiting }],
  };
}

/** As `noticesFor`, but may hold notices for no seat. A running game that is due soon continues automatically. */
function allNotices(before: LoadedGame, next: LoadedGame, row: LogRow): NoticePlan {
  const people = peopleOf(next.seats);
  const present = presentOf(before, row);
  if (next.game.status !== 'running')
    return { aware: 0, notices: [{ kind: 'over', seats: people & ~present }] };
  const acting = next.game.acting & people;
  const aware = (before.game.aware | present) & acting;
  const isFirst = before.game.seq === 0;
  if (next.game.due !== null && next.game.due <= row.at + ORDER_DELAY_MS.max)
    return { aware, notices: isFirst ? [{ kind: 'started', seats: people }] : [] };
  return {
    aware: acting,
    notices: [
      { kind: 'turn', seats: acting & ~aware },
      ...(isFirst ? [{ kind: 'started', seats: people & ~acting } as const] : []),
    ],
  };
}

const peopleOf = (seats: LoadedGame['seats']): SeatMask =>
  maskOf(seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat));

/** The person who has just acted, as a seat mask. An undo by consent was completed by another seat's vote, so its owner may be away. */
const presentOf = (before: LoadedGame, row: LogRow): SeatMask => {
  const byConsent = row.undone !== null && before.game.question !== null;
  return row.by === 'person' && row.seat !== null && !byConsent ? maskOf([row.seat]) : 0;
};
