import type { GroupNewsKind } from '#shared/protocol/http.ts';
import { activeListing } from '../../db/games/games.ts';
import { peopleDatabase } from '../../db/database.ts';
import { selectInvitations } from '../../db/games/invitations.ts';
import { closeGroupTable, forgetGroupGame, isGroupGame, putGroupGame } from '../../db/people/groups.ts';
import { insertGroupNews } from '../../db/people/groupNews.ts';
import { addListing, deleteListing, putListing } from '../../db/people/listings.ts';
import { gameDatabase } from '../../db/shards.ts';
import type { GameRow, Listing } from '../../db/schema.ts';
import { refuse, rootCauseMessage } from '../../lib/failure.ts';
import { groupMailbox, scheduleMailboxes } from '../../lib/objects.ts';
import { noticeHoldMs } from '../../lib/settings.ts';
import type { Room } from '../roomContext.ts';
import { openTable } from '../views/openTable.ts';
import type { LoadedGame } from './loadedGame.ts';

/**
 * The copy of a listed game in the list of open tables, or on the page of the group that it is open to. A superfluous one is
 * harmless, because the room lets people in; a missing or old one too. The room's next change before the game begins mends either.
 */

/**
 * Key in the room's storage: a copy was made, for a group or for everybody, and the game's row may not say so, because the process
 * died between the two.
 */
const COPIED = 'copied';

/**
 * Before a change is written: a game that is to be listed is in the list, and none that is to be listed no more, and nobody who
 * goes. Refuses a game whose host has too many others there; then all stays where it is.
 */
export async function beforeListing(room: Room, loaded: LoadedGame, next: LoadedGame) {
  const [was, is] = [activeListing(loaded.game), activeListing(next.game)];
  const isSame = is !== undefined && was !== undefined && is.group === was.group;
  if (is !== undefined && !isSame && !(await add(room, next, is))) return refuse('LISTINGS_EXHAUSTED');
  if (was !== undefined && (!isSame || losesSomebody(loaded, next))) await remove(room, was.group);
  return undefined;
}

/** Makes the first copy for these people. False if the host has too many others. */
async function add(room: Room, next: LoadedGame, listing: Listing): Promise<boolean> {
  const { kv } = room.storage;
  const copied = kv.get(COPIED);
  kv.put(COPIED, listing.group ?? true);
  if (listing.group !== undefined) {
    await put(room, next, listing);
    return true;
  }
  const isAdded = await addListing(peopleDatabase(room.env), await copyOf(room, next, listing), room.now());
  if (isAdded) return true;
  if (copied === undefined) kv.delete(COPIED);
  else kv.put(COPIED, copied);
  return false;
}

/**
 * Before a change is written by which a game of a group is opened to it, begins or ends: the group's webhook is to be told, unless
 * the game was taken out of the group. Its mailbox asks whether that has come true. No game waits for it.
 */
export async function beforeGroupNews(
  room: Room,
  { game: was }: LoadedGame,
  { game: is }: LoadedGame,
): Promise<void> {
  const group = is.listing?.group;
  const kind = newsIn(was, is);
  if (group === undefined || kind === undefined) return;
  const at = room.now();
  try {
    await insertGroupNews(
      peopleDatabase(room.env),
      { groupId: group, kind, subject: room.gameId, at },
      isGroupGame(group, room.gameId),
    );
    await scheduleMailboxes(room.env, [groupMailbox(group)], at + noticeHoldMs(room.env));
  } catch (error) {
    console.error({ event: 'group not told', game: room.gameId, error: rootCauseMessage(error) });
  }
}

function newsIn(was: GameRow, is: GameRow): GroupNewsKind | undefined {
  if (is.status === 'over') return was.status === 'over' ? undefined : 'gameEnded';
  if (is.status === 'running') return was.status === 'open' ? 'gameBegan' : undefined;
  const [before, now] = [activeListing(was), activeListing(is)];
  return now !== undefined && before?.group !== now.group ? 'tableOpened' : undefined;
}

/** After it was written: the list shows the game as it is. A failure takes nothing back. */
export async function afterListing(room: Room, loaded: LoadedGame, next: LoadedGame): Promise<void> {
  if (loaded.game.status !== 'open') return;
  const is = activeListing(next.game);
  const copied = room.storage.kv.get(COPIED);
  try {
    const place = typeof copied === 'string' ? copied : undefined;
    if (copied !== undefined && (is === undefined || is.group !== place)) await remove(room, place);
    if (is !== undefined) await put(room, next, is);
    if (copied !== undefined) room.storage.kv.delete(COPIED);
    const { status, listing } = next.game;
    if (status === 'aborted' && listing?.group !== undefined)
      await forgetGroupGame(peopleDatabase(room.env), listing.group, room.gameId);
  } catch (error) {
    console.error({ event: 'listing not copied', game: room.gameId, error: rootCauseMessage(error) });
  }
}

const losesSomebody = ({ seats }: LoadedGame, next: LoadedGame): boolean =>
  seats.some(({ playerId, seat }) => playerId !== null && next.seats[seat]?.playerId === null);

const remove = ({ env, gameId }: Room, group: string | undefined) =>
  group === undefined
    ? deleteListing(peopleDatabase(env), gameId)
    : closeGroupTable(peopleDatabase(env), group, gameId);

async function put(room: Room, next: LoadedGame, listing: Listing): Promise<void> {
  const [db, copy] = [peopleDatabase(room.env), await copyOf(room, next, listing)];
  const { group, since } = listing;
  await (group === undefined
    ? putListing(db, copy)
    : putGroupGame(db, { ...copy, groupId: group, at: since }));
}

async function copyOf(room: Room, next: LoadedGame, listing: Listing) {
  const now = room.now();
  const content = openTable(next, listing, await selectInvitations(gameDatabase(room), room.gameId), now);
  const { hostId } = next.game;
  return { gameId: room.gameId, hostId, until: listing.until, writtenAt: now, content };
}
