/** Words of the page. */
export const page = {
  'game.some': 'a game',

  'page.title': 'Carrack',
  'page.title.waiting': '({n}) Carrack',
  'page.title.game': '{game} – Carrack',
  'page.title.yourTurn': 'Your turn – {game}',
  'page.title.over': 'Over – {game}',
  'page.skip': 'Skip to the content',
  'page.nav': 'Site',
  'page.nav.new': 'New game',
  'page.nav.help': 'Help',
  'page.nav.rules': 'Rules of {game}',
  'page.nav.next': 'Next game ({n})',
  'page.language': 'Language',
  'page.loading': 'Loading …',
  'page.again': 'Try again',
  'page.failed': 'Something went wrong ({code}).',
  'page.notice.info': 'Note:',
  'page.notice.warning': 'Attention:',
  'page.notice.error': 'Problem:',
  'page.offline': 'The connection is lost. The page keeps trying; what you see may be out of date.',
  'page.outdated': 'The server uses newer rules than this page. Reload it in a while; your draft is kept.',

  'page.fault': 'This page could not be displayed',
  'page.fault.why': 'Something is wrong on our side. Your game is safe; a draft is kept.',
  'page.fault.reload': 'Reload the page',

  'page.lost.home': 'Home',

  'page.level.easy': 'easy',
  'page.level.normal': 'normal',
  'page.level.strong': 'strong',

  'page.game.failed': 'This game cannot be shown',
  'page.seats': 'Players',
  'page.seat.you': 'you',
  'page.seat.bot': 'bot, {level}',
  'page.seat.botName': 'Bot {seat}',
  'page.seat.openName': 'Seat {seat}',
  'page.seat.former': 'Former player',
  'page.seat.online': 'here now',
  'page.seat.away': 'away',
  'page.seat.turn': 'to move',

  'page.turn.yours': 'Your turn: {question}',
  'page.turn.ready': 'Your turn is ready to send',
  'page.turn.left': 'A bot plays for you',
  'page.turn.others': 'Waiting for {names}',
  'page.turn.watching': 'You’re watching. {names} to move',

  'error.NETWORK': 'The server cannot be reached. Is this device online?',
} as const;
