import { withWords } from '../../lib/language.ts';
import type { GameLoaders } from '../gameLoaders.ts';
import { gameWords } from '../words.ts';

export const page: GameLoaders = {
  load: withWords(() => import('./index.ts'), gameWords.goa),
};
