import { peopleDatabase } from '../db/database.ts';
import { waysToTell } from '../db/people/listings.ts';
import { undeliverableReason } from '../db/people/mails.ts';
import { insertWaitingNotices, markTold, planQueuedAnew, wasToldAfter } from '../db/games/absences.ts';
import { backSince, setBackAt, toldAmong } from '../db/people/players.ts';
import { askShards, settleShards } from '../db/shards.ts';
import { rootCauseMessage } from '../lib/failure.ts';
import { REMIND_AFTER_MS, RETRY_MS } from '../lib/notices.ts';
import { scheduleMailboxes } from '../lib/objects.ts';
import { mailIsOn, noticeHoldMs, tellsPlayers } from '../lib/settings.ts';

/** When notices of games that wait already are written and due. */
export const waitingTimes = (env: Env, now: number) => ({
  now,
  dueAt: now + noticeHoldMs(env),
  maxReminders: REMIND_AFTER_MS.length,
});

/**
 * Mail or a channel reaches the player from now on, or may reach them no more. Their seats know it by a copy, and a commit
 * writes notices only for those who are told by it; so games that wait for the player already are noticed now. Never throws:
 * the way itself is stored, and the mailbox, which rings soon after a failure, corrects a copy that is wrong.
 */
export async function spreadTold(env: Env, playerId: string): Promise<void> {
  const times = waitingTimes(env, Date.now());
  try {
    const told = (await toldAmong(peopleDatabase(env), [playerId])).has(playerId);
    const isNoticed = told && tellsPlayers(env);
    if (isNoticed) await scheduleMailboxes(env, [playerId], times.dueAt); // first: a needless alarm is harmless
    await askShards(env, playerId, (db) =>
      db.batch([
        markTold(db, playerId, told),
        ...(isNoticed ? [insertWaitingNotices(db, playerId, times)] : []),
      ]),
    );
  } catch (error) {
    console.error({ event: 'ways to a player not spread', player: playerId, error: rootCauseMessage(error) });
    await scheduleMailboxes(env, [playerId], Date.now() + RETRY_MS);
  }
}

/** The player wants to be told at other times from now on: what they were not told yet is planned anew. */
export async function spreadTelling(env: Env, playerId: string): Promise<void> {
  const now = Date.now();
  const held = { now, after: now + noticeHoldMs(env) };
  await settleShards(env, playerId, async (db) => db.batch([planQueuedAnew(db, playerId, held)]));
  await scheduleMailboxes(env, [playerId], now);
}

/**
 * The player is back. That is noted once in an absence in which they were told of games, whichever these are. False if they were
 * not told since they were back.
 */
export async function endAbsence(env: Env, playerId: string, now: number): Promise<boolean> {
  const since = await backSince(peopleDatabase(env), playerId);
  const told = await askShards(env, playerId, (db) => wasToldAfter(db, playerId, since));
  if (!told.includes(true)) return false;
  await setBackAt(peopleDatabase(env), playerId, now);
  return true;
}

/** Can the player be told of this game while its page is closed? */
export async function isReachable(env: Env, playerId: string, gameId: string): Promise<boolean> {
  const db = peopleDatabase(env);
  const { email, hasChannel } = await waysToTell(db, playerId, gameId);
  if (hasChannel) return true;
  return email !== null && mailIsOn(env) && (await undeliverableReason(db, email)) === null;
}
