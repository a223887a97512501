/** Names of things; in English. */
export const toyNames = {
  'toy.stone.red.north': 'red in the north',
  'toy.stone.blue.north': 'blue in the north',
  'toy.stone.red.east': 'red in the east',
  'toy.stone.blue.south': 'blue in the south',
  'toy.option.length': 'How long it lasts',
  'toy.length.short': 'two rounds',
  'toy.length.long': 'three rounds',
} as const;
