/** English words of the toy that service and page say: key → template. */
export const common = {
  // Names of things.
  'toy.stone.red.north': 'red in the north',
  'toy.stone.blue.north': 'blue in the north',
  'toy.stone.red.east': 'red in the east',
  'toy.stone.blue.south': 'blue in the south',
  'toy.option.length': 'How long it lasts',
  'toy.length.short': 'two rounds',
  'toy.length.long': 'three rounds',

  // Events, scores and refusals as sentences.
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

  // What a player is asked to do, by type of move.
  'ask.toy.lay': 'lay a card',
  'ask.toy.build': 'set two stones',
  'ask.toy.draw': 'draw cards',
  'ask.toy.stop': 'draw no more',
} as const;

/** English words of the toy that the page alone says. */
export const page = {
  // Before a game is opened: the form of a new game, the invitation.
  'page.new.hint.toy': '2–3 players, two minutes: lay a card, set stones.',
  'page.join.minute.toy':
    'All lay a card at once. The highest takes the round and sets two stones. Most points win.',

  // The board.
  'page.toy.short.hint': 'For a first try.',
  'page.toy.long.hint': 'One round more.',
  'page.toy.ask.lay': 'lay a card',
  'page.toy.ask.build': 'set two stones',
  'page.toy.ask.draw': 'draw cards, or stop',
  'page.toy.hint.lay': 'Choose a card of your hand.',
  'page.toy.hand': 'Your hand',
  'page.toy.table': 'Table',
  'page.toy.pile': 'Pile: {n, plural, one {# card} other {# cards}}',
  'page.toy.rounds': '{n, plural, one {# round} other {# rounds}} to go',
  'page.toy.points': '{n, plural, one {# point} other {# points}}',
  'page.toy.cards': '{n, plural, one {# card} other {# cards}} in hand',
  'page.toy.laid': 'has laid a card',
  'page.toy.lay': 'Lay {card}',
  'page.toy.build': 'Set {stones}',
  'page.toy.draw': 'Draw {n, plural, one {# card} other {# cards}}',
  'page.toy.stop': 'Draw no more',
  'page.toy.gains': '+{n, plural, one {# point} other {# points}}',

  // Hints for a first game: a line, and what opens under it.
  'hint.toy.lay': 'Lay a card. The highest takes the round.\nNo two cards are equal.',
  'hint.toy.build': 'A blue stone in the north brings {n, plural, one {# point} other {# points}}.',
  'hint.toy.draw': 'More cards, more choice.',

  // The guide of a first round.
  'guide.toy.aim': 'The most points win. Each card that is laid scores.',
  'guide.toy.track': 'Points of a card',
  'guide.toy.lay': 'Choose a card to lay it.',
  'guide.toy.build': 'You took the round: set two stones.',
  'guide.toy.draw': 'Draw cards, or stop.',
} as const;
