/** What the page waits for. */
export const waiting = {
  'page.wait.bot': 'A bot is playing; its move comes by itself.',
  'page.wait.onlyAnswer': 'There is only one answer: it is given for you.',
  'page.wait.connection': 'Waiting for the connection.',
  'page.wait.late': 'This takes longer than usual; the page keeps asking.',
} as const;
