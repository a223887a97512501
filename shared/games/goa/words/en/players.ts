/** The players’ boards of Goa, in English: key → template. */
export const goaPlayers = {
  'page.goa.mine': 'Your boards',
  'page.goa.secret': 'Ducats are not shown until the end.',
  'page.goa.hand': 'Expedition cards: {n}; limit in an expedition: {limit}',
  'page.goa.limit': 'at most {n} in hand',
  'page.goa.vp': '{n} VP',
  'page.goa.development': 'Development board',
  'page.goa.rows': 'Rows',
  'page.goa.row': 'Row {n}',
  'page.goa.rowBonus': 'Last marker to arrive: 1 extra action',
  'page.goa.marker': 'marker',
  'page.goa.step': 'step: {spices}; {ships}',
  'page.goa.first': 'the first here draws a card',
  'page.goa.actions': 'What the actions do',
} as const;
