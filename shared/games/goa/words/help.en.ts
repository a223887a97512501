/** The rules of Goa in English. */
export const help = {
  'help.goa.edition': 'Edition',
  'help.goa.part.game': 'The game',
  'help.goa.part.auctions': 'Auctions',
  'help.goa.part.actions': 'Actions',
  'help.goa.part.colonies': 'Colonies',
  'help.goa.part.tiles': 'Tiles',
  'help.goa.part.cards': 'Expedition cards',
  'help.goa.part.scoring': 'Scoring',
  'help.goa.part.options': 'Options',
  'help.goa.part.editions': 'Two editions',

  'help.goa.goal': 'Goal',
  'help.goa.goal.text':
    'You trade in spices from Goa. Ducats buy plantations and other tiles, plantations and colonies bear spices, spices and ships pay for progress, and progress makes every action stronger. After {rounds} rounds in phase A and {rounds} in phase B most victory points win.',
  'help.goa.things': 'Components',
  'help.goa.things.text':
    'The pieces shown here never run out. A spice lies on a field where it may grow; without a free field it is lost. Expedition cards are limited; if the pile is used up when one is drawn, the discarded ones are shuffled. When both are used up, none is drawn.',
  'help.goa.boards': 'The boards',
  'help.goa.boards.text':
    'The game board has 25 tiles, five by five.\nYour supply board has four spaces for plantations and one for each of the four colonies.\nYour development board has five columns of five rows. The marker in a column says how strong that action is; all begin in row 1.',
  'help.goa.reading': 'How to read the boards',
  'help.goa.reading.text':
    'On a development board:\nThe big number of a cell is what its row yields; at Expedition, how many cards are drawn and how many the hand may hold then.\nThe spices in a cell and the ships at the left of its row are the price of the step into it.\nAt the left are the victory points of a row, too. The hourglass there is an extra-action card, for when the last of your markers arrives; a card in a cell is for the first of all players to arrive.\n“+2” at an action is what it would bring now.',
  'help.goa.setup': 'Set-up',
  'help.goa.setup.text':
    'Everybody has {ships} ships, {colonists} colonists and {ducats} ducats; the starting player, who has the flag, only {starting}. Expedition cards are turned over in turn. The first player to reveal this symbol is the starting player: {symbol}. This first flag brings no extra-action card.',
  'help.goa.setup.seen':
    'Of {tiles} tiles {removed} are removed face up, at most {plantations} plantations among them; the others are laid out.',
  'help.goa.setup.unseen':
    'Of {tiles} tiles {removed} are set aside face down, unseen; the others are laid out.',
  'help.goa.round': 'A round',
  'help.goa.round.text':
    'Place auction markers.\nAuction what lies under them, in the order of their numbers.\nFrom the starting player clockwise everybody takes one action, {actions} times round.\nPlay extra-action cards for further actions.',
  'help.goa.phases': 'Phase A, phase B',
  'help.goa.phases.text':
    'After round {rounds} the tiles left on the board are out of the game. The better tiles of phase B are laid out, and as many are removed as before. Everything you own stays. After round {rounds} of phase B the points are counted.',
  'help.goa.first': 'Your first game',
  'help.goa.first.text':
    'What helps at the start:\nBuy a plantation or two whose spices the first steps cost: the steps of each column begin with another spice.\nThen harvest, build ships and make progress in alternation: every step makes its action stronger for the rest of the game.\n{colony} needs only {need} colonists, and the {scouts} cards turned over bring {least} to {most} of them. If it fails, you have one more for the next try.\nA high bid for the tile under your marker is welcome: the ducats are yours.\nRed tiles are worth most early, for they work in every round.',

  'help.goa.placing': 'Placing markers',
  'help.goa.placing.text':
    'The starting player puts the flag with marker 1 on an empty space, or outside along the edge, right next to a tile.\nClockwise everybody puts the next marker on a tile that touches the marker before, by edge or corner.\nThe starting player also puts the last one. If no such tile is free, any tile without a marker will do.',
  'help.goa.placing.picture': 'Four players: flag with marker 1 at the edge, markers 2 to 5 on tiles.',
  'help.goa.bidding': 'Bidding',
  'help.goa.bidding.text':
    'The owner of the marker is the auctioneer. Clockwise from the auctioneer’s left, everybody gets one turn: bid more than the highest bid, or pass. Nobody may bid more ducats than they have; a player who cannot bid passes. The auctioneer comes last.\nIf the auctioneer passes, the highest bidder gets the tile and pays the auctioneer. If nobody has bid, the auctioneer takes it for free.',
  'help.goa.bidding.2004':
    'To keep the tile, the auctioneer must outbid the highest bid, and pays their own bid to the bank.',
  'help.goa.bidding.2012':
    'To keep the tile, the auctioneer pays the bank one ducat less than the highest bid.',
  'help.goa.flag': 'The flag',
  'help.goa.flag.text':
    'It is auctioned first. Its winner gets {n, plural, one {# extra-action card} other {# extra-action cards}} and is the starting player: in the actions of this round, and for the next one.',
  'help.goa.example': 'Example',
  'help.goa.example.auctioneer': 'auctioneer',
  'help.goa.example.pass': 'passes',
  'help.goa.example.bids': 'bids {n}',
  'help.goa.example.sell':
    'The auctioneer passes: {winner} gets the tile and pays the auctioneer {n, plural, one {# ducat} other {# ducats}}.',
  'help.goa.example.keep.2004':
    'Or the auctioneer bids {n}, keeps the tile, and pays the bank {n, plural, one {# ducat} other {# ducats}}.',
  'help.goa.example.keep.2012':
    'Or the auctioneer keeps the tile and pays the bank {n, plural, one {# ducat} other {# ducats}}.',
  'help.goa.taking': 'Taking a tile',
  'help.goa.taking.text':
    'A plantation is laid on a free space and filled at once. Immediate tiles are carried out and gone. All others lie before you until you use them, or to the end.\nNo space free: first discard a plantation with its spices. Those with one field still score.',
  'help.goa.taking.2004': 'The new plantation itself may be the one discarded.',
  'help.goa.taking.2012': 'It must be one of the four that lie there already.',

  'help.goa.turn': 'An action turn',
  'help.goa.turn.text':
    'Take one of the six actions. Before and after it you may use tiles and play one expedition card. You cannot pass, but taxes are always possible.\nIf more can be played after the action, “{next}” keeps what you chose and goes on; “{end}” sends it and ends the turn.',
  'help.goa.columns': 'The columns',
  'help.goa.columns.text': 'What each row yields, and what the step to the next row costs.',
  'help.goa.columns.row': 'Row',
  'help.goa.columns.yield': 'Yields',
  'help.goa.columns.cost': 'Cost of the next row',
  'help.goa.expedition.text':
    'Draw up to as many cards as the first number of your row says. The second is how many your hand may hold meanwhile: to make room, play a card or discard before you draw. Outside of this action a hand has no limit.',
  'help.goa.found.text':
    'Name a colony you do not have; {scouts, plural, one {# expedition card is} other {# expedition cards are}} turned over; together they bring {least} to {most}. Add up: colonists of your row + colonists on those cards. What is missing you may pay with your colonists.\nBefore you decide, only what brings colonists can be played. Then found it: take one of its tiles and fill it at once with spices it allows. If you cannot or will not, you pay nothing and get {consolation, plural, one {# colonist} other {# colonists}}.',
  'help.goa.found.example':
    'Example: {colony} needs {need}. The row gives {row}, the cards show {a} and {b}: {missing, plural, one {# colonist is} other {# colonists are}} to be paid.',
  'help.goa.bonuses': 'Bonuses for progress',
  'help.goa.bonuses.text':
    'The first player to reach row 4 of a column, and the first to reach row 5, draws {cards, plural, one {# expedition card} other {# expedition cards}}, whatever the hand limit.\nWhen your last marker leaves row 1, 2, 3 or 4, you get {extra, plural, one {# extra-action card} other {# extra-action cards}}.',
  'help.goa.extra': 'Extra actions',
  'help.goa.extra.text':
    'After the last actions, everybody in turn plays an extra-action card for one more action, or passes and is out for this round; this is repeated until all are out. Passing is allowed with at most {kept} such card in hand. Cards won meanwhile can still be played.',
  'help.goa.plays': 'Cards and tiles',
  'help.goa.plays.text':
    'One expedition card in each action turn, before, during or after the action. Cards marked A belong to an action and are played with it.\nAs many tiles as you like. A card or tile without any effect cannot be used. Discarding cards is free. None of this counts as an action, and none interrupts a payment or a harvest half-way.',

  'help.goa.colonies': 'Founding them',
  'help.goa.colonies.text': 'Everybody can found each colony once. The spices a tile allows are pictured.',
  'help.goa.colony.text':
    'Needs colonists: {need}. {fields, plural, one {# field} other {# fields}}; {n, plural, one {# tile} other {# tiles}} in the game.',
  'help.goa.colony.any': 'any spice',

  'help.goa.tiles': 'Five kinds',
  'help.goa.tiles.text':
    'Plantations bear spices. Immediate tiles work when you take them. Red tiles work once in every round, also in the round you get them. Some tiles work once in the game, and some at the end. Under each tile: how many there are in phase A and in phase B.',
  'help.goa.tiles.count': 'A: {a} · B: {b}',
  'help.goa.kind.plantation': 'plantation',
  'help.goa.kind.immediate': 'at once',
  'help.goa.kind.red': 'red: once a round',
  'help.goa.kind.once': 'once',
  'help.goa.kind.end': 'for the end',
  'help.goa.plantations': 'Plantations with {n, plural, one {# field} other {# fields}}',
  'help.goa.plantations.text': 'Laid on your supply board and filled at once with the spice it shows.',

  'help.goa.cards': 'Three things on each',
  'help.goa.cards.text':
    'There are {n} cards of {kinds} kinds. The picture is what you can play it for. The number counts when the card is turned over for a colony. At the end equal symbols in your hand score.',

  'help.goa.bonanza': 'Bonanza tiles (option of 2012)',
  'help.goa.bonanza.text':
    'At the start of each phase one lies face down under each corner tile. Whoever takes the corner tile gets it, and what it shows, at once. A spice without a field is lost.',
  'help.goa.quickStart': 'Quick start',
  'help.goa.quickStart.text':
    'Before the first round everybody in turn either takes {ducats} ducats or moves {markers} different markers to row 2.',
  'help.goa.money': 'Hidden ducats',
  'help.goa.money.text':
    'Other players’ ducats are not shown before the end, although they can be worked out from the log. The option “open” shows them.',

  'help.goa.scoring': 'Victory points',
  'help.goa.scoring.text': 'Most points win; a tie goes to more ducats; after that it is shared.',
  'help.goa.scoring.left':
    'Nothing else scores: no ships, no colonists, no spices, no extra-action cards, no other tiles.',
  'help.goa.score.what': 'For',
  'help.goa.score.rows': 'each marker, by row',
  'help.goa.score.colonies': 'colonies, by number',
  'help.goa.score.symbols': 'equal symbols in hand, by number, for each symbol',
  'help.goa.score.richest': 'most ducats; all who are tied',
  'help.goa.score.small': 'each plantation with one field, discarded ones too',
  'help.goa.score.foreman': 'the same for the owner of {tile}; crop rotation never scores',
  'help.goa.score.duty': 'fulfilled: {tile}',
  'help.goa.sample': 'Example of a score',
  'help.goa.sample.text':
    'Rows {rows}; {colonies} colonies; cards with {cards} equal symbols; most ducats; a plantation with one field.',

  'help.goa.editions': 'What differs',
  'help.goa.editions.text': 'This page shows the edition you choose above.',
  'help.goa.diff.start': 'Ducats of the starting player',
  'help.goa.diff.symbol': 'Symbol of the starting player',
  'help.goa.diff.tilesIn': 'Tiles of each phase',
  'help.goa.diff.removed': 'Removed tiles',
  'help.goa.diff.removed.2004': '{n}, unseen',
  'help.goa.diff.removed.2012': '{n}, open',
  'help.goa.diff.price': 'The auctioneer keeps a tile for',
  'help.goa.diff.price.2004': 'a higher bid of their own',
  'help.goa.diff.price.2012': 'the highest bid, less one',
  'help.goa.diff.discard': 'With four plantations, discard',
  'help.goa.diff.discard.2004': 'one of five, the new one included',
  'help.goa.diff.discard.2012': 'one of the four old ones',
  'help.goa.diff.tiles': 'Only this edition has',
  'help.goa.diff.none': '–',
  'help.goa.diff.any': 'any number',
  'help.goa.diff.sell': '{card}: at most',
  'help.goa.diff.payDucats.2004': 'is the action',
  'help.goa.diff.payDucats.2012': 'is no action',
  'help.goa.diff.thirdScout.2004': 'before the cards are turned over',
  'help.goa.diff.thirdScout.2012': 'before or after',
  'help.goa.diff.espionage.2004':
    'take ships, spices or ducats, or, while founding, the colonists of their row',
  'help.goa.diff.espionage.2012': 'carry out a whole action with their marker; founding too',
  'help.goa.diff.symbols': 'Symbols on the cards',
  'help.goa.diff.steps': 'Column “{column}”: spices of the steps, in order',
  'help.goa.diff.bonanza.2004': 'no',
  'help.goa.diff.bonanza.2012': 'yes, if you like',

  'help.goa.figure.yield': 'Column “{column}”: what the rows yield',
  'help.goa.figure.sources':
    'EN, CZ and FR are the rulebooks of 2004, PL is that of 2012; AID is a public player aid of 2004. G, P, C, N, L: ginger, pepper, cinnamon, nutmeg, clove.',
  'help.goa.figure.cost': 'Column “{column}”: what the steps cost',
  'help.goa.figure.tiles': 'Which colony tiles there are: {colony}',
  'help.goa.figure.cardColonists': 'Colonists on the expedition cards',
  'help.goa.figure.cardSymbols': 'Which expedition card shows which symbol',
  'help.goa.figure.payDucatsByStep': 'Price in ducats of {card}',
  'help.goa.figure.bonanzaGains': 'What the Bonanza tiles bring',
  'help.goa.figure.tilesA': 'How many tiles of each kind, phase A',
  'help.goa.figure.tilesB': 'How many tiles of each kind, phase B',
} as const;
