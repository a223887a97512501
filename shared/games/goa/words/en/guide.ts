/** The guide of a first round of Goa, in English: key → template. */
export const goaGuide = {
  'guide.goa.place': 'Tap a framed tile to put it up for auction, then Send: its winner will pay you.',
  'guide.goa.bid': 'Bid for the tile shown: tap +1 until the price is right, then Send – or Pass.',
  'guide.goa.sell': 'This is your tile: sell it to the highest bidder or buy it yourself, then Send.',
  'guide.goa.answer': 'What you won or did needs a choice: tap what is framed, then Send.',
  'guide.goa.ships': 'First of three actions: tap Build ships or Harvest, then End turn.',
  'guide.goa.progress':
    'Now Progress: tap a framed cell, pay for it to make that action stronger, then End turn.',
  'guide.goa.expedition':
    'Progress costs spices and ships you lack: tap Expedition to draw a card, then End turn.',
  'guide.goa.acted': 'The action is done: End turn, or use a tile or card first.',
  'guide.goa.taxes': 'Last action: tap Taxes for ducats to bid with next round, then End turn.',
} as const;
