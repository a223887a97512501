import { gameIds } from '#shared/games/meta.ts';
import { webGames } from '../../games/registry.ts';
import type { Platform } from '../../lib/platform.ts';
import { historyPage } from '../game/index.ts';

/**
 * Fetches all that shows a saved game, for every game: a file may be opened when there is no network any more, and of
 * which game it is shows only then. A part that does not come is asked for again when it is needed.
 */
export const fetchReplayParts = (platform: Pick<Platform, 'checker'>): Promise<unknown> =>
  Promise.allSettled([
    historyPage(),
    ...gameIds.flatMap((id) => [platform.checker(id), webGames[id].load()]),
  ]);
