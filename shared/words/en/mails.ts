/** English words of mails, and of the page that shows captured ones. Subjects are one line. */
export const mails = {
  'mail.game': '{game} (with {names})',
  'mail.game.many': '{game} (with {names} and {n, plural, one {# more} other {# more}})',
  'mail.titled': '{game} “{title}”',
  'mail.bot': 'Bot {seat}',
  'mail.seat': 'Seat {seat}',
  'mail.hello': 'Hello {name},',
  'mail.hello.stranger': 'Hello,',
  'mail.more': ' (and {n, plural, one {# more game} other {# more games}})',

  'mail.turn.subject': 'Your turn in {games}',
  'mail.turn.reminder.subject': 'Still your turn in {games}',
  'mail.turn.ask': ': {ask}',
  'mail.turn.also': ' – also your turn in {games}',
  'mail.turn.more': '{n, plural, one {# more game} other {# more games}}',
  'mail.turn.decide': 'It is your turn: {ask}.',
  'mail.turn.waits': 'The others are still waiting for you: {ask}.',
  'mail.began': 'The game has begun.',
  'mail.orders.ask': 'Your orders left this to you: {why}',
  'mail.orders.did': 'What your orders did:',
  'mail.touching': 'What affected you since your last move:',
  'mail.touching.seat': 'What affected you since you took the seat:',
  'mail.touching.began': 'What affected you so far:',
  'mail.latest': 'The latest:',
  'mail.since': 'Everything since your last move:',
  'mail.since.seat': 'Everything since you took the seat:',
  'mail.since.began': 'Everything so far:',
  'mail.earlier': '… and {n, plural, one {# sentence} other {# sentences}} before these, in the game’s log.',
  'mail.go.turn': 'Make your move',
  'mail.moves': 'Or answer at once. Each button first asks whether you mean it.',
  'mail.moves.more':
    'Or answer at once; more answers stand further down. Each button first asks whether you mean it.',
  'mail.moves.others': 'More answers',
  'mail.go.game': 'Open the game',
  'mail.others': 'Also for you:',
  'mail.others.turn': '{game}: your turn',
  'mail.others.time': '{game}: your time is running short',
  'mail.others.holiday': '{game}: your holiday has begun',
  'mail.others.played': '{game}: your time ran out, a bot played for you',
  'mail.others.vacant': '{game}: you have lost your seat',
  'mail.others.removed': '{game}: you no longer have a seat',
  'mail.removed.what':
    'The host has freed your seat before the game began. The link by which you came no longer works.',
  'mail.removed.next':
    'If that is a mistake, ask them for an invitation by mail: it lets you in again. At a table of your own there is always a seat for you.',
  'mail.go.removed': 'To your games',
  'mail.others.request': '{game}: somebody asks to join',
  'mail.others.accepted': '{game}: you have a seat',
  'mail.others.declined': '{game}: no seat this time',
  'mail.others.full': '{game}: the seats are taken',
  'mail.request.what':
    'Somebody would like to play at your table. The page says who asks and how reliable they are; you accept or decline.',
  'mail.go.request': 'See who asks',
  'mail.accepted.what': 'The host has accepted you. You will hear when the game begins.',
  'mail.declined.what':
    'This time it did not work out with a seat at this table. Thank you for asking: other tables look for players too.',
  'mail.full.what':
    'All seats were taken before the host had answered you, and the game has begun. Other tables look for players too.',
  'mail.go.tables': 'Other open tables',
  'mail.others.invited': '{game}: a companion keeps a seat for you',
  'mail.others.mention': '{game}: a message for you',
  'mail.others.vote': '{game}: the table asks you',
  'mail.others.started': '{game}: has begun',
  'mail.others.over': '{game}: game over',
  'mail.others.more': '… and {n, plural, one {# more game is} other {# more games are}} waiting for you.',
  'mail.picture': 'The table as everybody sees it',
  'mail.picture.who': 'From top to bottom: {names}',
  'mail.lasting':
    'The links are for you alone, so do not pass this mail on. They sign you in once, within three days; after that they do not sign you in any more.',

  'mail.until': ' – until {until}',
  'mail.deadline': 'You have until {until}.',
  'mail.atZero.bot': 'If you have not moved by then, a bot plays this turn for you.',
  'mail.atZero.seat':
    'If you have not moved by then, a bot plays this turn, and you lose your seat: your time has run out once already.',
  'mail.atZero.holiday':
    'If you have not moved by then, your holiday begins by itself, as long as you have days left.',
  'mail.time.subject': 'Your time is running short – {game}: {ask}',
  'mail.time.what': 'Your time is running short: you have until {until}.',
  'mail.holiday.what':
    'Your time was up, so your holiday has begun by itself. It lasts until {until}, and your time stands still until then.',
  'mail.played.subject': '{game}: your time ran out, a bot played for you',
  'mail.played.what': 'Your time ran out, so a bot played for you.',
  'mail.played.moves': 'What it played:',
  'mail.played.next': 'If your time runs out on your next turn too, you lose your seat.',
  'mail.vacant.left': 'You have left the game. A bot plays until somebody takes your seat.',
  'mail.vacant.timeOut':
    'Your time ran out twice in a row, so your seat is offered to somebody else. A bot plays until then.',
  'mail.vacant.vote': 'The table has voted to offer your seat to somebody else. A bot plays until then.',
  'mail.vacant.bot': 'The table has voted to let a bot finish the game for you.',
  'mail.vacant.back': 'You can come back as long as nobody else has taken the seat.',
  'mail.vote.subject': '{game}: {name} asks for your vote',
  'mail.vote.until': 'You can vote until {until}.',
  'mail.vote.silence': 'You can vote until {until}. If you do not answer, that counts as yes.',
  'mail.vote.row': 'You can vote until somebody moves.',
  'mail.mention.what': 'A message for you at the table:',
  'mail.mention.said': '{name}: “{text}”',
  'mail.host': 'The host',
  'mail.go.vacant': 'Take your seat again',
  'mail.go.vote': 'Cast your vote',

  'mail.started.subject': '{game} has begun',
  'mail.started.waits': 'It is not your turn yet. You will get a mail when it is.',
  'mail.over.subject': '{game}: the game is over',
  'mail.over.final': 'Final score:',
  'mail.over.rank': '{rank}. {name}: {total}',

  'mail.invited.subject': '{host} invites you to {game}',
  'mail.invited.what':
    '{host} invites you to a game of {game} on Carrack, played over days in the browser: open it, move, close it. No password, no account.',
  'mail.invited.note': '{host} adds: “{note}”',
  'mail.invited.seats': 'At the table: {names}.',
  'mail.kept.what':
    '{host}, with whom you have finished a game, would like to play {game} with you and keeps a seat for you.',
  'mail.kept.clock': 'The game has a clock. The page shows how much time you have.',
  'mail.kept.relaxed': 'There is no clock: players are only reminded.',
  'mail.kept.why':
    'You get this because you and {host} have finished a game together. To stop invitations from this host or from all companions:',
  'mail.invited.take': 'Take the seat or decline',
  'mail.invited.quiet': 'If you do not answer, nothing happens.',
  'mail.invited.until': 'The invitation is open until {until}.',
  'mail.invited.running': 'The game is under way: you would take over the seat of a player who has left.',
  'mail.invited.refuse': 'Refuse invitations',
  'mail.invited.why':
    'You get this mail because {host} entered your address. To stop invitations from this host or from everybody:',

  'mail.in.subject': 'Sign in to Carrack',
  'mail.in.what': 'Open this link in the browser in which you want to play. It works once, within an hour.',
  'mail.in.later': 'Open this link in the browser in which you want to play. It works once, within a day.',
  'mail.code': 'Or enter this code within the hour, in the browser in which you asked for this mail: {code}',
  'mail.in.go': 'Sign in',
  'mail.in.ignore':
    'If you did not ask for it, ignore this mail: nobody can sign in without the link or the code.',

  'mail.own.subject': 'Confirm your address for Carrack',
  'mail.own.what':
    '{name} wants to be notified at this address when it is their turn. The link works once, within a day, and only in the browser in which the address was entered.',
  'mail.own.go': 'Confirm the address',
  'mail.own.ignore': 'If that was not you, ignore this mail: no more will follow.',

  'mail.former.subject': 'Your address at Carrack',
  'mail.former.what':
    '{name} no longer uses this address. Links in earlier mails to it have stopped working.',
  'mail.former.not':
    'If that was not you, somebody else uses a browser in which you are signed in. Sign that browser out on your profile.',
  'mail.erased.subject': 'Your account at Carrack is deleted',
  'mail.erased.what':
    'The account of {name} is deleted, and this address with it. Your games stay without your name. This is the last mail to this address, unless somebody invites it again.',
  'mail.erased.not':
    'If that was not you, somebody else used a browser in which you were signed in. It cannot be undone.',
  'mail.test.subject': 'A test mail from Carrack',
  'mail.test.what': 'You asked for this mail on your profile. It works: mail reaches you here.',

  'mail.channel.test.title': 'A test from Carrack',
  'mail.channel.test.what': 'You asked for this on your profile. It works: messages reach you here.',
  'mail.group.memberJoined': '{name} has joined the group.',
  'mail.group.tableOpened': 'A table is open: {game} ({names}).',
  'mail.group.gameBegan': '{game} has begun: {names}.',
  'mail.group.gameEnded': '{game} has ended: {names}.',
  'mail.group.bot': 'a bot',
  'mail.group.other': 'somebody else',
  'mail.off.subject': 'A webhook was switched off',
  'mail.off.what': 'Nothing could be delivered to your webhook “{webhook}” for a day, so it is switched off.',
  'mail.off.next': 'You can test it on your profile and switch it on again.',

  'mail.stop': 'Stop mail about your games',
  'mail.stop.why': 'You get this mail because you play on Carrack. To end it:',

  'mail.feed.name': 'Carrack: deadlines',
  'mail.feed.deadline': '{game}: your time runs out',

  'mail.dev.title': 'Captured messages',
  'mail.dev.what':
    'This service runs in development: mails, push messages and calls of webhooks are not sent but kept here, the newest first.',
  'mail.dev.none': 'No message yet.',
  'mail.dev.text': 'Text',
  'mail.dev.html': 'HTML',
  'mail.dev.headers': 'Headers',
  'mail.dev.back': 'All messages',

  // What a messenger shows of a link to a game.
  'preview.invites': '{host} invites you to {game}',
  'preview.invited': 'You are invited to {game}',
  'preview.seats': '{taken} of {n} seats are taken.',
  'preview.names': '{game}: {names}',
  'preview.running': 'The game is being played, and you can watch.',
  'preview.aborted': 'The game was called off.',
  'preview.won': '{n, plural, one {Winner} other {Winners}}: {names}.',
  'preview.first': 'Learn {game} in a guided round',
  'preview.sample': 'A finished game of {game} to look through',
  'preview.cover': 'Pieces of {game} on a table',
} as const;
