/** Hints of somebody's first game, in English: key → template: a line, and what is read besides; fetched with them. */
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

  'hint.merchants.start':
    'Most coins win. A sale pays everybody: cards on the market × own markers.\nWhoever plays cards of a good sells it, for all. The game ends with the last card of the pile.',
  'hint.merchants.loading': 'Load a good you expect to be sold often. Others earn from the same sale.',
  'hint.merchants.planning':
    'Carry what you are about to play. Special cards pay off early.\nShip: a marker more. Docks: an exchange more in every turn. Contract: +{bonus} at each sale that pays you. Office: a card more in every turn.',
  'hint.merchants.docks': 'Your docks give one more exchange.',
  'hint.merchants.office': 'A card more is nearly always good, unless the pile’s end would hurt you.',
  'hint.merchants.trade':
    'Sell what you carry more of than the others – or draw cards.\nEverybody gets: visible cards of the good × own markers of it. What you cover no longer counts.',

  'hint.goa.start':
    'Most points after {all} rounds win. A round: auctions, then {actions} actions each.\nTiles and actions bring spices and ships, and these move your markers down: to stronger actions and more points. Tap nearly anything to read what it is.',
  'hint.goa.lastOfA':
    'Last round of phase A: tiles that nobody takes now are gone.\nEverything you own stays. Phase B brings {rounds} more rounds, with new tiles.',
  'hint.goa.phaseB':
    'Phase B: new tiles, all that you own stays. {rounds} rounds to go.\nPoints: the rows of your markers, colonies, equal symbols in hand, plantations with one field, the most ducats.',
  'hint.goa.last':
    'The last round: ships, colonists and spices left over score nothing.\nTurn them into progress and colonies. The most ducats score {richest} points.',
  'hint.goa.quickStart': 'Ducats win the first auctions; markers make actions stronger from the start.',
  'hint.goa.flag':
    'The flag goes first, with marker 1; the other markers go on from there.\nYou are the auctioneer of the flag, and of the tile under the last marker.',
  'hint.goa.placing':
    'You auction this tile: whoever wins it pays you, or you take it yourself.\nThe marker goes next to the one before, by edge or corner. You speak last in your own auction.',
  'hint.goa.forFlag':
    'The flag: {extra, plural, one {# extra action} other {# extra actions}}, and you begin the actions and the next round.\nWhoever begins places the first and the last marker.',
  'hint.goa.auction':
    'You speak once: bid what it is worth to you, or pass.\nIn the end the auctioneer takes your ducats, or the tile. Tap the tile to read what it does. Ducats score only for whoever has most: {richest} points.',
  'hint.goa.auctioneer':
    'You speak last: sell to the highest bidder, or keep it and pay the bank.\nIf nobody has bid, you have it for nothing.',
  'hint.goa.turn':
    'Tap a lit action, a lit cell for progress, or a colony to found it.\nProgress costs the spices in the cell and the ships at its left. If you lack them, harvest or build ships. Tiles and one card may be used besides.',
  'hint.goa.redTile':
    'Your red tile works once in every round, besides your action: tap it.\nIt lies below your board. Before or after the action makes no difference.',
  'hint.goa.acted': 'The action is done. Use a tile or a card if you like, then end the turn.',
  'hint.goa.extra':
    'Each card is one more action. Whoever stops is out for this round.\nYou may keep {kept} for later.',
  'hint.goa.fill': 'Choose spices your next steps cost: look below your markers.',
  'hint.goa.spices': 'Choose spices your next steps cost: look below your markers.',
  'hint.goa.discardPlantation': 'Plantations with one field still score when discarded.',
  'hint.goa.either': 'Ships pay for progress, colonists found colonies.',
  'hint.goa.resupply': 'Ships pay for progress, colonists found colonies. Spices need free fields.',
  'hint.goa.mix': 'What was not harvested comes as ships and colonists.',
  'hint.goa.favor': 'One of these tiles becomes yours, as if won at an auction.',
  'hint.goa.founding':
    'A colony scores, and bears spices. If you decline, you get a colonist.\nThe pictures are the spices that may lie there; where there are several tiles, you choose one.',
} as const;
