/** Hints for a first game of Merchants, in English: a first line, and what is shown when the hint is opened. */
export const merchantsHints = {
  'hint.merchants.start':
    'Most coins win. A sale pays everybody: cards on the market × own markers.\nPlaying cards of a good sells it for everybody. The game ends with the last card of the pile.',
  'hint.merchants.loading': 'Load a good you expect to be sold often. Others earn from the same sale.',
  'hint.merchants.planning':
    'Carry what you are about to play. Special cards pay off early.\nShip: one more marker. Docks: one more exchange every turn. Contract: +{bonus} at each sale that pays you. Office: one more card every turn.',
  'hint.merchants.docks': 'Exchange on any ship but one you have just bought, or on none.',
  'hint.merchants.office': 'An extra card is nearly always good, unless the end of the pile would hurt you.',
  'hint.merchants.trade':
    'Sell what you carry more of than the others – or draw cards.\nEverybody gets: visible cards of the good × own markers of it. Cards you cover no longer count.',
} as const;
