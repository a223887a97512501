/** The rules of Merchants in English. */
export const help = {
  'help.merchants.part.game': 'The game',
  'help.merchants.part.turn': 'A turn',
  'help.merchants.part.specials': 'Special cards',
  'help.merchants.part.end': 'The end',
  'help.merchants.goal': 'Goal',
  'help.merchants.goal.text':
    'Your ships carry goods. The cards on the market show how much each good is wanted. When a good is sold, everybody who carries it earns – in other players’ turns too. Most coins win.',
  'help.merchants.things': 'Components',
  'help.merchants.things.text':
    'There are {goods} goods; of each, {cards} cards for the market and {markers} markers for the ships.',
  'help.merchants.setup': 'Set-up',
  'help.merchants.setup.text':
    'Everybody holds {hand} cards and has {ships} empty ships. {market} cards lie open on the market; the rest is the pile. The first player is drawn at random.\nIn turn everybody puts a marker of their choice on a ship, then another on the other ship.',
  'help.merchants.planning': 'Phase I: planning',
  'help.merchants.planning.text':
    'Do one of these:\nexchange the marker on one of your ships for another good from the supply,\nbuy a special card,\npass.',
  'help.merchants.trade': 'Phase II: trade',
  'help.merchants.trade.text':
    'Do one of these; passing is not possible:\nplay cards of one good, and sell it,\ndraw {n} cards. With an empty hand you must.',
  'help.merchants.play': 'Playing cards',
  'help.merchants.play.text':
    'Put 1 to {market} cards of one good on different spaces of the market. What lay there, also of the same good, is covered and out of the game. Then this good is sold, and no other.',
  'help.merchants.sale': 'A sale',
  'help.merchants.sale.text':
    'Everybody gets coins: visible cards of the good × own markers of it. The markers stay aboard.',
  'help.merchants.sale.example': 'Example: {visible} visible cards of the good.',
  'help.merchants.sale.markers': '{n, plural, one {# marker} other {# markers}}',
  'help.merchants.sale.contract': '{n, plural, one {# marker} other {# markers}} and a contract',
  'help.merchants.specials': 'Permanent effects',
  'help.merchants.specials.text':
    'They work from the moment you buy them, and several add up. They bring nothing at the end.',
  'help.merchants.ship.text': 'Room for one more marker. You load it at once from the supply.',
  'help.merchants.docks.text':
    'One more exchange in every phase I, even when you pass; not on a ship you have just bought.',
  'help.merchants.contract.text': '+{bonus} coins each time a sale brings you coins.',
  'help.merchants.office.text': 'In each of your turns you may draw a card.',
  'help.merchants.special.figures': '{price} coins; {n} in the game.',
  'help.merchants.officeDraw': 'Option: when an office draws',
  'help.merchants.officeDraw.text':
    'At the end of phase I (the usual way): you can play the card in this turn.\nAt the end of the turn: the card is for the next one.',
  'help.merchants.end': 'End and scoring',
  'help.merchants.end.text':
    'The game is over at once when the last card of the pile is drawn, even in the middle of a draw; nothing is sold any more. Most coins win, and a tie is shared. Hands and special cards are worth nothing.',
  'help.merchants.open': 'Open and hidden',
  'help.merchants.open.text':
    'Hands and the order of the pile are hidden. Everything else is open, the coins too.',
  'help.merchants.figure.startMoney': 'Coins at the start',
  'help.merchants.figure.specials': 'Special cards: how many there are',
} as const;
