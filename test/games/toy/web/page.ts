import type { GameLoaders } from '../../../../web/games/gameLoaders.ts';
import { gameWords } from '../../../../web/games/words.ts';
import { withWords } from '../../../../web/lib/language.ts';

export const page: GameLoaders = {
  load: withWords(() => import('./index.ts'), ...Object.values(gameWords)), // the toy is in the list that tests load
};
