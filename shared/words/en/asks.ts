/** What a player is asked to do, by the kind of move: in mails and lists of games. */
export const asks = {
  'ask.some': 'choose what to do',
} as const;
