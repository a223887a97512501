/** What is said of Goa before a game of it is opened, in English: the form of a new game, the invitation. */
export const goaIntroduction = {
  'page.new.hint.goa':
    'Dorn 2004. 2–4 players, about 90 minutes: bid for tiles, grow spices, found colonies.',
  'page.goa.option.edition': 'Edition',
  'page.goa.edition.2012': '2012',
  'page.goa.edition.2012.hint':
    'The auctioneer can buy for one ducat less than the highest bid; Bonanza tiles if you like.',
  'page.goa.edition.2004': '2004',
  'page.goa.edition.2004.hint': 'The first edition: the auctioneer has to outbid the others.',
  'page.goa.option.quickStart': 'Quick start',
  'page.goa.quickStart.no': 'No',
  'page.goa.quickStart.no.hint': 'Everybody begins at the top of every column.',
  'page.goa.quickStart.yes': 'Yes',
  'page.goa.quickStart.yes.hint': 'Before the first round everybody moves two markers down, or takes ducats.',
  'page.goa.option.bonanza': 'Bonanza tiles',
  'page.goa.bonanza.no': 'No',
  'page.goa.bonanza.no.hint': 'Nothing lies under the corners.',
  'page.goa.bonanza.yes': 'Yes',
  'page.goa.bonanza.yes.hint':
    'A tile is hidden under each corner of the board, for the player who gets the tile on top.',
  'page.goa.option.money': 'Ducats',
  'page.goa.money.hidden': 'Hidden',
  'page.goa.money.hidden.hint':
    'The others’ ducats are not shown before the end, but they can be worked out from the payments.',
  'page.goa.money.open': 'Open',
  'page.goa.money.open.hint': 'Everybody sees everybody’s ducats.',
  'page.join.minute.goa':
    'In every round tiles are auctioned: your bid goes to the owner of the marker on the tile. Then everybody has three actions: build ships, harvest spices, collect taxes, draw expedition cards, found colonies, or spend spices and ships to move a marker down the development board, which makes an action stronger. After eight rounds most points win: markers far down, colonies, cards with the same symbol, the most ducats.',
} as const;
