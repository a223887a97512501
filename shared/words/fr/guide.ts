import type { guide as english } from '../en/guide.ts';
import type { Translated } from '../languages.ts';

/** The guide of a first round; each game has the sentences of its steps, in French. */
export const guide = {
  'guide.title': 'Votre première manche',
  'guide.stage': '{n} sur {of}.',
  'guide.skip': 'Quitter le guide',
  'guide.waits': 'Les autres jouent maintenant.',
  'guide.over': 'Vous connaissez les coups : continuez ici, ou lancez votre propre partie.',
  'guide.home': 'Lancer une partie',
  'guide.on': 'Continuer ici',
} satisfies Translated<typeof english>;
