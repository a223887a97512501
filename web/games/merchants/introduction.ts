import { withWords } from '../../lib/language.ts';
import type { Introduction } from '../introduction.ts';
import { gameWords } from '../words.ts';

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
  load: withWords(() => import('./index.ts'), gameWords.merchants),
  guide: () => import('./guide.ts'),
  help: () => import('./help/MerchantsHelp.tsx'),
};
