/** Hints for a first game of Goa, in English: a first line, and what is shown when the hint is opened. */
export const goaHints = {
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
    'You auction this tile: the winner pays you, or you take it yourself.\nThe marker goes next to the previous one, by edge or corner. You bid last in your own auction.',
  'hint.goa.forFlag':
    'The flag: {extra, plural, one {# extra action} other {# extra actions}}, and you go first in the actions and in the next round.\nThe starting player places the first and the last marker.',
  'hint.goa.auction':
    'You get one bid. Bid what it is worth to you, or pass.\nThe auctioneer then takes your ducats, or keeps the tile. Tap the tile to read what it does. Ducats score only for the richest player: {richest} points.',
  'hint.goa.auctioneer':
    'You bid last: sell to the highest bidder, or keep it and pay the bank.\nIf nobody has bid, you get it for free.',
  'hint.goa.turn':
    'Tap a lit action, a lit cell for progress, or a colony to found it.\nProgress costs the spices in the cell and the ships at the left. If you lack them, harvest or build ships. You may also use tiles and play one card.',
  'hint.goa.redTile':
    'You can use your red tile once each round, in addition to your action: tap it.\nIt lies below your board. Use it before or after the action.',
  'hint.goa.acted': 'One card may be played in each turn; a red tile works once each round.',
  'hint.goa.extra':
    'Each card is one more action. If you pass, you are out for this round.\nYou may keep {kept} for later.',
  'hint.goa.fill': 'Choose spices that your next steps cost: see the cells below your markers.',
  'hint.goa.spices': 'Choose spices that your next steps cost: see the cells below your markers.',
  'hint.goa.discardPlantation': 'Plantations with one field still score when discarded.',
  'hint.goa.either': 'Ships pay for progress, colonists found colonies.',
  'hint.goa.resupply': 'Ships pay for progress, colonists found colonies. Spices need free fields.',
  'hint.goa.mix': 'For each spice you did not harvest, take a ship or a colonist.',
  'hint.goa.favor': 'One of these tiles becomes yours, as if won at an auction.',
  'hint.goa.founding':
    'A colony scores points and grows spices. If you decline, you get a colonist.\nThe pictures show the spices that may lie there; if there are several tiles, choose one.',
} as const;
