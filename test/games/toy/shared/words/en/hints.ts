/** Hints for a first game: a first line, and what is shown when the hint is opened; in English. */
export const toyHints = {
  'hint.toy.lay': 'Lay a card. The highest takes the round.\nNo two cards are equal.',
  'hint.toy.build': 'A blue stone in the north brings {n, plural, one {# point} other {# points}}.',
  'hint.toy.draw': 'More cards, more choice.',
} as const;
