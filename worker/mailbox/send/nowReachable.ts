import { database } from '../../db/database.ts';
import { insertWaitingNotices } from '../../db/games/waitingNotices.ts';
import { rootCauseMessage } from '../../lib/failure.ts';
import { tellsPlayers, noticeHoldMs } from '../../lib/settings.ts';
import { scheduleMailboxes } from '../../lib/objects.ts';
import { REMIND_AFTER_MS } from '../../lib/notices.ts';

/**
 * The player can be told from now on, by a new way or again. A commit writes notices only for those who can be told then, so
 * the games that wait for the player already are noticed now. Never throws: the way itself is stored.
 */
export async function noticeWaitingGames(env: Env, playerId: string): Promise<void> {
  if (!tellsPlayers(env)) return;
  const now = Date.now();
  const dueAt = now + noticeHoldMs(env);
  const times = { now, dueAt, maxReminders: REMIND_AFTER_MS.length };
  try {
    const written = await insertWaitingNotices(database(env), playerId, times);
    if (written.length > 0) await scheduleMailboxes(env, [playerId], dueAt);
  } catch (error) {
    console.error({ event: 'waiting games not noticed', player: playerId, error: rootCauseMessage(error) });
  }
}
