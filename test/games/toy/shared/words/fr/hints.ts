import type { Translated } from '#shared/words/languages.ts';
import type { toyHints as english } from '../en/hints.ts';

/** Hints for a first game: a first line, and what is shown when the hint is opened; in French. */
export const toyHints = {
  'hint.toy.lay': 'Posez une carte. La plus haute gagne la manche.\nToutes les cartes sont différentes.',
  'hint.toy.build': 'Une pierre bleue au nord rapporte {n, plural, one {# point} other {# points}}.',
  'hint.toy.draw': 'Plus de cartes, plus de choix.',
} satisfies Translated<typeof english>;
