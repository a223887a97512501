/** Shown when another player signed in in this browser while a game's page was open. Loaded then. */
export const signedIn = {
  'page.signedIn.as':
    'This browser is signed in as {name} now. This page was opened for another player; what was drafted here is kept for that seat.',
  'page.signedIn.notAs':
    'The player this page was opened for is no longer signed in in this browser. What was drafted here is kept for that seat.',
} as const;
