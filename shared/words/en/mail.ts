/** Words of the mails, and of the page that shows captured ones. Subjects are one line. */
export const mail = {
  'mail.game': '{game} with {names}',
  'mail.game.alone': '{game}',
  'mail.bot': 'Bot {seat}',
  'mail.seat': 'Seat {seat}',
  'mail.hello': 'Hello {name},',
  'mail.hello.stranger': 'Hello,',
  'mail.more': ' (and {n, plural, one {# more game} other {# more games}})',

  'mail.turn.subject': '{game}: {ask}',
  'mail.turn.reminder.subject': 'Still your turn – {game}: {ask}',
  'mail.turn.decide': 'It is your turn: {ask}.',
  'mail.turn.waits': 'The others are still waiting for you: {ask}.',
  'mail.began': 'The game has begun.',
  'mail.touching': 'What touched you since your last move:',
  'mail.touching.began': 'What touched you so far:',
  'mail.since': 'Everything since your last move:',
  'mail.since.began': 'Everything so far:',
  'mail.earlier': '… and {n, plural, one {# sentence} other {# sentences}} before these, in the game’s log.',
  'mail.go.turn': 'Make your move',
  'mail.go.game': 'Open the game',
  'mail.others': 'Also for you:',
  'mail.others.turn': '{game}: your turn',
  'mail.others.started': '{game}: begun',
  'mail.others.over': '{game}: over',
  'mail.head': 'Your log stands at no. {seq}; its head is {head}.',
  'mail.lasting': 'The links are yours alone and work for 30 days: do not pass this mail on.',

  'mail.started.subject': '{game} has begun',
  'mail.started.waits': 'It is not your turn yet. You get a mail when it is.',
  'mail.over.subject': '{game}: the game is over',
  'mail.over.final': 'Final score:',
  'mail.over.rank': '{rank}. {name}: {total}',

  'mail.invited.subject': '{host} invites you to {game}',
  'mail.invited.what':
    '{host} invites you to a game of {game} on Carrack, played over days in the browser: open it, move, close it. No password, no account.',
  'mail.invited.note': '{host} adds: “{note}”',
  'mail.invited.seats': 'At the table: {names}.',
  'mail.invited.take': 'Take the seat or decline',
  'mail.invited.quiet': 'If you do nothing, nothing happens. The invitation ends after {days} days.',
  'mail.invited.refuse': 'Refuse invitations',
  'mail.invited.why':
    'You get this mail because {host} gave your address. No more of them: from this host or from anybody:',

  'mail.in.subject': 'Sign in to Carrack',
  'mail.in.what': 'Open this link on the device on which you want to play. It works once, within an hour.',
  'mail.in.go': 'Sign in',
  'mail.in.ignore': 'If you did not ask for it, do nothing: without the link nobody gets in.',

  'mail.own.subject': 'Confirm your address for Carrack',
  'mail.own.what':
    '{name} wants to be told at this address when it is his or her turn. The link works once, within a day.',
  'mail.own.go': 'Confirm the address',
  'mail.own.ignore': 'If that is not you, do nothing: nothing more is sent.',

  'mail.test.subject': 'A test mail from Carrack',
  'mail.test.what': 'This is what you asked for on your profile: mail reaches you here.',

  'mail.stop': 'No more mail about your games',
  'mail.stop.why': 'You get this mail because you play on Carrack. No more of them:',

  'mail.dev.title': 'Captured mails',
  'mail.dev.what': 'This service runs in development: mails are not sent but kept here. The newest first.',
  'mail.dev.none': 'No mail yet.',
  'mail.dev.text': 'Text',
  'mail.dev.html': 'HTML',
  'mail.dev.headers': 'Headers',
  'mail.dev.source': 'Source',
  'mail.dev.back': 'All mails',
} as const;
