import type { Context } from 'hono';
import type { AppEnv } from '../http/context.ts';
import { deleteDevices } from '../db/people/channels.ts';
import { leaveGroupsIfLost } from '../db/people/groups.ts';
import { peopleDatabase } from '../db/database.ts';
import { settleShards } from '../db/shards.ts';
import { unfinishedGamesOf } from '../db/games/games.ts';
import { tablesIn } from '../db/people/tablesOf.ts';
import { deleteSession, deleteSessions, playerById, type Person } from '../db/people/players.ts';
import { mailIsOn } from '../lib/settings.ts';
import { roomOf } from '../lib/objects.ts';
import { rootCauseMessage } from '../lib/failure.ts';
import { rememberAddress } from './browserId.ts';
import { removeSessionCookie } from './session.ts';
import { spreadTold } from './told.ts';

/** The end of a session or of a personal token. */

/** Removes the session cookie. The browser keeps a signed cookie that says that the player's address was used in it. */
export async function removeSession(c: Context<AppEnv>, { playerId }: Person): Promise<void> {
  const email = (await playerById(peopleDatabase(c.env), playerId))?.email;
  if (email != null && mailIsOn(c.env)) rememberAddress(c, email);
  removeSessionCookie(c);
}

/**
 * Deletes the session and the device that was switched on in it, and closes the live connections that were opened with it. The groups
 * of a guest whom nothing leads back then go to others.
 */
export async function endSession(env: Env, playerId: string, session: string): Promise<void> {
  const db = peopleDatabase(env);
  const [, devices] = await db.batch([
    deleteSession(db, session),
    ...deleteDevices(db, playerId, session),
    ...leaveGroupsIfLost(db, playerId),
  ]);
  if (devices.meta.changes > 0) await spreadTold(env, playerId);
  await closeSockets(env, playerId, [session]);
}

/** Does the same for all sessions of a player. */
export async function endAllSessions(env: Env, playerId: string): Promise<void> {
  const db = peopleDatabase(env);
  const [ended] = await db.batch([
    deleteSessions(db, playerId),
    ...deleteDevices(db, playerId, 'all'),
    ...leaveGroupsIfLost(db, playerId),
  ]);
  await spreadTold(env, playerId);
  const hashes = ended.map(({ hash }) => hash);
  await closeSockets(env, playerId, hashes);
}

/**
 * Closes the live connections of sessions or tokens that have ended. Nobody's signing out fails for a room that cannot be
 * reached: its next deploy or restart ends the connection. Nor for a database of games that does not answer: the session is
 * gone, so that nobody could repeat it, and a room closes connections without its database. Finished games ask by themselves
 * (`closeEnded`): a player may have any number of them.
 */
export async function closeSockets(env: Env, playerId: string, ended: readonly string[]): Promise<void> {
  const live = await gamesToClose(env, playerId);
  const results = await Promise.allSettled(live.map(async ({ id }) => roomOf(env, id).endSessions(ended)));
  for (const result of results)
    if (result.status === 'rejected')
      console.error({ event: 'session not closed', error: rootCauseMessage(result.reason) });
}

/** The unfinished games of the player; of a database that does not answer all games that may know them. */
async function gamesToClose(env: Env, playerId: string): Promise<readonly { readonly id: string }[]> {
  const { answers, silent } = await settleShards(env, playerId, (db) => unfinishedGamesOf(db, playerId));
  const others = silent.map(({ letters }) => tablesIn(peopleDatabase(env), playerId, letters));
  return [...answers, ...(await Promise.all(others))].flat();
}
