import type { Context } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import { database } from '../db/database.ts';
import { gamesOf } from '../db/games.ts';
import { playerById, type Person } from '../db/people.ts';
import { callerOf } from './caller.ts';
import { roomOf } from '../room/roomOf.ts';
import { newGuest, signIn, storeGuest } from './session.ts';

/** Changing the player of a browser: a guest signs in as a known or new player. */

/** Does the player have a confirmed address, by which they can sign in again? */
export const hasAddress = async (env: Env, playerId: string): Promise<boolean> =>
  (await playerById(database(env), playerId))?.email != null;

/** Is nobody signed in here, or a guest without an address? Players with an address must sign in as somebody else explicitly. */
export async function isGuest(c: Context<AppEnv>): Promise<boolean> {
  const person = c.get('person');
  return person === null || !(await hasAddress(c.env, person.playerId));
}

/**
 * Signs this browser in as `owner`. `bring`: seats of a guest without an address go to `owner`, because nobody could reach
 * them again. Only if the guest asked for it, or is known to be the same person.
 */
export async function signInAs(
  c: Context<AppEnv>,
  owner: Omit<Person, 'session'>,
  bring: boolean,
): Promise<void> {
  if (c.get('person')?.playerId === owner.playerId) return;
  const guest = bring ? await guestOf(c) : null;
  await signIn(c, owner);
  if (guest !== null) await bringSeats(c, guest, owner);
}

/** Creates a new player and signs this browser in as them. */
export async function signInAsNewPlayer(c: Context<AppEnv>, bring: boolean): Promise<void> {
  const guest = bring ? await guestOf(c) : null;
  const person = await storeGuest(c, await newGuest(guest?.name));
  if (guest !== null) await bringSeats(c, guest, person);
}

/** The guest of this browser whom a sign-in may bring along; null for nobody or a player with an address. */
export const guestOf = async (c: Context<AppEnv>): Promise<Person | null> =>
  (await isGuest(c)) ? c.get('person') : null;

type Id = Pick<Person, 'playerId'>;

/** Gives all seats of a guest to another player. */
export async function bringSeats(c: Context<AppEnv>, guest: Id, owner: Id): Promise<void> {
  const seated = await gamesOf(database(c.env), guest.playerId);
  await Promise.all(
    seated.map(({ game }) => roomOf(c.env, game.id).adopt(callerOf(c), guest.playerId, owner.playerId)),
  );
}
