import type { Context } from 'hono';
import { ok } from '#shared/kernel/result.ts';
import type { Arrival } from '#shared/protocol/http.ts';
import type { AppEnv } from '../http/context.ts';
import { peopleDatabase, type PeopleDatabase } from '../db/database.ts';
import { askShards, listReachable, listShards } from '../db/shards.ts';
import { gamesToBring, unfinishedGamesOf } from '../db/games/games.ts';
import { handOverInvitations, invitationsTo } from '../db/games/invitations.ts';
import { handOverJoinRequests, joinRequestsOf } from '../db/games/joinRequests.ts';
import { archivedLosses, handOverLosses } from '../db/games/results.ts';
import { handOverMessages } from '../db/games/talk.ts';
import { bringBlocks, bringReports } from '../db/people/blocks.ts';
import { bringGroups, groupsOf } from '../db/people/groups.ts';
import { bringRefusals } from '../db/people/mails.ts';
import { playerById, type Person } from '../db/people/players.ts';
import { bringTables } from '../db/people/tablesOf.ts';
import { bringGameTellings } from '../db/people/telling.ts';
import { refuse, whyNotDone, type RoomResult } from '../lib/failure.ts';
import { roomOf, scheduleMailboxes } from '../lib/objects.ts';
import { invitationsFor } from './companions.ts';
import { callerOf } from './session.ts';

/** Guests: what they have, and what they bring along when they sign in as a player. */

/** Does the player have a confirmed address, by which they can sign in again? */
export const hasAddress = async (env: Env, playerId: string): Promise<boolean> =>
  (await playerById(peopleDatabase(env), playerId))?.email != null;

/** Is nobody signed in here, or a guest without an address? Players with an address must sign in as somebody else explicitly. */
export async function isGuest(c: Context<AppEnv>): Promise<boolean> {
  const person = c.get('person');
  return person === null || !(await hasAddress(c.env, person.playerId));
}

/** The guest of this browser whom a sign-in may bring along; null for nobody or a player with an address. */
export const guestOf = async (c: Context<AppEnv>): Promise<Person | null> =>
  (await isGuest(c)) ? c.get('person') : null;

/**
 * Gives all seats of this browser's guest, the games they host, their groups and what they want of others to a player, if the
 * guest wants to `bring` them. To be called before the browser is signed in, and before what signs it in is used up. If a room
 * does not do it, the guest remains, and may try again: games that were given stay given. Fails with OUTCOME_UNKNOWN then.
 */
export async function bringGames(
  c: Context<AppEnv>,
  { playerId }: Pick<Person, 'playerId'>,
  bring: boolean,
): Promise<RoomResult<object>> {
  const guest = bring ? await guestOf(c) : null;
  if (guest === null || guest.playerId === playerId) return ok({});
  const seated = await listShards(c.env, guest.playerId, (db) => gamesToBring(db, guest.playerId));
  const lost = await listShards(c.env, guest.playerId, (db) => archivedLosses(db, guest.playerId));
  const games = [...new Set([...seated, ...lost].map(({ id }) => id))];
  const own = await listShards(c.env, playerId, (db) => unfinishedGamesOf(db, playerId));
  const calls = await Promise.allSettled(
    games.map(async (id) => roomOf(c.env, id).adopt(callerOf(c), guest.playerId, playerId)),
  );
  for (const [at, call] of calls.entries()) {
    const error = whyNotDone(call);
    const [game, requestId] = [games[at], c.get('requestId')];
    if (error !== undefined) console.error({ event: 'game not brought', game, requestId, error });
  }
  await bringOthers(c.env, guest.playerId, playerId);
  const isDone = calls.every((call) => whyNotDone(call) === undefined);
  const before = own.map(({ id }) => id);
  if (isDone) {
    // Not before: they lead a repeat to their games.
    await askShards(c.env, guest.playerId, (db) => handOverLosses(db, guest.playerId, playerId));
    await bringAmongPeople(peopleDatabase(c.env), guest.playerId, playerId, before);
    c.set('brought', guest.playerId);
  }
  return isDone ? ok({}) : refuse('OUTCOME_UNKNOWN', { params: { reason: 'games' } });
}

/** After the rooms have taken part: nobody is put out of a game for a block that came after they met there. */
const bringAmongPeople = (db: PeopleDatabase, guestId: string, playerId: string, own: readonly string[]) =>
  db.batch([
    ...bringGroups(db, guestId, playerId),
    ...bringBlocks(db, guestId, playerId),
    ...bringRefusals(db, guestId, playerId),
    bringReports(db, guestId, playerId),
    ...bringGameTellings(db, guestId, playerId, own),
  ]);

/**
 * What of this browser's guest nobody could reach any more if `player` signed in here: games, and whether there is more, as there may
 * be in a database that does not answer.
 */
export async function leftBehind(
  c: Context<AppEnv>,
  player: { readonly id: string } | null,
): Promise<Pick<Arrival, 'leaves' | 'leavesMore'>> {
  const guest = await guestOf(c);
  if (guest === null || guest.playerId === player?.id) return { leaves: 0 };
  const { playerId } = guest;
  const [games, asked, groups, kept] = await Promise.all([
    listReachable(c.env, playerId, (db) => gamesToBring(db, playerId)),
    listReachable(c.env, playerId, (db) => joinRequestsOf(db, playerId)),
    groupsOf(peopleDatabase(c.env), playerId),
    invitationsFor(c.env, playerId),
  ]);
  const isMore = !games.isWhole || groups.length + kept.length + asked.found.length > 0;
  return { leaves: games.found.length, ...(isMore && { leavesMore: true }) };
}

/**
 * What a guest left at tables where they may have no seat: who keeps one for them, whom they invite, where they ask to join, and
 * what they said.
 */
async function bringOthers(env: Env, guestId: string, playerId: string): Promise<void> {
  const kept = await listShards(env, guestId, (db) => invitationsTo(db, guestId));
  await bringTables(peopleDatabase(env), guestId, playerId);
  await askShards(env, guestId, async (db) => {
    await handOverInvitations(db, guestId, playerId);
    await handOverJoinRequests(db, guestId, playerId);
    await handOverMessages(db, guestId, playerId);
  });
  await scheduleMailboxes(env, [playerId], Date.now()); // it sends their invitations from now on
  await Promise.allSettled(kept.map(async ({ game }) => roomOf(env, game.id).invitationChanged()));
}
