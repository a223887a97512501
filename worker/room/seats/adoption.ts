import { ok } from '#shared/kernel/result.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { toldAmong } from '../../db/people/players.ts';
import { peopleDatabase } from '../../db/database.ts';
import { gameDatabase } from '../../db/shards.ts';
import { closeInvitationsTo, selectInvitation } from '../../db/games/invitations.ts';
import { deleteRemoval, turnedAwayAt } from '../../db/games/notices.ts';
import { handOverNotes } from '../../db/games/talk.ts';
import { handOverResults } from '../../db/games/results.ts';
import { chosenCalendar } from '../../people/calendar.ts';
import type { SeatRow } from '../../db/schema.ts';
import type { Change, Room } from '../roomContext.ts';
import type { RoomResult } from '../../lib/failure.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { waitingNotices } from '../views/noticesFor.ts';
import { isBlockedAt } from './invitations.ts';
import { isSeated } from './seating.ts';
import { vacate } from './tableChanges.ts';
import { freed } from './vacancies.ts';
import { replaceArchived } from '../storage/archiving.ts';
import { write } from '../storage/write.ts';

/** The games that a guest brings along when they sign in. */

/**
 * A guest signs in as a player: the guest's seat, host role and notes become the player's. A player who has a seat here keeps
 * that one, and the guest's becomes free; so it does if somebody at the table has blocked the player, or the host has removed them, as if they had not got in.
 * A repeat changes nothing. The guest's connections are closed, so that the pages reconnect as the player.
 */
export async function adopt(
  room: Room,
  loaded: LoadedGame,
  guestId: string,
  playerId: string,
): Promise<RoomResult<object>> {
  const own = loaded.seats.find((seat) => seat.playerId === guestId);
  const isHost = loaded.game.hostId === guestId;
  const said = await bringArchived(room, loaded, guestId, playerId);
  if (!said.ok) return said;
  const seated = own === undefined ? said : await adoptSeat(room, said.value, own, guestId, playerId);
  if (!seated.ok) return seated;
  const hosted = isHost
    ? await write(room, seated.value, { game: { hostId: playerId }, samePeople: true })
    : seated;
  if (!hosted.ok) return hosted;
  room.sockets.closeSocketsOf(guestId);
  return ok({});
}

/**
 * What the guest wrote in an archived game becomes the player's in its object: an erasure looks for the player there. It comes first,
 * while the seat, or the result of a lost one, still leads a repeat here.
 */
async function bringArchived(
  room: Room,
  loaded: LoadedGame,
  guestId: string,
  playerId: string,
): Promise<RoomResult<LoadedGame>> {
  const { archived } = loaded.game;
  if (archived === null) return ok(loaded);
  const { rows, messages } = await room.archive.read(archived);
  if (!messages.some((message) => message.playerId === guestId)) return ok(loaded);
  const brought = messages.map((message) =>
    message.playerId === guestId ? { ...message, playerId } : message,
  );
  return replaceArchived(room, loaded, await room.archive.put({ rows, messages: brought }));
}

/** The guest's seat becomes the player's, or free. */
async function adoptSeat(
  room: Room,
  loaded: LoadedGame,
  own: SeatRow,
  guestId: string,
  playerId: string,
): Promise<RoomResult<LoadedGame>> {
  const isFreed = isSeated(loaded, playerId) || (await isUnwanted(room, loaded, own, playerId));
  const change = isFreed
    ? released(room, loaded, own)
    : await handedOver(room, loaded, own, guestId, playerId);
  return change === undefined ? ok(loaded) : write(room, loaded, change);
}

/**
 * The change that makes the guest's seat, and what belongs to it, the player's. Mail may reach the player, as it did not reach the
 * guest, and their time may count at other hours.
 */
async function handedOver(
  room: Room,
  { game }: LoadedGame,
  own: SeatRow,
  guestId: string,
  playerId: string,
): Promise<Change> {
  const db = gameDatabase(room);
  const told = (await toldAmong(peopleDatabase(room.env), [playerId])).has(playerId);
  const calendar = (await chosenCalendar(room.env, playerId)) ?? null;
  return {
    seats: [{ ...own, playerId, calendar, told }],
    samePeople: true,
    notices: waitingNotices(game, [own]),
    also: [
      closeInvitationsTo(db, room.gameId, [playerId]),
      deleteRemoval(db, room.gameId, playerId), // an invitation has brought them back
      ...handOverNotes(db, room.gameId, guestId, playerId),
      ...handOverResults(db, room.gameId, guestId, playerId),
    ],
  };
}

/** Has somebody at the table blocked the player, or the host removed them? A game that has ended separates nobody any more. */
async function isUnwanted(room: Room, loaded: LoadedGame, own: SeatRow, playerId: string): Promise<boolean> {
  const { game } = loaded;
  if (game.hostId === own.playerId || (game.status !== 'open' && game.status !== 'running')) return false;
  if (await isBlockedAt(room, loaded, playerId)) return true;
  return game.status === 'open' && isRemoved(room, own.seat, playerId);
}

/** Has the host removed the player, and not invited them since to the seat that the guest took? */
async function isRemoved(room: Room, seat: Seat, playerId: string): Promise<boolean> {
  const db = gameDatabase(room);
  const removed = await turnedAwayAt(db, 'removed', room.gameId, playerId);
  if (removed === undefined) return false;
  const [invitation] = await selectInvitation(db, room.gameId, seat);
  return invitation?.state !== 'accepted' || invitation.createdAt < removed;
}

/** The change that frees a seat: open again before the game starts, vacant while it runs. Undefined: it is free already, or the game has ended. */
function released(room: Room, loaded: LoadedGame, seat: SeatRow): Change | undefined {
  if (seat.vacancy !== null) return undefined;
  if (loaded.game.status === 'open') return freed(room, seat);
  return loaded.game.status === 'running' ? vacate(room, loaded, seat.seat, 'left') : undefined;
}
