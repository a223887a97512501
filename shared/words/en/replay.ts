/** Words of the page that opens a saved game, and of `npm run verify`. Loaded with it. */
export const replay = {
  'page.replay': 'Open a saved game',
  'page.replay.what':
    'Open the file of a game that was downloaded from its page. This browser checks it and shows it move by move. The file is not sent anywhere, and nothing of it is kept.',
  'page.replay.choose': 'Choose a file',
  'page.replay.drop': 'or drop it here',
  'page.replay.busy': 'Reading the file …',
  'page.replay.note': 'A saved game, from the file {file}',
  'page.replay.other': 'Open another file',
  'page.replay.checked': 'What was checked',
  'page.replay.ok': 'Everything that can be checked matches.',
  'page.replay.bad': 'Something in this file does not match.',
  'page.replay.rows.ok': 'No entry of the log is missing, and all {count} can be replayed.',
  'page.replay.rows.bad': 'Entry {at} of the log is missing or cannot be replayed.',
  'page.replay.head.ok': 'The last hash of the log matches its entries.',
  'page.replay.head.bad': 'The last hash of the log does not match its entries.',
  'page.replay.end.ok': 'The log ends where the file says it does.',
  'page.replay.end.bad': 'The file and its log disagree about the end of the game.',
  'page.replay.log.ok': 'The log that {viewer} was shown matches the game as it was played.',
  'page.replay.log.bad':
    'Entry {at} of the log that {viewer} was shown does not match the game as it was played.',
  'page.replay.spectator': 'a spectator',
  'page.replay.open.running':
    'Seed, shuffles and draws stay secret while the game runs, and can be checked after its end.',
  'page.replay.open.none': 'The game was cancelled before its first move, so nothing was drawn.',
  'page.replay.open.fault': 'Because of that fault, shuffles and draws were not checked.',
  'page.replay.names': 'No hash covers the names of the players.',
  'error.NO_EXPORT': 'This is not the file of a saved game ({where}).',
  'error.OTHER_GAME': 'This page does not know the game {game}.',
} as const;
