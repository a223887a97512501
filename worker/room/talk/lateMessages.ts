import { database } from '../../db/database.ts';
import { selectMessages } from '../../db/games/messages.ts';
import type { MessageRow } from '../../db/schema.ts';
import type { Room } from '../roomContext.ts';

/** The newest messages of a delayed game, for frames to its spectators: read once while the room is awake. */

/** More are not sent as frames: a page that connects fetches them. */
const NEWEST = 50;

/** The reading is kept, not what it has found: one that a new message has made outdated is never kept after it. */
const known = new WeakMap<Room, Promise<readonly MessageRow[]>>();

/** The newest messages in order. */
export function newestMessages(room: Room): Promise<readonly MessageRow[]> {
  const found = known.get(room) ?? read(room);
  known.set(room, found);
  return found;
}

const read = (room: Room): Promise<readonly MessageRow[]> =>
  Promise.resolve(selectMessages(database(room.env), room.gameId, NEWEST)).then(
    (rows) => rows.toReversed(),
    (error: unknown) => {
      forgetMessages(room);
      throw error;
    },
  );

/** Another message was written. */
export const forgetMessages = (room: Room): void => void known.delete(room);
