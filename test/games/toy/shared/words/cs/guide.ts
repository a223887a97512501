import type { toyGuide as english } from '../en/guide.ts';
import type { Translated } from '#shared/words/languages.ts';

/** The guide of a first round, in Czech. */
export const toyGuide = {
  'guide.toy.lay': 'Vyberte kartu a položte ji.',
  'guide.toy.build': 'Kolo je vaše: položte dva kameny.',
  'guide.toy.draw': 'Lízněte si karty, nebo přestaňte.',
} satisfies Translated<typeof english>;
