import { ALWAYS, deadline } from '#shared/kernel/calendar.ts';
import { ok } from '#shared/kernel/result.ts';
import { maskOf, type Seat } from '#shared/kernel/types.ts';
import { peopleDatabase } from '../../db/database.ts';
import { gameDatabase } from '../../db/shards.ts';
import { insertReminder } from '../../db/games/notices.ts';
import { isBlockAmong } from '../../db/people/blocks.ts';
import type { SeatRow } from '../../db/schema.ts';
import { refuse, type RoomResult } from '../../lib/failure.ts';
import { scheduleMailboxes } from '../../lib/objects.ts';
import { noticeHoldMs, tellsPlayers } from '../../lib/settings.ts';
import { isKept } from '../../people/access.ts';
import { tryChargeReminder } from '../../people/quotas.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import type { Room } from '../roomContext.ts';

/** A player has another one reminded that the game waits for them. */

/** How long a seat may let others wait before it is reminded (ms). */
const REMIND_FROM_MS = 6 * 3_600_000;

/**
 * Has the player of `seat` reminded by their mailbox, once a day, in their waking hours. The answer is the same whether
 * they can be told or not, and whether one of the two has blocked the other: then nothing is sent.
 */
export async function remind(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  seat: Seat,
): Promise<RoomResult<Record<string, never>>> {
  const own = loaded.seats.find((row) => isKept(row) && row.playerId === playerId);
  if (own === undefined || playerId === null) return refuse('NOT_YOUR_SEAT');
  const row = loaded.seats[seat];
  const now = room.now();
  if (row?.playerId == null || own.seat === seat || !letsWait(loaded, row, now))
    return refuse('REMIND_NOT_NOW');
  if (!(await tryChargeReminder(peopleDatabase(room.env), { gameId: room.gameId, seat }, now)))
    return refuse('REMIND_NOT_NOW');
  const isBlocked = await isBlockAmong(peopleDatabase(room.env), [playerId, row.playerId]);
  if (!isBlocked && tellsPlayers(room.env)) await notice(room, loaded, row, row.playerId);
  return ok({});
}

/** Does the game wait for this seat's player, and has it waited long? */
const letsWait = ({ game }: LoadedGame, row: SeatRow, now: number): boolean =>
  game.status === 'running' &&
  isKept(row) &&
  ((game.acting >> row.seat) & 1) === 1 &&
  game.pausedUntil === null &&
  game.asleepSince === null &&
  now - game.turnAt >= REMIND_FROM_MS;

async function notice(room: Room, { game }: LoadedGame, row: SeatRow, playerId: string): Promise<void> {
  const now = room.now();
  const dueAt = awakeFrom(row, now + noticeHoldMs(room.env));
  await scheduleMailboxes(room.env, [playerId], dueAt); // first: a needless alarm is harmless
  await insertReminder(gameDatabase(room), {
    gameId: room.gameId,
    seats: maskOf([row.seat]),
    kind: 'turn',
    seq: game.seq,
    now,
    dueAt,
  });
}

/** The first time from `at` (ms) at which the player is awake and on no holiday, as far as the game knows. */
const awakeFrom = ({ calendar }: SeatRow, at: number): number =>
  calendar === null ? at : deadline(at, 1, { ...ALWAYS, ...calendar }) - 1;
