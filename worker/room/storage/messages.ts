import { gameDatabase } from '../../db/shards.ts';
import { selectMessages, type LateReader } from '../../db/games/talk.ts';
import type { MessageRow } from '../../db/schema.ts';
import type { RoomStorage } from './loadedGame.ts';

/**
 * The game's newest messages, newest first; with `before`, those before that `seq`. `late`: undefined for all. Messages have
 * no gap, and those of a game that goes on are in D1. So where fewer come than were asked for, and not the first one, the
 * rest is archived.
 */
export async function readMessages(
  room: RoomStorage,
  limit: number,
  before?: number,
  late?: LateReader,
): Promise<readonly MessageRow[]> {
  const stored = await selectMessages(gameDatabase(room), room.gameId, limit, before, late);
  const oldest = stored.at(-1)?.seq ?? before ?? 1;
  if (stored.length === limit || oldest === 1 || late !== undefined) return stored;
  const archived = await room.archive.current();
  const earlier = archived?.messages.filter(({ seq }) => seq < oldest).toReversed() ?? [];
  return [...stored, ...earlier].slice(0, limit);
}
