/** Words of when and of what a player is told: on the profile, and in a game's menu. */
export const telling = {
  'telling.title': 'How you are told',
  'telling.why':
    'What is urgent is told at once, whatever you choose here: your time runs short or has run out, or you have lost your seat.',
  'telling.rhythm': 'Messages about your games',
  'telling.atOnce': 'when a game waits for you',
  'telling.daily': 'once a day, at {hour}',
  'telling.quiet': 'Only in my waking hours',
  'telling.saved': 'Saved.',
  'telling.game': 'Tell me of this game',
  'telling.game.all': 'as of all others',
  'telling.game.urgent': 'only what is urgent',
  'telling.game.none': 'nothing',
} as const;
