/** Words for choosing, for a draft and for sending it. */
export const draft = {
  'page.turn.toBoard': 'Show my options',
  'page.draft': 'Not sent yet',
  'page.draft.drawn': '{step} – you see the outcome when you send.',
  'page.back': 'Step back',
  'page.send': 'Send',
  'page.send.key': 'Ctrl + Enter',
  'page.send.soFar': 'Send and go on',
  'page.send.busy': 'Sending …',
  'page.send.done': 'Sent.',
  'page.send.open': 'Sent. It is still your turn.',
  'page.send.again': 'Send again now',
  'page.send.wait': 'Trying again in {seconds, plural, one {# second} other {# seconds}}.',
  'page.send.refused': 'Refused: {why}',
} as const;
