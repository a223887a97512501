import { withWords } from '../../lib/language.ts';
import type { Introduction, OptionField } from '../introduction.ts';
import { gameWords } from '../words.ts';

const onOff = (name: 'quickStart' | 'bonanza'): OptionField => ({
  name,
  label: `page.goa.option.${name}`,
  values: [
    { value: false, label: `page.goa.${name}.no`, hint: `page.goa.${name}.no.hint` },
    { value: true, label: `page.goa.${name}.yes`, hint: `page.goa.${name}.yes.hint` },
  ],
});

export const introduction: Introduction = {
  options: [
    {
      name: 'edition',
      label: 'page.goa.option.edition',
      values: [
        { value: '2012', label: 'page.goa.edition.2012', hint: 'page.goa.edition.2012.hint' },
        { value: '2004', label: 'page.goa.edition.2004', hint: 'page.goa.edition.2004.hint' },
      ],
    },
    onOff('quickStart'),
    { ...onOff('bonanza'), with: { edition: '2012' } },
    {
      name: 'money',
      label: 'page.goa.option.money',
      values: [
        { value: 'hidden', label: 'page.goa.money.hidden', hint: 'page.goa.money.hidden.hint' },
        { value: 'open', label: 'page.goa.money.open', hint: 'page.goa.money.open.hint' },
      ],
    },
  ],
  load: withWords(() => import('./index.ts'), gameWords.goa),
  guide: () => import('./guide.ts'),
  help: () => import('./help/GoaHelp.tsx'),
};
