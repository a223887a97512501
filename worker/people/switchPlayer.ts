import type { Context } from 'hono';
import { ok } from '#shared/kernel/result.ts';
import type { AppEnv } from '../http/context.ts';
import { peopleDatabase } from '../db/database.ts';
import { listShards } from '../db/shards.ts';
import { gamesToBring } from '../db/games/games.ts';
import { bringGroups } from '../db/people/groups.ts';
import { playerById, type Person } from '../db/people/players.ts';
import { callerOf, signIn } from './session.ts';
import { refuse, whyNotDone, type RoomResult } from '../lib/failure.ts';
import { roomOf } from '../lib/objects.ts';

/** Changing the player of a browser: a guest signs in as a known or new player. */

/** Does the player have a confirmed address, by which they can sign in again? */
export const hasAddress = async (env: Env, playerId: string): Promise<boolean> =>
  (await playerById(peopleDatabase(env), playerId))?.email != null;

/** Is nobody signed in here, or a guest without an address? Players with an address must sign in as somebody else explicitly. */
export async function isGuest(c: Context<AppEnv>): Promise<boolean> {
  const person = c.get('person');
  return person === null || !(await hasAddress(c.env, person.playerId));
}

/**
 * Signs this browser in as `owner`. `bring`: seats of a guest without an address go to `owner`, because nobody could reach
 * them again. Only if the guest asked for it, or is known to be the same person. Fails as `bringGames`.
 */
export async function signInAs(
  c: Context<AppEnv>,
  owner: Omit<Person, 'session'>,
  bring: boolean,
): Promise<RoomResult<Person>> {
  const brought = await bringGames(c, owner, bring);
  if (!brought.ok) return brought;
  const person = c.get('person');
  return ok(person?.playerId === owner.playerId ? person : await signIn(c, owner));
}

/** The guest of this browser whom a sign-in may bring along; null for nobody or a player with an address. */
export const guestOf = async (c: Context<AppEnv>): Promise<Person | null> =>
  (await isGuest(c)) ? c.get('person') : null;

/**
 * Gives all seats of this browser's guest, the games they host and their groups to `owner`, if the guest wants to `bring` them. To be
 * called before the browser is signed in, and before what signs it in is used up. If a room does not do it, the guest
 * remains, and may try again: games that were given stay with `owner`. Fails with OUTCOME_UNKNOWN then.
 */
export async function bringGames(
  c: Context<AppEnv>,
  { playerId }: Pick<Person, 'playerId'>,
  bring: boolean,
): Promise<RoomResult<object>> {
  const guest = bring ? await guestOf(c) : null;
  if (guest === null || guest.playerId === playerId) return ok({});
  const games = await listShards(c.env, guest.playerId, (db) => gamesToBring(db, guest.playerId));
  const calls = await Promise.allSettled(
    games.map(async ({ id }) => roomOf(c.env, id).adopt(callerOf(c), guest.playerId, playerId)),
  );
  for (const [at, call] of calls.entries()) {
    const error = whyNotDone(call);
    const [game, requestId] = [games[at]?.id, c.get('requestId')];
    if (error !== undefined) console.error({ event: 'game not brought', game, requestId, error });
  }
  const isDone = calls.every((call) => whyNotDone(call) === undefined);
  if (isDone) await bringGroups(peopleDatabase(c.env), guest.playerId, playerId);
  return isDone ? ok({}) : refuse('OUTCOME_UNKNOWN', { params: { reason: 'games' } });
}
