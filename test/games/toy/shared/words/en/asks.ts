/** What a player is asked to do, by type of move: for mails and lists of games; in English. */
export const toyAsks = {
  'ask.toy.lay': 'lay a card',
  'ask.toy.build': 'set two stones',
  'ask.toy.draw': 'draw cards',
  'ask.toy.stop': 'draw no more',
} as const;
