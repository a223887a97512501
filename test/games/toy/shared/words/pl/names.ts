import type { Translated } from '#shared/words/languages.ts';
import type { toyNames as english } from '../en/names.ts';

/** Names of things; in Polish. */
export const toyNames = {
  'toy.stone.red.north': 'czerwony na północy',
  'toy.stone.blue.north': 'niebieski na północy',
  'toy.stone.red.east': 'czerwony na wschodzie',
  'toy.stone.blue.south': 'niebieski na południu',
  'toy.option.length': 'Jak długo trwa',
  'toy.length.short': 'dwie rundy',
  'toy.length.long': 'trzy rundy',
} satisfies Translated<typeof english>;
