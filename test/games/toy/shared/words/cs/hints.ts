import type { Translated } from '#shared/words/languages.ts';
import type { toyHints as english } from '../en/hints.ts';

/** Hints for a first game: a first line, and what is shown when the hint is opened; in Czech. */
export const toyHints = {
  'hint.toy.lay': 'Vyložte kartu. Nejvyšší vyhrává kolo.\nŽádné dvě karty nejsou stejné.',
  'hint.toy.build': 'Modrý kámen na severu dává {n, plural, one {# bod} few {# body} other {# bodů}}.',
  'hint.toy.draw': 'Víc karet, větší výběr.',
} satisfies Translated<typeof english>;
