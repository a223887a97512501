import type { GamePage } from '../gamePage.ts';

export const page: GamePage = {
  ui: () => import('./index.ts'),
  deferredRules: () => import('./deferredRules.ts'),
};
