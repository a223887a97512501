/** Another player has signed in in the browser while a page of a game was open. Fetched then. */
export const signedIn = {
  'page.signedIn.as':
    'This browser is signed in as {name} now. This page was opened for another player; what was drafted here is kept for that seat.',
  'page.signedIn.notAs':
    'The player this page was opened for is no longer signed in in this browser. What was drafted here is kept for that seat.',
} as const;
