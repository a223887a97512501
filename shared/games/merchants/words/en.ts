/** English words of Merchants that service and page say: key → template. */
export const common = {
  // Before a game is opened: the form of a new game, the invitation; the log’s first line names the options.
  'page.new.hint.merchants': 'Knizia 2007. 2–4 players, about 30 minutes: load ships, play cards, sell high.',
  'page.join.minute.merchants':
    'Your ships carry goods. In your turn you may exchange a good or buy a special card; then you play cards of one good on the market, or draw two. The good you played is sold: for each of their markers of it, everybody gets one coin for every visible card of it. When the pile is empty, the most money wins.',
  'merchants.option.officeDraw': 'Offices draw their card',
  'merchants.officeDraw.planning': 'at the end of phase I',
  'merchants.officeDraw.turnEnd': 'at the end of the turn',
  'page.merchants.officeDraw.planning.hint': 'The card can be played in the same turn.',
  'page.merchants.officeDraw.turnEnd.hint': 'The card is for the next turn.',

  // Names of things.
  'merchants.good.fish': 'fish',
  'merchants.good.grain': 'grain',
  'merchants.good.wood': 'wood',
  'merchants.good.porcelain': 'porcelain',
  'merchants.good.spices': 'spices',
  'merchants.good.cloth': 'cloth',

  'merchants.special.ship': 'ship',
  'merchants.special.docks': 'docks',
  'merchants.special.contract': 'contract',
  'merchants.special.office': 'office',

  // Events, scores and refusals as sentences.
  'merchants.story.started':
    'The game begins with {players, plural, one {# player} other {# players}}; offices draw {officeDraw}.',
  'merchants.story.shuffled': '{cards, plural, one {# card is} other {# cards are}} shuffled.',
  'merchants.story.dealt': 'Everybody gets {cards, plural, one {# card} other {# cards}}.',
  'merchants.story.marketLaid': 'The market shows {goods}.',
  'merchants.story.firstPlayerDrawn': '{seat} is drawn as the first player.',
  'merchants.story.stepBegan.loading': '{seat} is to load a ship.',
  'merchants.story.stepBegan.planning': '{seat} begins a turn.',
  'merchants.story.stepBegan.docks': '{seat} may use docks.',
  'merchants.story.stepBegan.office': '{seat} may use an office.',
  'merchants.story.stepBegan.trade': '{seat} is to trade.',
  'merchants.story.loaded': '{seat} loads {good} on ship {ship}.',
  'merchants.story.exchanged': '{seat} exchanges {from} for {to} on ship {ship}.',
  'merchants.story.shipBought':
    '{seat} buys a ship for {price, plural, one {# coin} other {# coins}} and loads {good}.',
  'merchants.story.cardBought':
    '{seat} buys a card for {price, plural, one {# coin} other {# coins}}: {card}.',
  'merchants.story.passed': '{seat} passes.',
  'merchants.story.exchangesWaived': '{seat} exchanges nothing more.',
  'merchants.story.drawn.office': '{seat} draws {n, plural, one {# card} other {# cards}} with an office.',
  'merchants.story.drawn.office.seen': '{seat} draws with an office: {goods}.',
  'merchants.story.drawn.trade': '{seat} draws {n, plural, one {# card} other {# cards}}.',
  'merchants.story.drawn.trade.seen': '{seat} draws {goods}.',
  'merchants.story.drawn.trade.same': '{seat} draws {n} cards of {good}.',
  'merchants.story.officeWaived': '{seat} draws no further card with an office.',
  'merchants.story.played':
    '{seat} plays {n, plural, one {# card} other {# cards}} of {good} on {n, plural, one {space} other {spaces}} {spaces}.',
  'merchants.story.sold.0': 'Demand for {good} is {visible}, but no ship carries any: nobody gets coins.',
  'merchants.story.sold.1':
    'Demand for {good} is {visible}: {seat1} gets {coins1, plural, one {# coin} other {# coins}}.',
  'merchants.story.sold.2':
    'Demand for {good} is {visible}: {seat1} gets {coins1, plural, one {# coin} other {# coins}}, {seat2} {coins2}.',
  'merchants.story.sold.3':
    'Demand for {good} is {visible}: {seat1} gets {coins1, plural, one {# coin} other {# coins}}, {seat2} {coins2}, {seat3} {coins3}.',
  'merchants.story.sold.4':
    'Demand for {good} is {visible}: {seat1} gets {coins1, plural, one {# coin} other {# coins}}, {seat2} {coins2}, {seat3} {coins3}, {seat4} {coins4}.',
  'merchants.story.ended': 'The last card is drawn: the game is over.',

  'merchants.touching.covered':
    '{seat} covers {n, plural, one {# card} other {# cards}} of {good}, which you carry.',
  'merchants.touching.soldOut': '{seat} buys the last {card} card.',
  'merchants.touching.paid.1':
    'Demand for {good} is {visible}: you get {coins1, plural, one {# coin} other {# coins}}.',
  'merchants.touching.paid.2':
    'Demand for {good} is {visible}: you get {coins1, plural, one {# coin} other {# coins}}, {seat2} {coins2}.',
  'merchants.touching.paid.3':
    'Demand for {good} is {visible}: you get {coins1, plural, one {# coin} other {# coins}}, {seat2} {coins2}, {seat3} {coins3}.',
  'merchants.touching.paid.4':
    'Demand for {good} is {visible}: you get {coins1, plural, one {# coin} other {# coins}}, {seat2} {coins2}, {seat3} {coins3}, {seat4} {coins4}.',

  'merchants.stage': '{cards, plural, one {# card} other {# cards}} left in the draw pile',

  'merchants.score.start': 'Money at the start',
  'merchants.score.sales': 'Sales',
  'merchants.score.contracts': 'Contracts',
  'merchants.score.purchases': 'Special cards bought',

  'error.PLANNING_FIRST': 'Phase I comes first: exchange, buy or pass.',
  'error.PLANNING_OVER': 'Phase I is over: play cards or draw.',
  'error.GOOD_UNKNOWN': 'There is no such good.',
  'error.GOOD_NOT_IN_SUPPLY': 'There is no marker of this good left in the supply.',
  'error.SAME_GOOD': 'This ship carries that good already.',
  'error.SHIP_UNKNOWN': 'You have no such ship.',
  'error.SHIP_JUST_BOUGHT': 'Docks do not exchange the marker on the ship just bought.',
  'error.CARD_UNKNOWN': 'There is no such special card.',
  'error.CARD_SOLD_OUT': 'This special card is sold out.',
  'error.NOT_ENOUGH_MONEY': 'This costs {price, plural, one {# coin} other {# coins}}; you have {money}.',
  'error.CARDS_NOT_IN_HAND': 'You hold {held, plural, one {# card} other {# cards}} of this good.',
  'error.NO_SPACES': 'Choose at least one space of the market.',
  'error.TOO_MANY_CARDS': 'At most {max} cards can be played in a turn, one on each space.',
  'error.SPACE_UNKNOWN': 'The market has no such space.',
  'error.SPACES_REPEATED': 'Each card needs a space of its own.',

  // What a player is asked to do, by type of move.
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

  // Why standing orders leave a decision to their player.
  'merchants.orders.load': 'None of the goods on your list has a marker left.',
  'merchants.orders.soldOut': 'Your orders say to buy a card that is sold out: {card}.',
  'merchants.orders.noMarkerToLoad':
    'Your orders say to buy a ship, but its good has no marker left: {good}.',
  'merchants.orders.noMarkerToExchange':
    'Your orders say to load ship {ship} with a good that has no marker left: {good}.',
  'merchants.orders.noShip': 'Your orders name ship {ship}, which you do not have.',
  'merchants.orders.saving':
    'Your orders are saving up: {card}, {money} of {price, plural, one {# coin} other {# coins}}.',
  'merchants.orders.planning': 'Your orders leave phase I to you.',
  'merchants.orders.sale': 'A sale would bring you {coins, plural, one {# coin} other {# coins}}: {good}.',
  'merchants.orders.saleLead':
    'A sale would bring you {coins, plural, one {# coin} other {# coins}}, {lead} more than anybody else: {good}.',
  'merchants.orders.saleAfterExchange':
    'After an exchange, a sale would bring you {coins, plural, one {# coin} other {# coins}}: {good}.',
  'merchants.orders.lastDraw': 'The next draw ends the game.',
} as const;

