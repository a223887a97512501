import { isDelayed } from '../../people/access.ts';
import { armAlarm } from '../play/alarm.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { delayedGame } from './watchDelay.ts';
import { readMessages } from '../storage/messages.ts';
import type { MessageRow } from '../../db/schema.ts';
import type { Room } from '../roomContext.ts';

/**
 * Live frames to the spectators of a delayed game: rows and messages are sent when they are old enough. The room's alarm
 * says when.
 */

/**
 * Sends the spectators what has become old enough, at first that the game has begun, and sets the alarm for what is next.
 * After the end, the messages left.
 */
export async function sendLateFrames(room: Room, loaded: LoadedGame | undefined): Promise<void> {
  if (loaded === undefined || !hasLateSpectators(room, loaded)) return;
  const messages = await newestMessages(room);
  const late = isDelayed(loaded.game) ? await delayedGame(room, loaded) : undefined;
  const current = room.loaded;
  if (current === undefined) return armAlarm(room, room.now()); // another request has failed meanwhile
  const until = isDelayed(current.game) ? room.now() - current.game.watchDelay : Infinity;
  if (late && isDelayed(current.game)) room.sockets.sendLate(current, late.shown, late.rows);
  room.sockets.sendLateMessages(current, messages, until);
  const nextMessage = messages.find(({ at }) => at > until);
  const nextAt = nextMessage && nextMessage.at + current.game.watchDelay;
  const next = Math.min(late?.nextAt ?? Infinity, nextAt ?? Infinity);
  await armAlarm(room, next === Infinity ? null : next);
}

const hasLateSpectators = ({ sockets }: Room, loaded: LoadedGame): boolean =>
  loaded.game.watchDelay > 0 &&
  (loaded.game.status === 'running' || loaded.game.status === 'over') &&
  sockets.hasSpectators(loaded);

/**
 * When the alarm must ring for what is written now (ms): at once if the game begins or is over; null: nobody watches with a
 * delay.
 */
export function lateAt(room: Room, loaded: LoadedGame): number | null {
  if (!hasLateSpectators(room, loaded)) return null;
  return room.now() + (isDelayed(loaded.game) && loaded.game.seq > 1 ? loaded.game.watchDelay : 0);
}

/** The newest messages of a delayed game, for frames to its spectators: read once while the room is awake. */

/** More are not sent as frames: a page that connects fetches them. */
const NEWEST = 50;

/** The reading is kept, not what it has found: one that a new message has made outdated is never kept after it. */
const known = new WeakMap<Room, Promise<readonly MessageRow[]>>();

/** The newest messages in order. */
function newestMessages(room: Room): Promise<readonly MessageRow[]> {
  const found = known.get(room) ?? read(room);
  known.set(room, found);
  return found;
}

const read = (room: Room): Promise<readonly MessageRow[]> =>
  readMessages(room, NEWEST).then(
    (rows) => rows.toReversed(),
    (error: unknown) => {
      forgetMessages(room);
      throw error;
    },
  );

/** Another message was written. */
export const forgetMessages = (room: Room): void => void known.delete(room);
