/** The guide of a first round of Goa, in English: key → template. */
export const goaGuide = {
  'guide.goa.place': 'Choose a tile to put it up for auction, then Send: its winner will pay you.',
  'guide.goa.flag': 'Bid for the flag, which makes you the starting player: name a price and Send – or Pass.',
  'guide.goa.bid': 'Bid for the tile of this auction: name a price and Send – or Pass.',
  'guide.goa.sell': 'This is your tile: sell it to the highest bidder or buy it yourself, then Send.',
  'guide.goa.answer': 'What you won or did needs a choice: make it, then Send.',
  'guide.goa.ships': 'First of three actions: choose Build ships or Harvest, then Send.',
  'guide.goa.progress': 'Now Progress: choose an action, pay to make it stronger, then Send.',
  'guide.goa.expedition':
    'Progress costs spices and ships you lack: choose Expedition to draw a card, then Send.',
  'guide.goa.acted': 'The action is done: End turn, or use a tile or card first.',
  'guide.goa.taxes': 'Last action: choose Taxes for ducats to bid with next round, then Send.',
} as const;
