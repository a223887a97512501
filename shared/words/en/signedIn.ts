/** Shown when the player of a game's open page is no longer the one who has its seat. Loaded then. */
export const signedIn = {
  'page.signedIn.as':
    'You are signed in as {name}, and the seat on this page is now somebody else’s: they took it over, or another player was signed in here before. What was drafted here is kept for that seat.',
  'page.signedIn.notAs':
    'The player this page was opened for is no longer signed in in this browser. What was drafted here is kept for that seat.',
} as const;
