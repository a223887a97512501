import type { Context } from 'hono';
import type { ErrorCode } from '#shared/protocol/errors.ts';
import type { AppEnv } from '../http/context.ts';
import { peopleDatabase, isKeyClash } from '../db/database.ts';
import type { Person } from '../db/people/players.ts';
import { guestWithoutWayBack, hasWayBack, type ReturningGuest } from '../db/people/credentials.ts';
import { refuse, type RoomResult } from '../lib/failure.ts';
import { clientKey } from '../http/guard.ts';
import { REPEATABLE_MS } from '../lib/ids.ts';
import { refundQuotas, repeatQuotas, tryCharge } from './quotas.ts';
import { newGuest, storeGuest, type NewGuest } from './session.ts';
import { signInAs } from './switchPlayer.ts';

/**
 * Guests who come back by repeating the request with which they came: its answer was lost, and their cookie with it. Their
 * id follows from that request (`guestIdOf`), so that it leads to no other player.
 */

/**
 * Signs this browser in as the guest. What it did as another guest comes along. Fails with `refusal` if the guest came longer
 * than a day ago, has signed out, has another way back or came back too often; or if the browser is another player's; or as
 * `bringGames`.
 */
export async function signInReturningGuest(
  c: Context<AppEnv>,
  returning: ReturningGuest,
  refusal: ErrorCode,
): Promise<RoomResult<Person>> {
  if (!(await mayBecomeAnother(c))) return refuse(refusal);
  const now = Date.now();
  const guest = await guestWithoutWayBack(peopleDatabase(c.env), returning, now - REPEATABLE_MS);
  const quotas = repeatQuotas(returning.guestId, clientKey(c));
  if (guest === undefined || !(await tryCharge(c.env, quotas, now))) return refuse(refusal);
  const signedIn = await signInAs(c, guest, true);
  if (!signedIn.ok) await refundQuotas(c.env, quotas, now);
  return signedIn;
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
  const back = await signInReturningGuest(c, { guestId: playerId }, 'NO_SESSION');
  return back.ok ? back.value : storeGuest(c, await newGuest(name));
}

/** Not with a personal token, nor a player who has a way back to what they are. */
async function mayBecomeAnother(c: Context<AppEnv>): Promise<boolean> {
  const person = c.get('person');
  if (person === null) return true;
  return person.scope === undefined && !(await hasWayBack(peopleDatabase(c.env), person.playerId));
}
