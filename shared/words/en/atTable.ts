/** Words of the table itself: who plays, votes, pauses, and what the log says of them. */
export const atTable = {
  'page.question.agreed': 'Agreed: {names}.',
  'page.question.declined': 'Declined: {names}.',
  'page.question.lapses': 'The question lapses on {when}.',
  'page.question.counts': 'Whoever has not answered by {when} counts as agreed.',
  'page.question.nextMove': 'The next move closes the question.',
  'page.question.majority': 'More than half of the table must agree.',
  'page.question.everybody': 'Everybody asked must agree.',
  'page.question.withdraw': 'Withdraw the question',
  'page.question.look': 'Look at entry {to}',

  'page.vacant.left': 'You left this game; a bot plays for you.',
  'page.vacant.timeOut': 'Your time ran out twice; a bot plays for you.',
  'page.vacant.vote': 'The table offers your seat to somebody else; until then a bot plays for you.',
  'page.vacant.bot': 'The table lets a bot finish for you.',
  'page.vacant.back': 'I am back',
  'page.vacant.gone': 'Your seat is yours until somebody takes it.',
  'page.asleep': 'Nobody has played for a long time, so this game sleeps.',
  'page.asleep.wake': 'Wake the game',
  'page.vacant.seat': '{name}’s seat is free; a bot plays it for now.',
  'page.vacant.finished': 'A bot finishes the game for {name}.',
  'page.vacant.offer': 'Offer {name}’s seat',
  'page.vacant.offer.what':
    'Whoever opens the link or the mail takes over the seat with everything on it, and sees what the seat may see.',
  'page.vacant.link': 'Make a link',
  'page.vacant.link.new': 'Make another link; the old one stops working',
  'page.vacant.label': '{name}’s seat',
  'page.vacant.mailed': 'The invitation is on its way.',

  'page.menu': 'Leave, pause or end the game',
  'page.menu.voting': 'A question to the table is open. Something else can be asked once it is settled.',
  'page.menu.leave': 'Leave the game',
  'page.menu.leave.what':
    'A bot then plays for you, and the others may offer your seat to somebody else. Until somebody takes it you can come back. Your standing orders are deleted.',
  'page.menu.leave.yes': 'Leave now',
  'page.menu.pause': 'Ask for a pause',
  'page.menu.pause.what':
    'Nobody’s time runs in a pause; whoever likes may still move. More than half of the table must agree, and whoever does not answer within a day counts as agreed.',
  'page.menu.pause.length': 'How long',
  'page.menu.pause.days': '{n, plural, one {# day} other {# days}}',
  'page.menu.pause.week': '1 week',
  'page.menu.pause.date': 'until a date',
  'page.menu.pause.until': 'Until',
  'page.menu.resume': 'Ask to go on now',
  'page.menu.resume.what': 'The pause then ends at once. More than half of the table must agree.',
  'page.menu.end': 'Ask to end the game now',
  'page.menu.end.what': 'Everybody must agree. The game is then over, and the scores as they stand count.',
  'page.menu.replace': '{name} does not move',
  'page.menu.replace.vacant': '{name}’s seat',
  'page.menu.replace.what':
    'More than half of the others must agree. {name} can come back until somebody takes the seat.',
  'page.menu.replace.successor': 'Ask to offer the seat to somebody else',
  'page.menu.replace.bot': 'Ask to let a bot finish',
  'page.menu.ask': 'Ask the table',

  'page.takeBack': 'Ask to take the game back to here',
  'page.takeBack.what':
    'Everything after entry {to} then no longer counts. If others have played or seen something since, they must agree.',
  'page.takeBack.yes': 'Take back to entry {to}',

  'page.takeOver.title': 'Take over a seat in {game}',
  'page.takeOver.what':
    'This game is running. You take over {name}’s seat with everything on it; {name}’s orders and notes stay private.',
  'page.takeOver.where': 'It has got to: {where}.',
  'page.takeOver.turns': '{n, plural, one {# turn has} other {# turns have}} been played so far.',
  'page.takeOver.yes': 'Take over the seat',
} as const;
