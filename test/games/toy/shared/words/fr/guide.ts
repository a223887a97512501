import type { toyGuide as english } from '../en/guide.ts';
import type { Translated } from '#shared/words/languages.ts';

/** The guide of a first round, in French. */
export const toyGuide = {
  'guide.toy.lay': 'Choisissez une carte pour la poser.',
  'guide.toy.build': 'La manche est à vous : posez deux pierres.',
  'guide.toy.draw': 'Piochez, ou arrêtez.',
} satisfies Translated<typeof english>;
