/** What Merchants' standing orders say when they leave a decision to the player. */
export const merchantsOrders = {
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
