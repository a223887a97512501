import type { Viewer } from '#shared/kernel/types.ts';
import type { LogPage } from '#shared/protocol/http.ts';
import { loadRows, type LoadedGame } from '../storage/loadedGame.ts';
import { commitsFor } from './redactedViews.ts';
import type { Room } from '../roomContext.ts';

/** Rows of one page of the log. */
const ROWS_AT_MOST = 200;

/** The rows from `from` to `to`, or to the end of the log, as the viewer may see them. At most one page of them. */
export async function logPage(
  room: Room,
  loaded: LoadedGame,
  viewer: Viewer,
  from: number,
  to: number | undefined,
): Promise<LogPage> {
  const end = Math.min(to ?? Infinity, loaded.game.seq);
  const last = Math.min(end, from + ROWS_AT_MOST - 1);
  const rows = await loadRows(room, from - 1, last);
  return { commits: commitsFor(loaded, rows, viewer), next: last < end ? last + 1 : null };
}
