import { ok } from '../../shared/kernel/result.ts';
import type { Message, Messages } from '../../shared/protocol/http.ts';
import type { Rights } from '../access.ts';
import { rightsOf } from '../access.ts';
import { mayWrite } from '../auth/caps.ts';
import { database, isKeyClash } from '../db/database.ts';
import type { MessageRow } from '../db/schema.ts';
import { insertMessage, selectMessages } from '../db/talk.ts';
import { refuse, type Answer } from './failure.ts';
import type { Place, Table } from './table.ts';
import type { Room } from './write.ts';

/** What people say at a table. It never touches the game: no row of its log, no state, no turn. */

/** Messages of one page. */
const PAGE = 100;

/** A repeat is looked for among so many of the newest: it follows its first try within minutes. */
const RECENT = 50;

/** More than any table has to say; without an end one game could fill the database. */
const MESSAGES_AT_MOST = 5_000;

/** Says something: players, and a host who has no seat. A repeat under the same id gets its first answer. */
export async function say(
  room: Room,
  table: Table,
  playerId: string | null,
  { id, text }: Pick<MessageRow, 'id' | 'text'>,
): Promise<Answer<Message>> {
  const rights = rightsOf(playerId, table.game, table.seats);
  if (playerId === null || !maySay(rights)) return refuse('NOT_YOUR_SEAT');
  const db = database(room.env);
  const seat = rights.viewer === 'spectator' ? null : rights.viewer;
  const recent = await selectMessages(db, room.gameId, RECENT);
  // Also by seat: a guest who has turned out to be a player is somebody else now, and repeats all the same.
  const first = recent.find((row) => row.id === id && (row.playerId === playerId || row.seat === seat));
  if (first !== undefined) {
    room.sockets.sendMessage(table, messageOf(first)); // after the first try this room may have died
    return ok(messageOf(first));
  }
  const seq = (recent[0]?.seq ?? 0) + 1;
  if (seq > MESSAGES_AT_MOST) return refuse('MESSAGES_EXHAUSTED');
  if (!(await mayWrite(db, { gameId: room.gameId, playerId }, room.now())))
    return refuse('MESSAGES_EXHAUSTED');
  const row: MessageRow = { gameId: room.gameId, seq, seat, playerId, id, text, at: room.now() };
  try {
    await insertMessage(db, row);
  } catch (error) {
    if (isKeyClash(error)) return refuse('OUTCOME_UNKNOWN'); // another writer was faster: ask again
    throw error;
  }
  room.sockets.sendMessage(table, messageOf(row));
  return ok(messageOf(row));
}

const maySay = ({ viewer, host }: Rights): boolean => viewer !== 'spectator' || host;

/** What was said, in order; the newest page, or the one before `before`. */
export async function messagesOf({ env, gameId }: Place, before: number | undefined): Promise<Messages> {
  const newest = await selectMessages(database(env), gameId, PAGE + 1, before);
  return { messages: newest.slice(0, PAGE).map(messageOf).toReversed(), earlier: newest.length > PAGE };
}

/** All that others learn of a message. */
const messageOf = ({ seq, seat, text, at }: MessageRow): Message => ({ seq, seat, text, at });
