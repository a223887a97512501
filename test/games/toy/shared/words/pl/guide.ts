import type { toyGuide as english } from '../en/guide.ts';
import type { Translated } from '#shared/words/languages.ts';

/** The guide of a first round, in Polish. */
export const toyGuide = {
  'guide.toy.lay': 'Wybierz kartę, by ją położyć.',
  'guide.toy.build': 'Runda jest Twoja: połóż dwa kamienie.',
  'guide.toy.draw': 'Dobierz karty albo przestań.',
} satisfies Translated<typeof english>;
