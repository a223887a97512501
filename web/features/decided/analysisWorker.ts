import { isGameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import { createAnalysisDesk, type AnalysisOrder } from './analysisDesk.ts';

/** The worker that analyses a finished game beside the page, which stays free for its reader. */

const desk = createAnalysisDesk({
  rules: async (game) => {
    if (!isGameId(game)) throw new RangeError(`no game ${game}`);
    return games[game]();
  },
  tell: (news) => postMessage(news),
  now: () => performance.now(),
  breathe: () => new Promise((resume) => setTimeout(resume)),
});

addEventListener('message', ({ data }: MessageEvent<AnalysisOrder>) => void desk(data));
