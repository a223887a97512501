import type { Translated } from '#shared/words/languages.ts';
import type { toyNames as english } from '../en/names.ts';

/** Names of things; in French. */
export const toyNames = {
  'toy.stone.red.north': 'rouge au nord',
  'toy.stone.blue.north': 'bleu au nord',
  'toy.stone.red.east': 'rouge à l’est',
  'toy.stone.blue.south': 'bleu au sud',
  'toy.option.length': 'Durée',
  'toy.length.short': 'deux manches',
  'toy.length.long': 'trois manches',
} satisfies Translated<typeof english>;
