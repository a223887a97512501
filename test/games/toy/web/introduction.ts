import type { Introduction } from '../../../../web/games/introduction.ts';
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
  guide: () => import('./guide.ts'),
  help: () => import('./help/ToyHelp.tsx'),
};
