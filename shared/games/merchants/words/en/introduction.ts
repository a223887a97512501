/** What is said of Merchants before a game of it is opened, in English: the form of a new game, the invitation. */
export const merchantsIntroduction = {
  'page.new.hint.merchants': 'Knizia 2007. 2–4 players, about 30 minutes: load ships, play cards, sell high.',
  'page.join.minute.merchants':
    'Your ships carry goods. In your turn you may exchange a good or buy a special card; then you play cards of one good on the market, or draw two. The good you played is sold: for each of their markers of it, everybody gets one coin for every visible card of it. When the pile is empty, the most money wins.',
  'merchants.option.officeDraw': 'Offices draw their card',
  'merchants.officeDraw.planning': 'at the end of phase I',
  'merchants.officeDraw.turnEnd': 'at the end of the turn',
  'page.merchants.officeDraw.planning.hint': 'The card can be played in the same turn.',
  'page.merchants.officeDraw.turnEnd.hint': 'The card is for the next turn.',
} as const;
