import type { LogRow } from '#shared/kernel/log.ts';
import { maskOf, type SeatMask } from '#shared/kernel/types.ts';
import type { NoticeKind } from '#shared/protocol/http.ts';
import type { GameRow, SeatRow } from '../../db/schema.ts';
import type { NoticeWithoutSeat } from '../../db/games/notices.ts';
import { scheduleMailboxes } from '../../lib/objects.ts';
import { noticeHoldMs, tellsPlayers } from '../../lib/settings.ts';
import type { LoadedGame, RoomStorage } from '../storage/loadedGame.ts';
import { isKept } from '../../people/access.ts';
import { isAgreedUndo } from '../clock/seatClocks.ts';

/** The notices that a commit causes. */
export interface NoticePlan {
  /** The seats whose players know already that the game waits for them, or for whom a notice is written now. */
  readonly aware: SeatMask;
  readonly notices: readonly { readonly kind: NoticeKind; readonly seats: SeatMask }[];
}

/**
 * A person gets a notice when they must decide and no bot or forced answer comes before that. They get none if their own
 * move led to the decision, because then they are present. Everybody gets one when the game begins and when it is over.
 * `goesOn`: a bot or a forced answer comes next. Standing orders change nothing here, because others see when a player
 * was told. The notice is held until they have answered, and is then dropped.
 */
export function noticesFor(before: LoadedGame, next: LoadedGame, row: LogRow, goesOn: boolean): NoticePlan {
  const { aware, notices } = allNotices(before, next, row, goesOn);
  return { aware, notices: notices.filter(({ seats }) => seats !== 0) };
}

/** The notices of turns that wait in these seats already. */
export function waitingNotices({ status, acting }: GameRow, own: readonly SeatRow[]): NoticePlan['notices'] {
  const seats = status === 'running' ? acting & peopleOf(own) : 0;
  return seats === 0 ? [] : [{ kind: 'turn', seats }];
}

/** Does the game wake? Whom it waits for was told before it slept, and may have forgotten it. */
export const wakes = (before: GameRow, next: GameRow): boolean =>
  before.asleepSince !== null && next.asleepSince === null && next.status === 'running';

/** As `noticesFor`, but may hold notices for no seat. */
function allNotices(before: LoadedGame, next: LoadedGame, row: LogRow, goesOn: boolean): NoticePlan {
  const people = peopleOf(next.seats);
  const present = presentOf(before, row);
  if (next.game.status !== 'running')
    return { aware: 0, notices: [{ kind: 'over', seats: people & ~present }] };
  const acting = next.game.acting & people;
  const told = wakes(before.game, next.game) ? 0 : before.game.aware;
  const aware = (told | present) & acting;
  const isFirst = before.game.seq === 0;
  if (goesOn) return { aware, notices: isFirst ? [{ kind: 'started', seats: people }] : [] };
  return {
    aware: acting,
    notices: [
      { kind: 'turn', seats: acting & ~aware },
      ...(isFirst ? [{ kind: 'started', seats: people & ~acting } as const] : []),
    ],
  };
}

/** People who have not left or lost their seat. */
const peopleOf = (seats: readonly SeatRow[]): SeatMask =>
  maskOf(seats.filter(isKept).map(({ seat }) => seat));

/** The person who has just acted, as a seat mask. An undo by consent was completed by another seat's vote, so its owner may be away. */
const presentOf = (before: LoadedGame, row: LogRow): SeatMask =>
  row.by === 'person' && row.seat !== null && !isAgreedUndo(before.game, row) ? maskOf([row.seat]) : 0;

/** A notice to somebody without a seat. Their mailbox is told before it is written, as in `persist`: a needless alarm is harmless. */
export async function announce(
  room: RoomStorage & { readonly now: () => number },
  { kind, playerId, seat }: Pick<NoticeWithoutSeat, 'kind' | 'playerId' | 'seat'>,
): Promise<NoticeWithoutSeat> {
  const createdAt = room.now();
  const dueAt = tellsPlayers(room.env) ? createdAt + noticeHoldMs(room.env, kind) : null;
  if (dueAt !== null) await scheduleMailboxes(room.env, [playerId], dueAt);
  const state = dueAt === null ? 'failed' : 'queued';
  return { kind, playerId, seat, gameId: room.gameId, createdAt, dueAt, state };
}
