import type { Introduction } from '../introduction.ts';

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
  guide: () => import('./guide.ts'),
  help: () => import('./help/MerchantsHelp.tsx'),
};
