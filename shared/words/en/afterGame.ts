/** Words of what can be done once a game is over. */
export const afterGame = {
  'page.again.title': 'After the game',
  'page.again.play': 'Play again',
  'page.again.go': 'Go to the new game',
  'page.again.hint': 'The same players, the same settings; everybody moves one seat on.',
} as const;
