import { gameIds } from '#shared/games/meta.ts';
import { draftBar } from '../components/TurnBar.tsx';
import { pages } from '../games/registry.ts';
import type { Platform } from '../models/platform.ts';

/**
 * Fetches all that shows a saved game, for every game: a file may be opened when there is no network any more, and of
 * which game it is shows only then. A part that does not come is asked for again when it is needed.
 */
export const fetchReplayParts = (platform: Pick<Platform, 'checker'>): Promise<unknown> =>
  Promise.allSettled([
    import('./HistoryPage.tsx'),
    import('../components/history/Aftermath.tsx'),
    import('../components/history/IntegrityNotice.tsx'),
    import('../components/trial/TrialPage.tsx'),
    import('../components/sight.ts'),
    import('../models/fullRules.ts'),
    import('../models/drafting.ts'),
    draftBar.fetch(),
    ...gameIds.flatMap((id) => [platform.checker(id), pages[id].deferredRules(), wholeUi(id)]),
  ]);

async function wholeUi(id: keyof typeof pages): Promise<void> {
  const { gameUi } = await pages[id].ui();
  await Promise.all([gameUi.lateParts?.(), gameUi.chronicle?.(), gameUi.revealed?.()]);
}
