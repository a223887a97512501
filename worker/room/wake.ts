import { failpoint } from '../failpoints.ts';
import { AUTOMATIC_PER_INVOCATION, nextAutomatic } from './automatic.ts';
import { nextRow } from './command.ts';
import type { Queue } from './queue.ts';
import { abort } from './start.ts';
import { write, type Room } from './write.ts';

/** What a room does by itself when it wakes. */

/** Goes on with whatever is due: an open game's end, and moves that need nobody. */
export async function goOn(room: Room, queue: Queue): Promise<void> {
  await queue.run(() => expire(room));
  await automatic(room, queue);
}

async function expire(room: Room): Promise<void> {
  const table = await room.load();
  if (table?.game.status === 'open' && (table.game.due ?? Infinity) <= room.now())
    await abort(room, table, 'expired');
  else if (table?.game.status === 'open' && table.game.due !== null)
    await room.storage.setAlarm(table.game.due);
}

/** Plays what needs nobody, a commit at a time so that people get in between; the rest by an alarm. */
async function automatic(room: Room, queue: Queue): Promise<void> {
  for (let played = 0; played < AUTOMATIC_PER_INVOCATION; played += 1) {
    const more = await queue.run(() => automaticCommit(room));
    if (!more) return;
    await failpoint(room.env, 'in-bot-loop');
  }
  await room.storage.setAlarm(room.now());
}

async function automaticCommit(room: Room): Promise<boolean> {
  const table = await room.load();
  const next = table && nextAutomatic(table);
  if (!table || !next) return false;
  const { state, ...draft } = next;
  const written = await write(room, table, { row: nextRow(room, table, draft), state });
  if (!written.ok && written.failure.code !== 'STALE') throw new Error(written.failure.code);
  return true;
}
