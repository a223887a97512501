/** Words of the page at the link of a move that a mail offered. */
export const mailedMove = {
  'page.move.title': 'Your move, from the mail',
  'page.move.whose':
    'The mail was for {name}, who plays {game}. Whoever has this link can send this one move, so keep it to yourself. It signs nobody in.',
  'page.move.send': 'Send the move',
  'page.move.sent': 'The move is sent.',
  'page.move.stale': 'The game has moved on since that mail, so this link no longer works.',
  'page.move.since': 'What has happened since:',
  'page.move.lost': 'The player that mail was for no longer has the seat.',
  'page.move.goesOn': 'It is still your turn: decide what comes next in the game.',
  'page.move.open': 'Open the game',
} as const;
