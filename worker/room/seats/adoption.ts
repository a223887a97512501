import { ok } from '#shared/kernel/result.ts';
import { isBlockedByAny } from '../../db/people/blocks.ts';
import { toldAmong } from '../../db/people/players.ts';
import { peopleDatabase } from '../../db/database.ts';
import { gameDatabase } from '../../db/shards.ts';
import { handOverNotes } from '../../db/games/talk.ts';
import { handOverResults } from '../../db/games/results.ts';
import type { SeatRow } from '../../db/schema.ts';
import type { Change, Room } from '../roomContext.ts';
import type { RoomResult } from '../../lib/failure.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { waitingNotices } from '../views/noticesFor.ts';
import { isSeated } from './seating.ts';
import { vacate } from './tableChanges.ts';
import { freed } from './vacancies.ts';
import { write } from '../storage/write.ts';

/** The games that a guest brings along when they sign in. */

/**
 * A guest signs in as a player: the guest's seat, host role and notes become the player's. A player who has a seat here
 * keeps that one, and gets the host role only. A repeat changes nothing. The guest's connections are closed, so that the
 * pages reconnect as the player. If somebody at the table has blocked the player, the seat becomes free instead, as if they
 * had not got in.
 */
export async function adopt(
  room: Room,
  loaded: LoadedGame,
  guestId: string,
  playerId: string,
): Promise<RoomResult<object>> {
  const { game, seats } = loaded;
  const own = isSeated(loaded, playerId) ? [] : seats.filter((seat) => seat.playerId === guestId);
  if (own.length === 0 && game.hostId !== guestId) return ok({});
  const change = (await isUnwanted(room, loaded, guestId, playerId))
    ? released(room, loaded, own[0])
    : await handedOver(room, loaded, own, guestId, playerId);
  const written = change === undefined ? ok(loaded) : await write(room, loaded, change);
  if (!written.ok) return written;
  room.sockets.closeSocketsOf(guestId);
  return ok({});
}

/**
 * The change that makes the guest's seats, and what belongs to them, the player's; the host role too. Mail may reach the
 * player, as it did not reach the guest.
 */
async function handedOver(
  room: Room,
  { game }: LoadedGame,
  own: readonly SeatRow[],
  guestId: string,
  playerId: string,
): Promise<Change> {
  const db = gameDatabase(room);
  const told = (await toldAmong(peopleDatabase(room.env), [playerId])).has(playerId);
  return {
    seats: own.map((seat) => ({ ...seat, playerId, told })),
    samePeople: true,
    notices: waitingNotices(game, own),
    game: { hostId: game.hostId === guestId ? playerId : game.hostId },
    also:
      own.length === 0
        ? []
        : [
            ...handOverNotes(db, room.gameId, guestId, playerId),
            ...handOverResults(db, room.gameId, guestId, playerId),
          ],
  };
}

/** Has somebody blocked the player at whose table the guest took a seat? A game that has ended separates nobody any more. */
async function isUnwanted(
  { env }: Room,
  { game, seats }: LoadedGame,
  guestId: string,
  playerId: string,
): Promise<boolean> {
  if (game.hostId === guestId || (game.status !== 'open' && game.status !== 'running')) return false;
  const others = [game.hostId, ...seats.map((seat) => seat.playerId)];
  return isBlockedByAny(peopleDatabase(env), playerId, others);
}

/** The change that frees a seat: open again before the game starts, vacant while it runs. Undefined: it is free already. */
function released(room: Room, loaded: LoadedGame, seat: SeatRow | undefined): Change | undefined {
  if (seat === undefined || seat.vacancy !== null) return undefined;
  if (loaded.game.status === 'open') return freed(room, seat);
  return vacate(room, loaded, seat.seat, 'left');
}
