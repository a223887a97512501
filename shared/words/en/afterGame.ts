/** Words of what can be done once a game is over. */
export const afterGame = {
  'page.again.title': 'After the game',
  'page.again.play': 'Play again',
  'page.again.go': 'Go to the new game',
  'page.again.hint': 'The same players, the same settings; everybody moves one seat on.',
  'page.share.make': 'Make a picture',
  'page.share.busy': 'Drawing …',
  'page.share.share': 'Share',
  'page.share.save': 'Save the picture',
  'page.share.link': 'Copy the link',
  'page.share.copied': 'Copied.',
  'page.share.copyFailed': 'This browser does not let the page copy: take the address from the address bar.',
  'page.share.picture': 'A picture of the finished game: {lead}',
  'page.share.failed': 'This browser cannot make a picture.',
} as const;
