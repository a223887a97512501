import type { Translated } from '#shared/words/languages.ts';
import type { toyNames as english } from '../en/names.ts';

/** Names of things; in Czech. */
export const toyNames = {
  'toy.stone.red.north': 'červený na severu',
  'toy.stone.blue.north': 'modrý na severu',
  'toy.stone.red.east': 'červený na východě',
  'toy.stone.blue.south': 'modrý na jihu',
  'toy.option.length': 'Jak dlouho trvá',
  'toy.length.short': 'dvě kola',
  'toy.length.long': 'tři kola',
} satisfies Translated<typeof english>;
