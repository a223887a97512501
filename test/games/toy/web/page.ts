import type { GamePage } from '../../../../web/games/gamePage.ts';

export const page: GamePage = {
  ui: () => import('./index.ts'),
  deferredRules: () => import('./deferredRules.ts'),
};
