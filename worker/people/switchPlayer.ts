import type { Context } from 'hono';
import { ok } from '#shared/kernel/result.ts';
import type { AppEnv } from '../http/context.ts';
import { peopleDatabase, isKeyClash, type PeopleDatabase } from '../db/database.ts';
import { askShards, listShards } from '../db/shards.ts';
import { gamesToBring } from '../db/games/games.ts';
import { handOverInvitations, invitationsTo } from '../db/games/invitations.ts';
import { handOverJoinRequests, joinRequestsOf } from '../db/games/joinRequests.ts';
import { insertTables } from '../db/people/tablesOf.ts';
import { bringBlocks } from '../db/people/blocks.ts';
import { bringGroups, groupsOf } from '../db/people/groups.ts';
import { playerById, type Person, adoptAddress, playerByEmail } from '../db/people/players.ts';
import { callerOf, signIn, storePlayer, newGuest, storeGuest, type NewGuest } from './session.ts';
import { refuse, whyNotDone, type RoomResult } from '../lib/failure.ts';
import { roomOf } from '../lib/objects.ts';
import type { Arrival, Redeemed } from '#shared/protocol/http.ts';
import { GUEST_NAME } from '#shared/protocol/names.ts';
import { bringRefusals, deleteUndeliverable } from '../db/people/mails.ts';
import { bringGameTellings } from '../db/people/telling.ts';
import { browserIdOf, forgetBrowserId, rememberAddress } from './browserId.ts';
import type { ErrorCode } from '#shared/protocol/errors.ts';
import { guestWithoutWayBack, hasWayBack, type ReturningGuest } from '../db/people/credentials.ts';
import { clientKey } from '../http/guard.ts';
import { REPEATABLE_MS } from '../lib/ids.ts';
import { refundQuotas, repeatQuotas, tryCharge } from './quotas.ts';

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
 * Gives all seats of this browser's guest, the games they host, their groups and what they want of others to `owner`, if the
 * guest wants to `bring` them. To be
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
  const games = await gamesOfGuest(c.env, guest.playerId);
  const calls = await Promise.allSettled(
    games.map(async ({ id }) => roomOf(c.env, id).adopt(callerOf(c), guest.playerId, playerId)),
  );
  for (const [at, call] of calls.entries()) {
    const error = whyNotDone(call);
    const [game, requestId] = [games[at]?.id, c.get('requestId')];
    if (error !== undefined) console.error({ event: 'game not brought', game, requestId, error });
  }
  await bringWaiting(c.env, guest.playerId, playerId);
  const isDone = calls.every((call) => whyNotDone(call) === undefined);
  if (isDone) await bringAmongPeople(peopleDatabase(c.env), guest.playerId, playerId);
  return isDone ? ok({}) : refuse('OUTCOME_UNKNOWN', { params: { reason: 'games' } });
}

/** After the rooms have taken part: nobody is put out of a game for a block that came after they met there. */
const bringAmongPeople = (db: PeopleDatabase, guestId: string, playerId: string) =>
  db.batch([
    ...bringGroups(db, guestId, playerId),
    ...bringBlocks(db, guestId, playerId),
    ...bringRefusals(db, guestId, playerId),
    ...bringGameTellings(db, guestId, playerId),
  ]);

const gamesOfGuest = (env: Env, guestId: string) =>
  listShards(env, guestId, (db) => gamesToBring(db, guestId));

/** What of this browser's guest nobody could reach any more if `player` signed in here: games, and whether there is more. */
export async function leftBehind(
  c: Context<AppEnv>,
  player: { readonly id: string } | null,
): Promise<Pick<Arrival, 'leaves' | 'leavesMore'>> {
  const guest = await guestOf(c);
  if (guest === null || guest.playerId === player?.id) return { leaves: 0 };
  const { playerId } = guest;
  const [games, groups, { kept, asked }] = await Promise.all([
    gamesOfGuest(c.env, playerId),
    groupsOf(peopleDatabase(c.env), playerId),
    waitingOf(c.env, playerId),
  ]);
  const isMore = groups.length + kept.length + asked.length > 0;
  return { leaves: games.length, ...(isMore && { leavesMore: true }) };
}

/** The seats that are kept for the player, and where they ask to join. */
async function waitingOf(env: Env, playerId: string) {
  const kept = await listShards(env, playerId, (db) => invitationsTo(db, playerId));
  const asked = await listShards(env, playerId, (db) => joinRequestsOf(db, playerId));
  return { kept, asked };
}

/** The seats that are kept for the guest are kept for the player, and where the guest asks to join the player does. */
async function bringWaiting(env: Env, guestId: string, playerId: string): Promise<void> {
  const { kept, asked } = await waitingOf(env, guestId);
  const games = new Set([...kept.map(({ game }) => game.id), ...asked.map(({ gameId }) => gameId)]);
  if (games.size === 0) return;
  for (const id of games) await insertTables(peopleDatabase(env), id, [playerId]);
  await askShards(env, guestId, async (db) => {
    await handOverInvitations(db, guestId, playerId);
    await handOverJoinRequests(db, guestId, playerId);
  });
  await Promise.allSettled(kept.map(async ({ game }) => roomOf(env, game.id).invitationChanged()));
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
