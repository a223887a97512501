import { ok } from '#shared/kernel/result.ts';
import { gameDatabase } from '../../db/shards.ts';
import { NOBODY } from '../../db/games/formerPlayers.ts';
import { deleteArchived, selectForArchive } from '../../db/games/log.ts';
import { failpoint } from '../../lib/failpoints.ts';
import type { RoomResult } from '../../lib/failure.ts';
import { closeEnded } from '../live/connections.ts';
import { armAlarm } from '../play/alarm.ts';
import type { Room } from '../roomContext.ts';
import type { ArchivedGame } from './archive.ts';
import { headAt } from './chain.ts';
import { DamagedLog, gapIn } from './damage.ts';
import type { LoadedGame } from './loadedGame.ts';
import { write } from './write.ts';

/**
 * Archives a finished game when that is due: its log and messages go from the database to an object. The steps are in the
 * order that a stop between any two leaves the game whole, and the next try goes on: the object, which is read back; the
 * game's row, which names it from then on; then the rows, and other objects of the game. At last nothing is due, and the room
 * frees its own storage.
 */
export async function archive(room: Room): Promise<void> {
  const loaded = await room.load();
  if (loaded?.game.status !== 'over' || loaded.game.due === null) return;
  if (loaded.game.due > room.now()) return armAlarm(room, loaded.game.due); // the alarm rang for something else
  await closeEnded(room.env, room.sockets, loaded.game);
  const named = loaded.game.archived === null ? await store(room, loaded) : loaded;
  if (named?.game.archived == null) return;
  await clear(room, named.game.archived);
  await room.archive.deleteOthers();
  const done = await write(room, named, { game: { due: null } });
  if (done.ok) await room.storage.deleteAll();
}

/** Puts the game into the archive and names the object in its row; undefined if another writer was faster, or the archive is off. */
async function store(room: Room, loaded: LoadedGame): Promise<LoadedGame | undefined> {
  if (room.env.ARCHIVE === undefined) {
    await write(room, loaded, {}); // it is off: nothing is due any more
    return undefined;
  }
  const game = await readWhole(room, loaded);
  await failpoint(room.env, 'before-put');
  const archived = await room.archive.put(game);
  await failpoint(room.env, 'after-put');
  // With the seats, which an erasure changes: what was read before it must not be named.
  const written = await write(room, loaded, { game: { archived }, seats: [] });
  return written.ok ? written.value : undefined;
}

/** Another object of an archived game counts from now on, and every other is deleted. Returns the game as it is then. */
export async function replaceArchived(
  room: Room,
  loaded: LoadedGame,
  archived: string,
): Promise<RoomResult<LoadedGame>> {
  const named =
    archived === loaded.game.archived ? ok(loaded) : await write(room, loaded, { game: { archived } });
  if (named.ok) await room.archive.deleteOthers();
  return named;
}

/** The whole log and all messages as D1 has them. Throws `DamagedLog` if the log is not the one that was loaded. */
async function readWhole({ env, gameId }: Room, { game, seats, head }: LoadedGame): Promise<ArchivedGame> {
  const db = gameDatabase({ env, gameId });
  const [rows, messages, results] = await db.batch(selectForArchive(db, gameId));
  const gap = gapIn(rows, 1, game.seq);
  if (gap !== undefined) throw new DamagedLog(gap);
  const last = rows.at(-1);
  if (last === undefined || (await headAt(last)) !== head) throw new Error('the log has changed');
  // An author to whom nothing else of the game leads could not be found by an erasure.
  const known = new Set([game.hostId, ...[...seats, ...results].map(({ playerId }) => playerId)]);
  return {
    rows,
    messages: messages.map((row) => (known.has(row.playerId) ? row : { ...row, playerId: NOBODY })),
  };
}

/** Deletes from D1 what the object has, but for the last row and message. */
async function clear({ env, gameId, archive: objects }: Room, archived: string): Promise<void> {
  const db = gameDatabase({ env, gameId });
  const { rows, messages } = await objects.read(archived);
  const [seq, message] = [rows.at(-1)?.seq ?? 0, messages.at(-1)?.seq ?? 0];
  for (let deleted = Infinity; deleted > 0;) {
    const done = await db.batch(deleteArchived(db, gameId, seq, message));
    deleted = done.reduce((sum, { meta }) => sum + meta.changes, 0);
    await failpoint(env, 'in-delete');
  }
}
