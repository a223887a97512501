import type { Context } from 'hono';
import { ok } from '#shared/kernel/result.ts';
import type { AppEnv } from '../http/context.ts';
import { peopleDatabase, isKeyClash } from '../db/database.ts';
import { emptyGuest } from '../db/people/erasures.ts';
import { leaveGroupsIfLost } from '../db/people/groups.ts';
import { insertSession, type Person, adoptAddress, playerByEmail } from '../db/people/players.ts';
import { lifetime, setSession, storePlayer, newGuest, storeGuest, type NewGuest } from './session.ts';
import { refuse, type RoomResult } from '../lib/failure.ts';
import type { Redeemed } from '#shared/protocol/http.ts';
import { GUEST_NAME } from '#shared/protocol/names.ts';
import { deleteUndeliverable } from '../db/people/mails.ts';
import { browserIdOf, forgetBrowserId, rememberAddress } from './browserId.ts';
import type { ErrorCode } from '#shared/protocol/errors.ts';
import { guestWithoutWayBack, hasWayBack, type ReturningGuest } from '../db/people/credentials.ts';
import { clientKey } from '../http/guard.ts';
import { REPEATABLE_MS } from '../lib/ids.ts';
import { hashOf, newToken } from '../lib/tokens.ts';
import { bringGames, guestOf, isGuest } from './guests.ts';
import { refundQuotas, repeatQuotas, tryCharge } from './quotas.ts';

/** Changing the player of a browser: a guest signs in as a known or new player. */

/** Starts a new session of an existing player in this browser. */
export async function signIn(c: Context<AppEnv>, player: Omit<Person, 'session'>): Promise<Person> {
  const token = newToken();
  const person: Person = { ...player, session: await hashOf(token) };
  await insertSession(peopleDatabase(c.env), person, lifetime(c));
  await replaceSession(c, person, token);
  return person;
}

/**
 * The browser has this stored session from now on. What groups its guest has left behind go to others, as when they sign out. One who
 * has brought all along is empty only now: until somebody is signed in, they may have to go on as they were.
 */
export async function replaceSession(c: Context<AppEnv>, person: Person, token: string): Promise<void> {
  const former = c.get('person');
  const db = peopleDatabase(c.env);
  setSession(c, person, token);
  if (former === null || former.playerId === person.playerId) return;
  const { playerId, session } = former;
  const isEmpty = c.get('brought') === playerId;
  await db.batch([...leaveGroupsIfLost(db, playerId, session), ...(isEmpty ? emptyGuest(db, playerId) : [])]);
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

/** A sign-in by an address, whose reader has the link or code of a mail. */
interface ByAddress {
  readonly email: string;
  /** Of the browser that requested the mail; empty if none did. */
  readonly browserId: string;
  /** The game that the mail leads to; empty for none. */
  readonly game: string;
  readonly bring: boolean;
  /** Uses the link up; false if somebody was faster. */
  readonly useUp: () => Promise<boolean>;
}

/** Signs in the player who has the address. Fails as `bringGames`. */
export async function signInByAddress(
  c: Context<AppEnv>,
  { email, browserId, game, bring, useUp }: ByAddress,
): Promise<RoomResult<Redeemed>> {
  const owner = await ensureOwner(c, { email, browserId }, bring);
  const { playerId, name } = owner;
  const brought = await bringGames(c, owner, bring);
  if (!brought.ok) return brought;
  if (!(await useUp())) return refuse('LINK_INVALID');
  forgetBrowserId(c);
  if (c.get('person')?.playerId !== playerId) await signIn(c, owner);
  await deleteUndeliverable(peopleDatabase(c.env), email, ['bounce']); // the mail has arrived
  rememberAddress(c, email);
  return ok({ player: { id: playerId, name }, game: game || null });
}

/**
 * The player who has the address. If nobody has it, it goes to the guest who requested the mail in this browser. In any
 * other browser it goes to a new player. Otherwise a person could pass on their own link, and the guest who opens it would
 * get an account that this person can sign in to.
 */
async function ensureOwner(
  c: Context<AppEnv>,
  { email, browserId }: Pick<ByAddress, 'email' | 'browserId'>,
  bring: boolean,
): Promise<Omit<Person, 'session'>> {
  const db = peopleDatabase(c.env);
  const known = await playerByEmail(db, email);
  if (known !== undefined) return { playerId: known.id, name: known.name };
  const me = c.get('person');
  const isOwnRequest = me !== null && (await isGuestWhoAsked(c, { browserId }));
  const guest = bring ? await guestOf(c) : null;
  const owner = isOwnRequest ? me : await storePlayer(c, guest?.name ?? GUEST_NAME);
  await adoptAddress(db, owner.playerId, email);
  const faster = isOwnRequest ? undefined : await playerByEmail(db, email); // another request with the same link
  return faster === undefined ? owner : { playerId: faster.id, name: faster.name };
}

/** Did the guest in this browser request the mail? Otherwise another person may want to give the guest an address of theirs. */
export const isGuestWhoAsked = async (
  c: Context<AppEnv>,
  { browserId }: Pick<ByAddress, 'browserId'>,
): Promise<boolean> => browserId !== '' && browserId === (await browserIdOf(c)) && (await isGuest(c));

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
