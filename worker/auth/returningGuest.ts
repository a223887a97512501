import type { Context } from 'hono';
import type { ErrorCode } from '#shared/protocol/errors.ts';
import type { AppEnv } from '../appEnv.ts';
import { database, isKeyClash } from '../db/database.ts';
import { playerById, type Person } from '../db/people.ts';
import { refuse, type RoomResult } from '../room/failure.ts';
import { newGuest, storeGuest, type NewGuest } from './session.ts';
import { isGuest, signInAs } from './switchPlayer.ts';

/**
 * Guests who come back by repeating the request with which they came: its answer was lost, and their cookie with it. Their
 * id follows from that request (`guestIdOf`), so that it leads to no other player.
 */

/**
 * Signs this browser in as the guest with this id. What it did as another guest comes along. Fails with `refusal` if the
 * guest has another way to sign in, or the browser is not a guest's; or as `bringGames`.
 */
export async function signInReturningGuest(
  c: Context<AppEnv>,
  guestId: string,
  refusal: ErrorCode,
): Promise<RoomResult<Person>> {
  const guest = await playerById(database(c.env), guestId);
  const isAllowed = guest !== undefined && guest.email === null && (await mayBecomeAnother(c));
  if (!isAllowed) return refuse(refusal);
  return signInAs(c, { playerId: guest.id, name: guest.name }, true);
}

/**
 * Stores a new guest, and signs this browser in as them. If an equal request has stored them before, they come back; if they
 * may not, another guest is new in their place.
 */
export async function storeGuestOnce(c: Context<AppEnv>, guest: NewGuest): Promise<Person> {
  try {
    return await storeGuest(c, guest);
  } catch (error) {
    if (!isKeyClash(error)) throw error;
  }
  const { playerId, name } = guest.person;
  const back = await signInReturningGuest(c, playerId, 'NO_SESSION');
  return back.ok ? back.value : storeGuest(c, await newGuest(name));
}

/** Not with a personal token, nor a player who has signed in. */
const mayBecomeAnother = async (c: Context<AppEnv>): Promise<boolean> =>
  c.get('person')?.scope === undefined && (await isGuest(c));
