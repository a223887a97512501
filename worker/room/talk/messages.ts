import { maskOf, type Seat } from '#shared/kernel/types.ts';
import { ok } from '#shared/kernel/result.ts';
import type { Message, Messages } from '#shared/protocol/http.ts';
import { type Rights, isDelayed, rightsOf } from '../../people/access.ts';
import { refundText, tryChargeText } from '../../people/quotas.ts';
import { isKeyClash, peopleDatabase } from '../../db/database.ts';
import { gameDatabase } from '../../db/shards.ts';
import type { MessageRow } from '../../db/schema.ts';
import { isBlockedByAny } from '../../db/people/blocks.ts';
import { toldAmong } from '../../db/people/players.ts';
import { insertNotices } from '../../db/games/notices.ts';
import { scheduleMailboxes } from '../../lib/objects.ts';
import { tellsPlayers, noticeHoldMs } from '../../lib/settings.ts';
import { mentionedSeats } from './mentions.ts';
import { insertMessage } from '../../db/games/talk.ts';
import { readMessages } from '../storage/messages.ts';
import { refuse, type RoomResult } from '../../lib/failure.ts';
import { armAlarm } from '../play/alarm.ts';
import { lateAt, forgetMessages } from '../live/lateFrames.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { messageOf } from '../views/redactedViews.ts';
import type { Room } from '../roomContext.ts';

/** The messages of a table. They are not part of the game: no log row, no state, no turn. */

/** Messages of one page. */
const PAGE = 100;

/** How many of the newest messages are searched for the first try of a repeat, which came minutes earlier at most. */
const RECENT = 50;

/** Maximum of messages of one game: more than any table writes. Without it one game could fill the database. */
const MESSAGES_AT_MOST = 5_000;

/** Posts a message of a player, or of a host without a seat. A repeat with the same id gets the first answer. */
export async function postMessage(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  { id, text }: Pick<MessageRow, 'id' | 'text'>,
): Promise<RoomResult<Message>> {
  const rights = rightsOf(playerId, loaded.game, loaded.seats);
  if (playerId === null || !mayPost(rights)) return refuse('NOT_YOUR_SEAT');
  const seat = rights.viewer === 'spectator' ? null : rights.viewer;
  const recent = await readMessages(room, RECENT);
  // Also compare the seat: a guest who has signed in since has another player id, and may repeat too.
  const first = recent.find((row) => row.id === id && (row.playerId === playerId || row.seat === seat));
  if (first !== undefined) {
    room.sockets.sendMessage(loaded, messageOf(first)); // send again: the room may have crashed before it sent the first try
    return ok(messageOf(first));
  }
  const seq = (recent[0]?.seq ?? 0) + 1;
  if (seq > MESSAGES_AT_MOST) return refuse('MESSAGES_EXHAUSTED');
  const writer = { gameId: room.gameId, playerId };
  const people = peopleDatabase(room.env);
  if (!(await tryChargeText(people, writer, room.now()))) return refuse('MESSAGES_EXHAUSTED');
  const row: MessageRow = {
    gameId: room.gameId,
    seq,
    seat,
    playerId,
    id,
    text,
    at: room.now(),
    former: null,
  };
  await armAlarm(room, lateAt(room, loaded)); // first: a needless alarm is harmless
  try {
    await insertWithNotices(room, loaded, row);
  } catch (error) {
    if (!isKeyClash(error)) throw error;
    await refundText(people, writer, room.now());
    return refuse('OUTCOME_UNKNOWN'); // another writer was faster: the page repeats
  } finally {
    forgetMessages(room);
  }
  room.sockets.sendMessage(loaded, messageOf(row));
  return ok(messageOf(row));
}

/** Stores the message, with notices for the players whom it mentions. */
async function insertWithNotices(room: Room, loaded: LoadedGame, row: MessageRow): Promise<void> {
  const db = gameDatabase(room);
  const seats = await toldOf(room, loaded, row);
  if (seats.length === 0) return void (await insertMessage(db, row));
  const dueAt = row.at + noticeHoldMs(room.env, 'mention');
  const people = seats.flatMap((seat) => loaded.seats[seat]?.playerId ?? []);
  await scheduleMailboxes(room.env, people, dueAt); // first, as in `persist`
  const notices = {
    gameId: room.gameId,
    kind: 'mention',
    seats: maskOf(seats),
    seq: loaded.game.seq,
  } as const;
  await db.batch([insertMessage(db, row), insertNotices(db, { ...notices, now: row.at, dueAt })]);
}

/** The mentioned seats whose players are to be told, and can be: not those who have blocked the author. */
async function toldOf(room: Room, { game, seats }: LoadedGame, row: MessageRow): Promise<readonly Seat[]> {
  if (!tellsPlayers(room.env) || (game.status !== 'running' && game.status !== 'over')) return [];
  const mentioned = mentionedSeats(row.text, seats, row.seat);
  const db = peopleDatabase(room.env);
  const people = mentioned.map((seat) => seats[seat]?.playerId ?? null);
  const [told, ...blocked] = await Promise.all([
    toldAmong(
      db,
      people.filter((id) => id !== null),
    ),
    ...people.map((id) => isBlockedByAny(db, row.playerId, [id])),
  ]);
  return mentioned.filter((_seat, at) => blocked[at] !== true && told.has(people[at] ?? ''));
}

const mayPost = ({ viewer, host }: Rights): boolean => viewer !== 'spectator' || host;

/**
 * A page of messages, oldest first: the newest page, or with `before` the one before that `seq`. Spectators of a delayed
 * game get those of others with the delay, because players talk of their moves.
 */
export async function messagesOf(
  room: Room,
  { game }: LoadedGame,
  { viewer }: Rights,
  playerId: string | null,
  before: number | undefined,
): Promise<Messages> {
  const isLate = viewer === 'spectator' && isDelayed(game);
  const late = isLate ? { until: room.now() - game.watchDelay, playerId } : undefined;
  const newest = await readMessages(room, PAGE + 1, before, late);
  return { messages: newest.slice(0, PAGE).map(messageOf).toReversed(), earlier: newest.length > PAGE };
}
