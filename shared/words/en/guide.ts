/** The guide of a first round; each game has the sentences of its steps, in English: key → template. */
export const guide = {
  'guide.title': 'Your first round',
  'guide.stage': '{n} of {of}.',
  'guide.skip': 'Skip',
  'guide.waits': 'The others play now.',
  'guide.over': 'Now you know the moves: play on here, or start a game of your own.',
  'guide.home': 'Start a game',
  'guide.on': 'Play on here',
} as const;
