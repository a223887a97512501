import type { Introduction } from '../../../../web/games/introduction.ts';
import { registerMessages } from '../../../../web/language.ts';
import { toyAsks } from '../shared/words/en/asks.ts';
import { toyIntroduction } from '../shared/words/en/introduction.ts';
import './text/words.ts';

registerMessages(toyIntroduction, {
  pl: () => import('../shared/words/pl/introduction.ts'),
  cs: () => import('../shared/words/cs/introduction.ts'),
  fr: () => import('../shared/words/fr/introduction.ts'),
});
registerMessages(toyAsks, {
  pl: () => import('../shared/words/pl/asks.ts'),
  cs: () => import('../shared/words/cs/asks.ts'),
  fr: () => import('../shared/words/fr/asks.ts'),
});

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
  hints: () => import('./hints.ts'),
  guide: () => import('./guide.ts'),
  help: () => import('./help/ToyHelp.tsx'),
};
