import type { Context } from 'hono';
import { ok } from '#shared/kernel/result.ts';
import type { Redeemed } from '#shared/protocol/http.ts';
import { GUEST_NAME } from '#shared/protocol/names.ts';
import type { AppEnv } from '../http/context.ts';
import { peopleDatabase } from '../db/database.ts';
import { adoptAddress, playerByEmail, type Person } from '../db/people/players.ts';
import { deleteUndeliverable } from '../db/people/mails.ts';
import { refuse, type RoomResult } from '../lib/failure.ts';
import { browserIdOf, forgetBrowserId, rememberAddress } from './browserId.ts';
import { signIn, storePlayer } from './session.ts';
import { bringGames, guestOf, isGuest } from './switchPlayer.ts';

/** Signing in by a mail's link or code, and which player an address is of. */

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
