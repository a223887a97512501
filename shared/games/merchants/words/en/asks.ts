/** What a player of Merchants is asked to do, by type of move, in English: for mails and lists of games. */
export const merchantsAsks = {
  'ask.merchants.load': 'load a ship',
  'ask.merchants.exchange': 'exchange a marker',
  'ask.merchants.buyShip': 'buy a ship',
  'ask.merchants.buy': 'buy a card',
  'ask.merchants.pass': 'pass',
  'ask.merchants.done': 'stop exchanging',
  'ask.merchants.officeDraw': 'draw a card with your office',
  'ask.merchants.officeSkip': 'draw none',
  'ask.merchants.play': 'play cards',
  'ask.merchants.draw': 'draw cards',
} as const;
