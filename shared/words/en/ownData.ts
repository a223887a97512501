/** Words of the profile for a player's data: to download it, and to delete the account. Loaded with it. */
export const ownData = {
  'ownData.title': 'Your data',
  'ownData.export.what':
    'A file with everything stored about you: profile, browsers, games, notes, messages and results. It holds no other player’s secrets.',
  'ownData.privacy': 'What is stored, for how long, and who sees it',
  'ownData.export.do': 'Download my data',
  'ownData.delete': 'Delete my account',
  'ownData.delete.cannot': 'Nobody can undo this later.',
  'ownData.delete.goes':
    'What goes, at once: your name, your address, all browsers and keys you are signed in with, channels, notes, orders, holidays, blocks and reports.',
  'ownData.delete.stays':
    'What stays: the games you played, their logs and results, and messages you wrote. They name a “former player”.',
  'ownData.delete.running':
    'In running games you leave your seat: a bot plays on until somebody takes it. Games you host that have not begun go to another player at the table, or are cancelled.',
  'ownData.delete.type': 'Type your name to confirm: {name}',
  'ownData.delete.do': 'Delete everything now',
  'ownData.deleted': 'Your account is deleted.',
  'ownData.deleted.rest':
    'Your account is deleted. Your name disappears from your last games within minutes.',
} as const;
