/** Hints of somebody's first game, in English: key → template; fetched with them. */
export const hints = {
  'hint.title': 'First game',
  'hint.more': 'Rules',
  'hint.done': 'Got it',
  'hint.never': 'No more hints',
  'hint.switch': 'Hints in the first game',
  'hint.switch.on': 'Hints are on.',
  'hint.switch.off': 'Hints are off.',
  'hint.switch.turnOn': 'Show hints in my next game',
  'hint.switch.turnOff': 'No more hints',

  'hint.merchants.loading': 'Load a good you expect to be sold often. Others earn from the same sale.',
  'hint.merchants.planning':
    'Carry what you are about to play: exchange first, sell then. Special cards pay off early.',
  'hint.merchants.docks': 'Your docks give one more exchange.',
  'hint.merchants.office': 'A card more is nearly always good, unless the pile’s end would hurt you.',
  'hint.merchants.trade':
    'Everybody with this good earns. Play it when you carry more of it than the others – or draw.',

  'hint.goa.quickStart': 'Ducats win auctions now, markers make every action stronger from the start.',
  'hint.goa.placing':
    'Your marker brings you money when others want the tile, or the tile cheaply. Place it next to the one before.',
  'hint.goa.auction':
    'You speak once, so bid what the tile is worth to you. The auctioneer speaks last and gets the money, or keeps the tile.',
  'hint.goa.turn':
    'One of six actions. Lacking spices or ships for progress? Harvest, or build ships. Taxes are always possible.',
  'hint.goa.acted': 'The action is done. A card or a tile may still be played; then end the turn.',
  'hint.goa.extra': 'One more action for a card – or pass. One card may be kept for later rounds.',
  'hint.goa.fill': 'Choose spices your next steps of progress cost.',
  'hint.goa.spices': 'Choose spices your next steps of progress cost.',
  'hint.goa.discardPlantation': 'Plantations with one field still score when discarded.',
  'hint.goa.either': 'Ships pay for progress, colonists found colonies.',
  'hint.goa.resupply': 'Ships pay for progress, colonists found colonies. Spices need free fields.',
  'hint.goa.mix': 'What was not harvested comes as ships and colonists.',
  'hint.goa.favor': 'One of these tiles becomes yours, as if won at an auction.',
  'hint.goa.founding': 'A colony scores, and bears spices. Declining costs nothing and brings a colonist.',
} as const;
