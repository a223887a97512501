import type { Context } from 'hono';
import type { AppEnv } from '../app.ts';
import { database } from '../db/database.ts';
import { gamesOf } from '../db/games.ts';
import { playerById, type Person } from '../db/people.ts';
import { roomOf } from '../routes/support.ts';
import { signIn } from './session.ts';

/** A browser whose guest turns out to be a player who is known. */

/** Is the player to be found again by an address? */
export const hasAddress = async (env: Env, playerId: string): Promise<boolean> =>
  (await playerById(database(env), playerId))?.email != null;

/** Is nobody signed in, or a guest without an address? Who has one is himself, and becomes nobody else unasked. */
export async function isGuest(c: Context<AppEnv>): Promise<boolean> {
  const person = c.get('person');
  return person === null || !(await hasAddress(c.env, person.playerId));
}

/** Signs this browser in; a guest without an address brings his seats along, for nobody could find them again. */
export async function signInAs(c: Context<AppEnv>, owner: Omit<Person, 'session'>): Promise<void> {
  const guest = c.get('person');
  if (guest?.playerId === owner.playerId) return;
  const leaves = guest !== null && (await isGuest(c)) ? guest : null;
  await signIn(c, owner);
  if (leaves === null) return;
  const seated = await gamesOf(database(c.env), leaves.playerId);
  await Promise.all(seated.map(({ game }) => roomOf(c.env, game.id).adopt(leaves.playerId, owner.playerId)));
}
