/** Events, scores and refusals as sentences; in English. */
export const toyStory = {
  'toy.story.started': 'The game begins: {rounds, plural, one {# round} other {# rounds}}.',
  'toy.story.laid': '{seat} lays a card face down.',
  'toy.story.laid.seen': '{seat} lays card {card}.',
  'toy.story.uncovered': 'The cards are {cards}: {seat} takes the round.',
  'toy.story.built': '{seat} sets two stones, {stones}: {n, plural, one {# point} other {# points}}.',
  'toy.story.drawn': '{seat} draws {n, plural, one {# card} other {# cards}}.',
  'toy.story.drawn.seen': '{seat} draws {cards}.',
  'toy.story.reshuffled': 'The discards are shuffled.',
  'toy.story.stopped': '{seat} draws no more.',
  'toy.story.rewarded':
    '{seat} takes a second round in a row: {n, plural, one {# point} other {# points}} more.',
  'toy.stage': '{rounds, plural, one {# round} other {# rounds}} to go',
  'toy.score.streaks': 'Rounds in a row',
  'toy.score.stones': 'Stones',
  'error.CARD_NOT_HELD': 'You do not hold this card.',
} as const;
