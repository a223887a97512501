/** Words of when and of what a player is told: on the profile, and in a game's menu. */
export const telling = {
  'telling.title': 'When you are notified',
  'telling.why':
    'Urgent notifications come at once, whatever you choose here: your time is running short or has run out, or you have lost your seat.',
  'telling.rhythm': 'Notifications about your games',
  'telling.atOnce': 'when a game is waiting for me',
  'telling.daily': 'once a day, at {hour}',
  'telling.mail': 'Mail, if a device or webhook notifies me too',
  'telling.mail.atOnce': 'at the same time',
  'telling.mail.after': '{n, plural, one {# hour later} other {# hours later}}, if I have not looked',
  'telling.quiet': 'Only in my waking hours',
  'telling.saved': 'Saved.',
  'telling.game': 'Notify me about this game',
  'telling.game.all': 'as about all my other games',
  'telling.game.urgent': 'only what is urgent',
  'telling.game.none': 'nothing',
} as const;
