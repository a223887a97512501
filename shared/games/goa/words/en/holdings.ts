/** What players of Goa have, in English: key → template. No first choice needs these words. */
export const goaHoldings = {
  'page.goa.others': 'Other players',
  'page.goa.boards': 'Boards',
  'page.goa.points': 'Points so far',
  'page.goa.supply': 'Supply board',
  'page.goa.at': '{column}: {n} (row {row})',
  'page.goa.free': 'free',
  'page.goa.empty': 'empty: {spices}',
  'page.goa.card': '{card}, {symbol}, {n, plural, one {# colonist} other {# colonists}}',
  'page.goa.cards': 'Hand',
  'page.goa.cards.none': 'No cards.',
  'page.goa.tiles.none': 'No tiles yet.',
  'page.goa.tiles.ready': 'Tiles to use',
  'page.goa.tiles.used': 'Used',
  'page.goa.tiles.lasting': 'For points',
  'page.goa.usedTile': '{tile}: used',
  'page.goa.kept': 'Face down, for points: {tiles}',
} as const;
