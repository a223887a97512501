import type { LogRow } from '#shared/kernel/log.ts';
import { isDelayed } from '../access.ts';
import { armAlarm } from './alarm.ts';
import type { LoadedGame } from './loadedGame.ts';
import type { LastRow, Missed } from './recentRows.ts';
import type { Room } from './roomContext.ts';
import { delayedGame } from './watchDelay.ts';

/** Live frames to the spectators of a delayed game: rows are sent when they are old enough. The room's alarm says when. */

/** Sends the spectators what has become old enough, and sets the alarm for the next row. */
export async function sendLateFrames(room: Room, loaded: LoadedGame | undefined): Promise<void> {
  if (loaded === undefined || !isDelayed(loaded.game) || !room.sockets.hasSpectators(loaded)) return;
  const { shown, rows, nextAt } = await delayedGame(room, loaded);
  if (room.loaded?.game.status !== 'running') return; // the end has shown them everything
  room.sockets.sendLate(shown, rows);
  await armAlarm(room, nextAt);
}

/** When the alarm must ring for a row that is written now (ms); null: nobody watches with a delay. */
export const lateAt = ({ sockets, now }: Room, loaded: LoadedGame): number | null =>
  isDelayed(loaded.game) && sockets.hasSpectators(loaded) ? now() + loaded.game.watchDelay : null;

/** What a spectator's page has missed of the rows that are shown. */
export function missedOf(rows: readonly LogRow[], { from, at }: LastRow): Exclude<Missed, { kind: 'read' }> {
  const last = from === 0 ? undefined : rows[from - 1];
  const isKnown = from === 0 || (last !== undefined && (at === undefined || last.at === at));
  return isKnown ? { kind: 'rows', rows: rows.slice(from) } : { kind: 'restored' };
}
