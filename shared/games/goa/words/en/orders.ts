/** Why Goa's standing orders leave a decision to their player, in English: for page and mails. */
export const goaOrders = {
  'goa.orders.noLine': 'Marker {marker}, {lot}: your bid sheet has no line for it.',
  'goa.orders.otherTile': 'Marker {marker}, {lot}: when you wrote the line, {before} lay there.',
  'goa.orders.leftToYou': 'Marker {marker}, {lot}: your bid sheet leaves it to you.',
  'goa.orders.overLimit':
    'Marker {marker}, {lot}: it takes {price, plural, one {# ducat} other {# ducats}} now; your line goes up to {limit}.',
  'goa.orders.overBudget':
    'Marker {marker}, {lot}: it takes {price, plural, one {# ducat} other {# ducats}} now; your budget has {left} left.',
  'goa.orders.noSpace': 'Marker {marker}: no space on your wish list can be taken.',
  'goa.orders.noSpice': 'A field allows none of the spices on your list.',
  'goa.orders.noPlantation':
    '{tile}: no space is free, and you have none of the plantations that you would discard.',
  'goa.orders.noFavor': 'None of the removed tiles is on your list for Favor.',
  'goa.orders.extraCards':
    'You have {extra, plural, one {# extra-action card} other {# extra-action cards}} and may keep {kept}: your orders cannot pass.',
} as const;
