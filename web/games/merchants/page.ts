import type { GameLoaders } from '../gameLoaders.ts';

export const page: GameLoaders = {
  ui: () => import('./index.ts'),
  deferredRules: () => import('./deferredRules.ts'),
  glanceWords: () => import('./text/glanceWords.ts'),
};
