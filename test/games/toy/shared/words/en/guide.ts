/** The guide of a first round, in English: key → template. */
export const toyGuide = {
  'guide.toy.lay': 'Choose a card to lay it.',
  'guide.toy.build': 'You took the round: set two stones.',
  'guide.toy.draw': 'Draw cards, or stop.',
} as const;
