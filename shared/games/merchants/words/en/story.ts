/** Merchants' events, scores and refusals as sentences. */
export const merchantsStory = {
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
} as const;
