/** The pages around the games: home, new game, invitation, lobby. */
export const places = {
  'page.status.open': 'waiting for players',
  'page.status.running': 'running',
  'page.status.over': 'over',

  'page.lost': 'Nothing here',
  'page.lost.why': 'This address leads nowhere. Perhaps a part of the link is missing.',

  'page.home.title': 'Board games, one move at a time',
  'page.home.what':
    'Carrack plays board games over days: open your game, move, close it. Invite friends with a link; nobody needs an account.',
  'page.home.games': 'Your games',
  'page.home.noneWaiting': 'Nobody waits for you.',
  'page.home.waiting': 'Waiting for you',
  'page.home.others': 'Waiting for others',
  'page.home.over': 'Finished',
  'page.home.yourTurn': 'your turn',
  'page.home.with': 'with {names}',
  'page.home.profile': 'Your name and mail',
  'page.home.bots': 'Play now against bots: {game}',
  'page.home.sample': 'Look through a finished game: {game}',
  'page.sample.note':
    'A finished game that bots have played in your browser. Nothing of it is sent; history and the check of its chance work as in a game of your own.',

  'page.new.game': 'Game',
  'page.new.hint.merchants': 'Knizia 2007. 2–4 players, about 30 minutes: load ships, play cards, sell dear.',
  'page.new.seats': 'Seats',
  'page.new.seats.number': 'Number of seats',
  'page.new.seat': 'Seat {seat}',
  'page.new.seat.me': 'Me',
  'page.new.seat.open': 'Open: you get a link to hand on',
  'page.new.seat.invite': 'Invite by mail',
  'page.new.seat.bot': 'Bot, {level}',
  'page.new.name': 'Your name at the table (optional)',
  'page.new.create': 'Make the game',

  'page.lobby.host': 'Hand on the links. The game begins when all seats are taken, or when you start it.',
  'page.lobby.guest': 'The game begins when all seats are taken, or when its host starts it.',
  'page.lobby.start': 'Start now, with bots on open seats',
  'page.lobby.cancel': 'Call the game off',
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
    'You were invited to seat {seat}. Give the name the others will see; no password, no account. This browser keeps your seat.',
  'page.join.minute': 'The rules in one minute',
  'page.join.minute.merchants':
    'Your ships carry goods. In your turn you may exchange a good or buy a special card; then you lay cards of one good on the market, or draw two. Whatever good was laid is sold: everybody gets, for each of his markers of it, one coin for every card of it that can be seen. When the pile is empty, most money wins.',
  'page.join.name': 'Your name',
  'page.join.take': 'Take the seat',
  'page.join.look': 'Look at the game',

  'error.LINK_BROKEN': 'A part of this link is missing. Ask for it again, and copy all of it.',
  'page.join.minute.goa':
    'In every round tiles are auctioned: what you bid goes to whoever owns the marker on the tile. Then everybody has three actions: build ships, harvest spices, collect taxes, draw expedition cards, found colonies, or spend spices and ships to move a marker down the development board, which makes an action stronger. After eight rounds most points win: markers far down, colonies, cards with the same symbol, the most ducats.',
} as const;
