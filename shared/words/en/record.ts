/** Words beside a board: log, score, chance, a question to the table. */
export const record = {
  'page.undo': 'Take back my last move',
  'page.question': 'A question to the table',
  'page.question.pause': '{name} asks to pause the game until {until}.',
  'page.question.resume': '{name} asks to go on with the game.',
  'page.question.end': '{name} asks to end the game now. The scores as they stand count.',
  'page.question.replace.successor': '{name} asks to offer {seat}’s seat to somebody else.',
  'page.question.replace.bot': '{name} asks to let a bot finish for {seat}.',
  'page.question.undo': '{name} asks to take back everything after entry {to} of the log.',
  'page.question.waiting': 'Still to answer: {names}.',
  'page.question.agree': 'Agree',
  'page.question.refuse': 'Refuse',

  'page.log': 'What happened',
  'page.log.film': 'Show what happened',
  'page.log.history': 'History',
  'page.log.text': 'As text',
  'page.log.empty': 'Nothing yet.',
  'page.log.undone': 'taken back',
  'page.log.undid': '{name} takes back everything after entry {to}.',
  'page.log.repaired':
    'The log was damaged and has been repaired: everything after entry {to} no longer counts.',

  'page.score': 'Final score',
  'page.score.won': '{names} wins.',
  'page.score.wonBy': '{names} wins by {ahead}.',
  'page.score.wonTie': '{names} wins the tie-break.',
  'page.score.shared': '{names} share the victory.',
  'page.score.rank': 'Place',
  'page.score.player': 'Player',
  'page.score.reasons': 'Breakdown',
  'page.score.for': 'For',
  'page.score.total': 'Total',

  'page.chance': 'How chance was drawn',
  'page.chance.before':
    'The server chose its seed before the first move and published its hash; the seed is shown when the game is over.',
  'page.chance.after': 'The seed is revealed: anybody can recompute every draw.',
  'page.chance.seedHash': 'Hash of the seed',
  'page.chance.hash': 'Hash of the seed and the players’ contributions',
  'page.chance.seed': 'Seed',
  'page.chance.entropy': 'Contribution of',
  'page.chance.none': 'none',

  'page.stale.kept': 'The game has moved on. Your draft is still possible and is kept.',
  'page.stale.broken': 'The game has moved on. Step {step} of your draft is no longer possible: {why}',
  'page.stale.left': '{n, plural, one {# step before it is kept.} other {# steps before it are kept.}}',
} as const;