/** English words of Merchants that the page alone says. */
export const page = {
  // The board.
  'page.merchants.ask.loading': 'load a ship',
  'page.merchants.ask.planning': 'exchange, buy or pass',
  'page.merchants.ask.planning.exchange': 'exchange or pass',
  'page.merchants.ask.planning.buy': 'buy or pass',
  'page.merchants.ask.docks': 'exchange once more, with docks',
  'page.merchants.ask.office': 'draw with your office, or not',
  'page.merchants.ask.trade': 'play cards or draw',
  'page.merchants.market': 'Market',
  'page.merchants.space': 'Space {space}',
  'page.merchants.under': '{n} under',
  'page.merchants.playOn': 'Play {good} on space {space}, covering {covered}',
  'page.merchants.hand': 'Your hand ({n, plural, one {# card} other {# cards}})',
  'page.merchants.hand.empty': 'No cards.',
  'page.merchants.supply': 'Supply',
  'page.merchants.pile': 'Pile: {n, plural, one {# card} other {# cards}}. The game ends with the last one.',
  'page.merchants.money': '{n, plural, one {# coin} other {# coins}}',
  'page.merchants.gain': '+{n}',
  'page.merchants.loss': '−{n}',
  'page.merchants.inDraft': 'in your draft',
  'page.merchants.cards': '{n, plural, one {# card} other {# cards}} in hand',
  'page.merchants.special': '{card} ×{n}',
  'page.merchants.ships': 'Ships',
  'page.merchants.ship': 'Ship {ship}',
  'page.merchants.ship.empty': 'empty',
  'page.merchants.do.pass': 'Pass',
  'page.merchants.do.done': 'No more exchanges',
  'page.merchants.do.officeDraw': 'Draw a card',
  'page.merchants.do.officeSkip': 'Draw none',
  'page.merchants.do.lay': '{n, plural, one {Lay # card} other {Lay # cards}}',
  'page.merchants.draw': 'Draw {n, plural, one {# card} other {# cards}}',
  'page.merchants.officeDraw': 'Draw a card with an office',
  'page.merchants.hint.loading': 'Choose a good from the supply.',
  'page.merchants.hint.planning': 'Choose a ship and its new good, or a special card.',
  'page.merchants.hint.planning.exchange': 'Choose a ship, then its new good.',
  'page.merchants.hint.planning.buy': 'Choose a special card.',
  'page.merchants.hint.docks': 'Choose a ship, then its new good.',
  'page.merchants.hint.office': 'Choose the pile to draw.',
  'page.merchants.hint.trade': 'Choose cards of one good in your hand, or the pile.',
  'page.merchants.chooseSpaces': 'Choose market spaces for {good}: {n} of {max}.',
  'page.merchants.gains': '+{n, plural, one {# coin} other {# coins}}',
  'page.merchants.costs': '−{n, plural, one {# coin} other {# coins}}',
  'page.merchants.harbour': 'Your ships and money',
  'page.merchants.left': '{n, plural, one {# marker} other {# markers}} left',
  'page.merchants.pileTitle': 'Pile',
  'page.merchants.pileLeft': '{n} left',
  'page.merchants.loadGood': 'Load {good}, {n, plural, one {# marker} other {# markers}} left',
  'page.merchants.exchangeOn': 'Ship {ship}, {good}: exchange its marker',
  'page.merchants.exchangeFor': 'Exchange {from} for {to} on ship {ship}',
  'page.merchants.playGood': 'Play {good} ×{n}',

  // The special cards on sale, and all goods counted.
  'page.merchants.buyCard': 'Buy {card} for {price} coins',
  'page.merchants.does.ship': 'carries one more marker; you choose it when you buy.',
  'page.merchants.does.docks': 'one more exchange in every phase I.',
  'page.merchants.does.contract': '+{bonus} coins whenever a sale brings you coins.',
  'page.merchants.does.office': 'you may draw a card in every turn.',
  'page.merchants.soldOut': 'Sold out.',
  'page.merchants.tooDear': '{price} coins; you have {money}.',
  'page.merchants.shop': 'Special cards',
  'page.merchants.cardsLeft': '{n} left',
  'page.merchants.buyShip': 'Buy a ship for {price} coins and load {good}',
  'page.merchants.onSale': '{card}: {price} coins, {n} left',
  'page.merchants.canBuy': '{card}: {price} coins, {n} left; you can buy it',
  'page.merchants.counts': 'All goods, counted',
  'page.merchants.good': 'Good',
  'page.merchants.markers': 'Markers left',
  'page.merchants.visible': 'On the market',
  'page.merchants.out': 'Out of the game',
  'page.merchants.cardLeft': '{price} coins, {n} left.',

  // Hints for a first game: a line, and what opens under it.
  'hint.merchants.start':
    'Most coins win. A sale pays everybody: cards on the market × own markers.\nPlaying cards of a good sells it for everybody. The game ends with the last card of the pile.',
  'hint.merchants.loading': 'Load a good you expect to be sold often. Others earn from the same sale.',
  'hint.merchants.planning':
    'Carry what you are about to play. Special cards pay off early.\nShip: one more marker. Docks: one more exchange every turn. Contract: +{bonus} at each sale that pays you. Office: one more card every turn.',
  'hint.merchants.docks': 'Exchange on any ship but one you have just bought, or on none.',
  'hint.merchants.office': 'An extra card is nearly always good, unless the end of the pile would hurt you.',
  'hint.merchants.trade':
    'Sell what you carry more of than the others – or draw cards.\nEverybody gets: visible cards of the good × own markers of it. Cards you cover no longer count.',

  // The guide of a first turn.
  'guide.merchants.aim':
    'When the pile is used up, the most coins win. Each sale of a good pays all who carry it: for every ship, as many coins as cards of it lie on the market.',
  'guide.merchants.track': 'A ship’s coins, by cards on the market',
  'guide.merchants.load': 'Choose a good for your first ship, then Send: every sale of it will pay you.',
  'guide.merchants.second': 'Load your second ship, best with another good, then Send.',
  'guide.merchants.planning':
    'First half of your turn: exchange the good on one ship, buy a special card – or Pass.',
  'guide.merchants.poor': 'First half of your turn: exchange the good on one ship – or Pass.',
  'guide.merchants.extra': 'Your special card lets you do more: use it, or go on.',
  'guide.merchants.hand': 'Second half: choose a good in your hand to sell, best one that your ships carry.',
  'guide.merchants.market':
    'Choose the spaces where these cards go: all open cards of that good count, covered ones do not.',
  'guide.merchants.sell': 'You see what the sale brings everybody: Send, or choose other spaces.',

  // The form of standing orders.
  'page.merchants.orders.part': 'Turns',
  'page.merchants.orders.load': 'Load first',
  'page.merchants.orders.buy': 'Buy as soon as I can',
  'page.merchants.orders.upTo': 'until I have',
  'page.merchants.orders.loaded': 'loaded with',
  'page.merchants.orders.ship': 'Ship {n} ({good}): exchange for',
  'page.merchants.orders.leave': 'no exchange',
  'page.merchants.orders.done': '{good} (done; stays in force)',
  'page.merchants.orders.planning': 'Otherwise, in phase I',
  'page.merchants.orders.planning.pass': 'pass',
  'page.merchants.orders.planning.ask': 'ask me',
  'page.merchants.orders.docks': 'Docks: no other exchanges',
  'page.merchants.orders.office': 'Office',
  'page.merchants.orders.office.draw': 'draw',
  'page.merchants.orders.office.skip': 'do not draw',
  'page.merchants.orders.trade': 'Phase II: draw, unless a sale brings enough',
  'page.merchants.orders.least': 'At least',
  'page.merchants.orders.count': 'Counted as',
  'page.merchants.orders.count.coins': 'coins',
  'page.merchants.orders.count.lead': 'lead over the best opponent',
  'page.merchants.orders.sale': 'Then',
  'page.merchants.orders.sale.play': 'sell',
  'page.merchants.orders.sale.ask': 'ask me',

  'page.merchants.orders.line.load': 'Load {goods} first.',
  'page.merchants.orders.line.loaded': '{line} The ships are loaded.',
  'page.merchants.orders.line.buy': 'Buy {card} cards until you have {n}.',
  'page.merchants.orders.line.buyShip': 'Buy ships until you have {n}, and load {good}.',
  'page.merchants.orders.line.exchange': 'Exchange the good on ship {n} for {good}.',
  'page.merchants.orders.line.planning.pass': 'Otherwise pass in phase I.',
  'page.merchants.orders.line.planning.ask': 'Otherwise ask in phase I.',
  'page.merchants.orders.line.docks': 'No other exchanges with docks.',
  'page.merchants.orders.line.office.draw': 'Draw with the office.',
  'page.merchants.orders.line.office.skip': 'Do not draw with the office.',
  'page.merchants.orders.line.trade.coins.play':
    'Draw, unless a sale brings {n, plural, one {# coin} other {# coins}}: then sell.',
  'page.merchants.orders.line.trade.coins.ask':
    'Draw, unless a sale brings {n, plural, one {# coin} other {# coins}}: then ask.',
  'page.merchants.orders.line.trade.lead.play':
    'Draw, unless a sale brings {n, plural, one {# coin} other {# coins}} more than the best opponent: then sell.',
  'page.merchants.orders.line.trade.lead.ask':
    'Draw, unless a sale brings {n, plural, one {# coin} other {# coins}} more than the best opponent: then ask.',
  'page.merchants.orders.does.buy': 'buys the card as soon as you can, until you have so many',
  'page.merchants.orders.does.exchange': 'exchanges the good on a ship',
  'page.merchants.orders.does.phase1': 'what you do in phase I otherwise',

  // What is typed in text mode: in English the names of moves and things as the rules have them.
  'typed.merchants.load': 'load',
  'typed.merchants.exchange': 'exchange',
  'typed.merchants.buyShip': 'buyShip',
  'typed.merchants.buy': 'buy',
  'typed.merchants.pass': 'pass',
  'typed.merchants.done': 'done',
  'typed.merchants.officeDraw': 'officeDraw',
  'typed.merchants.officeSkip': 'officeSkip',
  'typed.merchants.play': 'play',
  'typed.merchants.draw': 'draw',
  'typed.merchants.fish': 'fish',
  'typed.merchants.grain': 'grain',
  'typed.merchants.wood': 'wood',
  'typed.merchants.porcelain': 'porcelain',
  'typed.merchants.spices': 'spices',
  'typed.merchants.cloth': 'cloth',
  'typed.merchants.ship': 'ship',
  'typed.merchants.docks': 'docks',
  'typed.merchants.contract': 'contract',
  'typed.merchants.office': 'office',
} as const;
