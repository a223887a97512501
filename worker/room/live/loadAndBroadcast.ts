import { noticeHoldMs } from '../../lib/settings.ts';
import { clearFault } from '../faultNote.ts';
import type { Snapshot } from '../storage/snapshot.ts';
import { loadGame, rowsAfter, type LoadedGame } from '../storage/loadedGame.ts';
import type { Room } from '../roomContext.ts';

/**
 * The game from memory, or from D1 if memory is empty or older than the tick `since`. A row may be in D1 that was never
 * broadcast, because an answer was lost or another writer was faster. Such rows are now sent to sockets and mailboxes.
 */
export async function loadAndBroadcast(room: Room, since = -Infinity): Promise<LoadedGame | undefined> {
  if (room.loaded !== undefined && room.knownAt > since) return room.loaded;
  const asked = (room.ticks += 1);
  const before = room.loaded;
  const loaded = await loadGame(room, room.now(), before);
  room.loaded = loaded;
  room.knownAt = asked;
  if (loaded === undefined) return undefined;
  clearFault(room);
  if (before === undefined || before.head !== loaded.head) room.recentRows.forget(loaded);
  const last = room.lastBroadcast;
  if (last !== undefined && (last.seq !== loaded.game.seq || last.head !== loaded.head))
    await broadcastMissed(room, loaded, last);
  room.lastBroadcast = { seq: loaded.game.seq, head: loaded.head };
  return loaded;
}

/** Sends the pages the rows they have not seen. If the log is no longer the one they saw, tells them to reload instead. */
async function broadcastMissed(
  room: Room,
  loaded: LoadedGame,
  lastBroadcast: Pick<Snapshot, 'seq' | 'head'>,
): Promise<void> {
  const missed = await rowsAfter(room, lastBroadcast);
  if (missed === undefined) return room.sockets.sendRestored(loaded);
  for (const row of missed) {
    room.recentRows.add(row);
    room.sockets.sendRow(loaded, row);
  }
  room.sockets.sendTable(loaded);
  for (const seat of loaded.orders.keys()) room.sockets.sendOrders(loaded, seat);
  const waitedFor = loaded.seats.filter(({ seat }) => (loaded.game.acting >> seat) & 1);
  const people = waitedFor.flatMap(({ playerId }) => (playerId === null ? [] : [playerId]));
  if (people.length > 0) room.scheduleMailboxes(people, room.now() + noticeHoldMs(room.env));
}
