import { merchantsAsks } from '#shared/games/merchants/words/en/asks.ts';
import { registerMessages } from '../../language.ts';
import type { Introduction } from '../introduction.ts';
import './text/introductionWords.ts';

registerMessages(merchantsAsks, {
  pl: () => import('#shared/games/merchants/words/pl/asks.ts'),
  cs: () => import('#shared/games/merchants/words/cs/asks.ts'),
  fr: () => import('#shared/games/merchants/words/fr/asks.ts'),
});

export const introduction: Introduction = {
  options: [
    {
      name: 'officeDraw',
      label: 'merchants.option.officeDraw',
      values: [
        {
          value: 'planning',
          label: 'merchants.officeDraw.planning',
          hint: 'page.merchants.officeDraw.planning.hint',
        },
        {
          value: 'turnEnd',
          label: 'merchants.officeDraw.turnEnd',
          hint: 'page.merchants.officeDraw.turnEnd.hint',
        },
      ],
    },
  ],
  hints: () => import('./hints.ts'),
  guide: () => import('./guide.ts'),
  help: () => import('./help/MerchantsHelp.tsx'),
};
