/** The pages around the games: home, new game, invitation, lobby. */
export const places = {
  'page.status.aborted': 'This game was cancelled before it began.',
  'page.status.open': 'waiting for players',
  'page.status.running': 'running',
  'page.status.over': 'over',

  'page.lost': 'Nothing here',
  'page.lost.why': 'There is no page at this address. Part of the link may be missing.',

  'page.home.title': 'Board games, one move at a time',
  'page.home.what':
    'Carrack plays board games over days: open your game, move, close it. Invite friends with a link; nobody needs an account.',
  'page.home.games': 'Your games',
  'page.home.noneWaiting': 'No games are waiting for you.',
  'page.home.waiting': 'Waiting for you',
  'page.home.others': 'Waiting for others',
  'page.home.over': 'Finished',
  'page.home.yourTurn': 'your turn',
  'page.home.with': 'with {names}',
  'page.home.profile': 'Your name and mail',
  'page.home.bots': 'Play now against bots: {game}',
  'page.home.sample': 'Look through a finished game: {game}',
  'page.sample.note':
    'A finished game that bots played in your browser. Nothing of it is sent; its history and fairness check work as in a game of your own.',

  'page.new.game': 'Game',
  'page.new.seats': 'Seats',
  'page.new.seats.number': 'Number of seats',
  'page.new.seat': 'Seat {seat}',
  'page.new.seat.me': 'Me',
  'page.new.seat.open': 'Open: you get a link to share',
  'page.new.seat.invite': 'Invite by mail',
  'page.new.seat.bot': 'Bot, {level}',
  'page.new.name': 'Your name at the table (optional)',
  'page.new.create': 'Create the game',

  'page.lobby.host': 'Share the links. The game begins when all seats are taken, or when you start it.',
  'page.lobby.guest': 'The game begins when all seats are taken, or when its host starts it.',
  'page.lobby.waits': 'Enough games against bots have begun today. This one begins by itself tomorrow.',
  'page.lobby.start': 'Start now, with bots on open seats',
  'page.lobby.cancel': 'Cancel the game',
  'page.link.for': 'Link for {label}',
  'page.link.copy': 'Copy',
  'page.link.copy.for': 'Copy the link for {label}',
  'page.link.share': 'Share',
  'page.link.share.for': 'Share the link for {label}',
  'page.link.copied': 'Copied.',
  'page.link.copyFailed': 'Copying is not allowed here: select the link and copy it.',
  'page.link.renew': 'New link',
  'page.link.renew.for': 'New link for {label}; the old one stops working',
  'page.link.unknown': 'This device does not know the link. Make a new one; the old one stops working.',

  'page.join.title': 'Take a seat in {game}',
  'page.join.others': 'At the table:',
  'page.join.how':
    'You were invited to seat {seat}. Enter the name the others will see; no password, no account. This browser keeps your seat.',
  'page.join.minute': 'The rules in one minute',
  'page.join.name': 'Your name',
  'page.join.take': 'Take the seat',
  'page.join.look': 'Watch the game',

  'error.LINK_BROKEN': 'Part of this link is missing. Ask for it again, and copy all of it.',
} as const;
