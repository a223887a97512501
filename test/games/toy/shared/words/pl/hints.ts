import type { Translated } from '#shared/words/languages.ts';
import type { toyHints as english } from '../en/hints.ts';

/** Hints for a first game: a first line, and what is shown when the hint is opened; in Polish. */
export const toyHints = {
  'hint.toy.lay': 'Połóż kartę. Najwyższa wygrywa rundę.\nŻadne dwie karty nie są równe.',
  'hint.toy.build':
    'Niebieski kamień na północy daje {n, plural, one {# punkt} few {# punkty} many {# punktów}}.',
  'hint.toy.draw': 'Więcej kart, większy wybór.',
} satisfies Translated<typeof english>;
