/** English words of tables before their games begin: the list of open ones, the lobby, and the page of a player one meets there. */
export const tables = {
  'page.tables.title': 'Open tables',
  'page.tables.what': 'Games that look for players. Anybody may take a free seat.',
  'page.tables.none': 'No table is open right now. Open one: others find it here.',
  'page.tables.noneSuch': 'No open table is like that.',
  'page.tables.open': 'Open a table',
  'page.tables.any': 'any',
  'page.tables.players': 'Players',
  'page.tables.clock': 'with a clock',
  'page.tables.relaxed': 'without a clock',
  'page.tables.free': '{n, plural, one {# free seat} other {# free seats}} of {seats}',
  'page.tables.bots': '{n, plural, one {# bot} other {# bots}}',
  'page.tables.host': 'host',
  'page.tables.record': '{n, plural, one {# game finished} other {# games finished}}',
  'page.tables.outs': 'time ran out {outs, plural, one {# time} other {# times}}',
  'page.tables.new': 'no game finished yet',
  'page.tables.pace': 'three decisions in four within {duration}',
  'page.tables.awake': 'Awake, in your time',
  'page.tables.awake.unknown': 'Nobody there has said when they are awake.',
  'page.tables.together': 'about {n, plural, one {# hour} other {# hours}} a day together with you',
  'page.tables.speaks': 'The host’s language: {language}',
  'page.tables.since': 'opened {when}',
  'page.tables.look': 'See the table of {name}',
  'page.listing.title': 'Let anybody join',
  'page.listing.what':
    'For a week the game stands on the list of open tables, with its settings, the names at the table, how reliable they are and when they are awake. Whoever can be told of their turns may take a free seat. Seats that you have offered by mail are kept.',
  'page.listing.yes': 'Put it on the list',
  'page.listing.on': 'This table is open: anybody may join until {when}.',
  'page.listing.off': 'Take it off the list',
  'page.listing.ended.host': 'The host has taken this table off the list. Whoever sits here stays.',
  'page.listing.ended.time':
    'This table was open for a week and is no longer on the list. Whoever sits here stays.',
  'page.listing.ended.operator': 'The operator has taken this table off the list: {reason}',
  'page.listing.agree': 'Begin with bots on the free seats, as far as I am concerned',
  'page.listing.agreed': 'Ready to begin with bots: {names}',
  'page.listing.waits': 'To begin with bots, all others at the table must agree.',
  'page.joining.title': 'Take a free seat',
  'page.joining.take': 'Join the table',
  'page.joining.why':
    'Others would wait for you, so something must tell you when it is your turn: a mail, or a notification on this device.',
  'page.joining.asked':
    'We have sent a mail to {address}. Its link leads back to this table, where you then take your seat.',
  'page.joining.list': 'Other open tables',

  'page.lobby.host': 'Share the links. The game begins when all seats are taken, or when you start it.',
  'page.lobby.guest': 'The game begins when all seats are taken, or when its host starts it.',
  'page.lobby.waits':
    'Today’s limit for games of bots alone has been reached. This one begins by itself tomorrow.',
  'page.lobby.start': 'Start now, with bots on open seats',
  'page.lobby.start.what':
    'Bots take {n, plural, one {# open seat} other {# open seats}} for the whole game, and the links to them stop working.',
  'page.lobby.start.yes': 'Start with bots',
  'page.lobby.remove': 'Remove {name}',
  'page.lobby.remove.what':
    '{name} loses the seat and is told so, and you get a new link for it. No link of this game lets {name} in again, but an invitation by mail does. If this service sends no mail, only a new game has a seat for {name}.',
  'page.lobby.remove.yes': 'Remove {name} now',
  'page.lobby.leave': 'Leave the table',
  'page.lobby.leave.what':
    'Your seat is free for somebody else. To come back you need a new link from the host.',
  'page.lobby.leave.host': 'Your seat is free for somebody else. You remain the host.',
  'page.lobby.leave.yes': 'Leave now',
  'page.lobby.cancel': 'Cancel the game',
  'page.lobby.cancel.what': 'The game ends for everybody who has a seat, and its links stop working.',
  'page.lobby.cancel.yes': 'Cancel it now',
  'page.lobby.free': 'free',

  'page.player.since': 'Here since {month}',
  'page.player.results': 'Results of open tables',
  'page.player.none': 'No game of an open table finished yet.',
  'page.player.counted':
    'The figures count all games. Listed here are only those that were open to everybody.',
  'page.player.back': 'Go to the game',
  'page.player.own': 'Your player’s page',
  'page.player.own.what':
    'Whoever sits or sat with you at a table, or sees you at an open one, can read there since when you have been here, how many games you have finished, how reliable you are, and your results at open tables. Private games are only counted.',
  'page.player.own.show': 'Show my page',
} as const;
