import { ok } from '#shared/kernel/result.ts';
import { JOIN_REQUESTS_AT_ONCE, type JoinedTable, type JoinRequest } from '#shared/protocol/http.ts';
import { activeListing } from '../../db/games/games.ts';
import { peopleDatabase } from '../../db/database.ts';
import {
  deleteJoinRequest,
  deleteJoinRequests,
  insertJoinRequest,
  selectJoinRequests,
} from '../../db/games/joinRequests.ts';
import { invitationOf, isAnswerable, selectInvitations } from '../../db/games/invitations.ts';
import { turnedAwayAt, insertNoticeWithoutSeat } from '../../db/games/notices.ts';
import { insertTables } from '../../db/people/tablesOf.ts';
import { gameDatabase } from '../../db/shards.ts';
import type { JoinRequestRow, Listing } from '../../db/schema.ts';
import { refuse, type RoomResult } from '../../lib/failure.ts';
import { newId } from '../../lib/ids.ts';
import type { Change, Room, Statement } from '../roomContext.ts';
import type { LoadedGame, RoomStorage } from '../storage/loadedGame.ts';
import { announce } from '../views/noticesFor.ts';

/**
 * Requests to join a listed game whose host accepts each one. A request reserves no seat, and only the host sees it. It ends with
 * the host's answer, by being withdrawn, or with the listing.
 */

/** What became of joining. */
export interface Joined extends JoinedTable {
  /** False for a repeat. */
  readonly isChanged: boolean;
}

/** Somebody asks. A repeat changes nothing. Whoever was declined since the game was listed asks no more. */
export async function request(
  room: Room,
  loaded: LoadedGame,
  listing: Listing,
  asking: Pick<JoinRequestRow, 'playerId' | 'name' | 'entropy' | 'reliability' | 'language'>,
): Promise<RoomResult<Joined>> {
  const { gameId } = room;
  const { hostId } = loaded.game;
  const { playerId } = asking;
  const db = gameDatabase(room);
  const requests = await selectJoinRequests(db, gameId);
  if (requests.some((row) => row.playerId === playerId)) return ok({ seat: null, isChanged: false });
  if (((await turnedAwayAt(db, 'declined', gameId, playerId)) ?? 0) >= listing.since)
    return refuse('JOIN_REFUSED');
  if (hostId === null) return refuse('NOT_LISTED');
  if (requests.length >= JOIN_REQUESTS_AT_ONCE) return refuse('REQUESTS_EXHAUSTED');
  const seat = loaded.seats.find((row) => row.playerId === hostId)?.seat ?? 0;
  await insertTables(peopleDatabase(room.env), gameId, [playerId]); // first, as in `persist`
  const notice = await announce(room, { kind: 'request', playerId: hostId, seat });
  const row = { ...asking, gameId, id: newId(), at: room.now() };
  await db.batch([insertJoinRequest(db, row), insertNoticeWithoutSeat(db, notice)]);
  room.sockets.sendTableTo(loaded, [hostId, playerId]);
  return ok({ seat: null, isChanged: true });
}

/** Whoever asked asks no more. A repeat changes nothing. */
export async function withdraw(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
): Promise<RoomResult<object>> {
  if (playerId === null) return refuse('NO_SESSION');
  if (loaded.seats.some((row) => row.playerId === playerId)) return refuse('ALREADY_SEATED');
  await deleteJoinRequest(gameDatabase(room), room.gameId, playerId);
  room.sockets.sendTableTo(loaded, [loaded.game.hostId, playerId]);
  return ok({});
}

/** Whoever asked is declined, and told so without a reason; not if a seat is kept for them, of which they are told. */
export async function decline(room: Room, loaded: LoadedGame, { playerId }: JoinRequestRow): Promise<void> {
  const db = gameDatabase(room);
  const isInvited = (await invitationOf(db, room.gameId, playerId)) !== undefined;
  const notice = isInvited ? undefined : await announce(room, { kind: 'declined', playerId, seat: 0 });
  await db.batch([
    deleteJoinRequest(db, room.gameId, playerId),
    ...(notice === undefined ? [] : [insertNoticeWithoutSeat(db, notice)]),
  ]);
  room.sockets.sendTableTo(loaded, [loaded.game.hostId, playerId]);
}

/**
 * Statements of a change: whoever gets a seat asks no more, and all others are told once the listing is over or is another, or
 * the host is somebody else. For whom a seat is still kept then, they are told of that alone.
 */
export async function requestsAfter(
  room: Room,
  loaded: LoadedGame,
  next: LoadedGame,
  { samePeople }: Change,
): Promise<readonly Statement[]> {
  const listing = activeListing(loaded.game);
  if (listing?.accepts !== 'each') return [];
  const db = gameDatabase(room);
  const isSeated = (playerId: string): boolean => next.seats.some((seat) => seat.playerId === playerId);
  const isSameHost = samePeople === true || next.game.hostId === loaded.game.hostId;
  const requests = await selectJoinRequests(db, room.gameId);
  const listed = activeListing(next.game);
  if (isSameHost && listed?.since === listing.since && listed.accepts === listing.accepts)
    return requests
      .filter(({ playerId }) => isSeated(playerId))
      .map(({ playerId }) => deleteJoinRequest(db, room.gameId, playerId));
  // By a time before the listing nobody was declined under it: they may ask again.
  const past = listed === undefined ? {} : { createdAt: listed.since - 1 };
  const kind = next.game.status === 'running' ? 'full' : 'declined';
  const guests = isSameHost && next.game.status === 'open' ? await guestsOf(room) : [];
  const left = requests.filter(({ playerId }) => !isSeated(playerId) && !guests.includes(playerId));
  const notices = await Promise.all(left.map(({ playerId }) => announce(room, { kind, playerId, seat: 0 })));
  return [
    ...(requests.length === 0 ? [] : [deleteJoinRequests(db, room.gameId)]),
    ...notices.map((notice) => insertNoticeWithoutSeat(db, { ...notice, ...past })),
  ];
}

/** The companions for whom seats are kept. */
const guestsOf = async (room: Room): Promise<readonly string[]> =>
  (await selectInvitations(gameDatabase(room), room.gameId))
    .filter(isAnswerable)
    .flatMap(({ guestId }) => guestId ?? []);

/** What the host, and whoever asks, see of it. */
export async function joinRequestInfo(
  room: RoomStorage,
  { game }: LoadedGame,
  { isHost, playerId }: { readonly isHost: boolean; readonly playerId: string | null },
): Promise<{ readonly joinRequests?: readonly JoinRequest[]; readonly asked?: true }> {
  if (activeListing(game)?.accepts !== 'each' || playerId === null) return {};
  const requests = await selectJoinRequests(gameDatabase(room), room.gameId);
  if (isHost)
    return {
      joinRequests: requests.map(({ id, name, reliability, language, at }) => ({
        id,
        name,
        reliability,
        language,
        at,
      })),
    };
  return requests.some((row) => row.playerId === playerId) ? { asked: true } : {};
}
