import type { Introduction } from '../../../../web/games/introduction.ts';
import { gameWords } from '../../../../web/games/words.ts';
import { withWords } from '../../../../web/lib/language.ts';
import './text/words.ts';

export const introduction: Introduction = {
  options: [
    {
      name: 'length',
      label: 'toy.option.length',
      values: [
        { value: 'short', label: 'toy.length.short', hint: 'page.toy.short.hint' },
        { value: 'long', label: 'toy.length.long', hint: 'page.toy.long.hint' },
      ],
    },
  ],
  // The toy is in the list of words that tests load.
  load: withWords(() => import('./index.ts'), ...Object.values(gameWords)),
  guide: () => import('./guide.ts'),
  help: () => import('./help/ToyHelp.tsx'),
};
