const SHIPS = 'Take {ships, plural, one {# ship} other {# ships}}.';
const COLONISTS = 'Take {colonists, plural, one {# colonist} other {# colonists}}.';
const DUCATS = 'Take {ducats, plural, one {# ducat} other {# ducats}}.';
const EXTRA = 'Take {extra, plural, one {# extra-action card} other {# extra-action cards}}.';
const CARDS =
  'Draw {cards, plural, one {# expedition card} other {# expedition cards}}, above the hand limit too.';
const SPICES =
  'Put {spices, plural, one {# spice of your choice on an empty field that allows it} other {up to # spices of your choice on empty fields that allow them}}.';
const MISSION = 'Scores {points, plural, one {# point} other {# points}} at the end.';

/** What cards and tiles of Goa do, in English: key → template. */
export const goaThings = {
  'goa.does.plantation':
    'A plantation with {fields, plural, one {# field} other {# fields}} for one spice: {spice}. It is laid on a free space and filled at once.',
  'goa.does.full.2004':
    'If no space is free, you first discard a plantation with its spices; it may be this one.',
  'goa.does.full.2012': 'If no space is free, you first discard one of your plantations with its spices.',
  'goa.does.small':
    'Scores {small, plural, one {# point} other {# points}} at the end, discarded plantations with one field too.',
  'goa.does.tile.cropRotation':
    'A plantation with one field. Whenever it is filled you choose the spice anew. It scores nothing.',

  'goa.does.immediate': 'Takes effect as soon as you get it.',
  'goa.does.tile.ships': SHIPS,
  'goa.does.tile.colonists': COLONISTS,
  'goa.does.tile.shipsOrColonists': 'Take {either} ships or {either} colonists, all of one kind.',
  'goa.does.tile.settlement':
    'Take {ships, plural, one {# ship} other {# ships}}, {colonists, plural, one {# colonist} other {# colonists}} and {extra, plural, one {# extra-action card} other {# extra-action cards}}.',
  'goa.does.tile.extraActions': EXTRA,
  'goa.does.tile.expeditions2': CARDS,
  'goa.does.tile.expeditions3': CARDS,
  'goa.does.tile.favor': 'Choose one of the removed tiles. It is taken like any tile.',

  'goa.does.red':
    'Usable once each round, on one of your action turns, starting with the round in which you get it.',
  'goa.does.tile.redShip': SHIPS,
  'goa.does.tile.redColonist': COLONISTS,
  'goa.does.tile.redSpice': SPICES,
  'goa.does.tile.redDucats': DUCATS,
  'goa.does.tile.redExpedition': CARDS,

  'goa.does.oneShot': 'Usable once, on one of your action turns, in addition to the action.',
  'goa.does.tile.espionage.2004':
    'Take the ships, spices or ducats by an opponent’s marker in that column; or, while founding a colony, use their colonist number in place of yours. Expeditions cannot be spied on.',
  'goa.does.tile.espionage.2012':
    'Build ships, harvest, collect taxes or found a colony by an opponent’s marker in place of yours. Expeditions cannot be spied on.',
  'goa.does.tile.extraHarvest':
    'Fill up to {plots, plural, one {# plantation or colony} other {# of your plantations and colonies}}.',
  'goa.does.tile.resupply':
    'Reveal {resupply, plural, one {# expedition card} other {# expedition cards}}. Then take the sum of their colonists in one kind: ships, colonists, or spices that find a field.',
  'goa.does.tile.viceKing':
    'Your least advanced marker moves down one row for free; if several are equal, you choose. It can bring bonuses.',
  'goa.does.tile.swap':
    'Take any tile of the game board and leave Swap in its place. You may use what you take on a later action turn; plantations are laid at once.',
  'goa.does.tile.duty':
    'Return {dutySpices, plural, one {# spice} other {# spices}} from your fields: this scores {points, plural, one {# point} other {# points}} at the end. Unfulfilled it scores nothing.',

  'goa.does.lasting': 'Stays in front of you until the end.',
  'goa.does.tile.mission2': MISSION,
  'goa.does.tile.mission3': MISSION,
  'goa.does.tile.foreman':
    'At the end each of your plantations with one field scores {points, plural, one {# point} other {# points}} instead of {small}; crop rotation scores nothing.',

  'goa.does.card': 'One expedition card can be played on each action turn, in addition to the action.',
  'goa.does.face':
    'When revealed, it counts as {colonists, plural, one {# colonist} other {# colonists}}. At the end, cards with the same symbol ({symbol}) score by their number: {symbolPoints}.',
  'goa.does.card.ships': SHIPS,
  'goa.does.card.colonists': COLONISTS,
  'goa.does.card.ducats': DUCATS,
  'goa.does.card.spices': SPICES,
  'goa.does.card.sell.2004':
    'Sell any number of spices from your fields for {price, plural, one {# ducat} other {# ducats}} each.',
  'goa.does.card.sell.2012':
    'Sell up to {limit, plural, one {# spice} other {# spices}} from your fields for {price, plural, one {# ducat} other {# ducats}} each.',
  'goa.does.card.payDucats.2004':
    'As your Progress action: one marker moves down one row for ducats alone. The steps cost {prices}.',
  'goa.does.card.payDucats.2012':
    'One marker moves down one row for ducats alone; your action is still to come. The steps cost {prices}.',
  'goa.does.card.harvestMix':
    'With the action Harvest: take its number in any mix of ships, colonists and spices.',
  'goa.does.card.thirdScout.2004':
    'With the action Found a colony, played before the reveal: one card more is revealed.',
  'goa.does.card.thirdScout.2012':
    'With the action Found a colony, before or after the reveal: one card more is revealed.',
  'goa.does.card.shipsOnly': 'With the action Progress: pay only the ships of the step.',
  'goa.does.card.spicesOnly': 'With the action Progress: pay only the spices of the step.',

  'goa.does.action.progress':
    'Progress: a marker moves down one row for the spices of that step and the same number of ships.',
  'goa.does.action.ships': 'Take as many ships as your marker’s row in this column says.',
  'goa.does.action.harvest':
    'Put as many spices as your marker’s row says on empty fields that allow them. Those without a field are lost.',
  'goa.does.action.taxes': 'Take as many ducats as your marker’s row in this column says.',
  'goa.does.action.expedition':
    'Draw up to as many cards as the row’s first number says. Your hand may then not exceed the second: make room before, or draw fewer.',
  'goa.does.action.found':
    'Name a colony and reveal {scouts, plural, one {# expedition card} other {# expedition cards}}. Colonists of your marker’s row and of these cards count; you pay what is missing, and found it. If you cannot or will not, you pay nothing and take {colonists, plural, one {# colonist} other {# colonists}}.',
  'goa.does.column.ships': 'Ships by row: {yields}.',
  'goa.does.column.harvest': 'Spices by row: {yields}.',
  'goa.does.column.taxes': 'Ducats by row: {yields}.',
  'goa.does.column.expeditions': 'Cards by row: {yields}. Most cards in hand: {limits}.',
  'goa.does.column.colonists': 'Colonists by row: {yields}.',
  'goa.does.rows': 'At the end a marker scores by its row: {rowPoints}.',
  'goa.does.first':
    'The first player to reach row 4, and the first to reach row 5, draws {cards, plural, one {# expedition card} other {# expedition cards}}.',
  'goa.does.row':
    'Your last marker to leave a row brings {extra, plural, one {# extra-action card} other {# extra-action cards}}.',
  'goa.does.flag':
    'The player who gets the flag goes first in the actions and in the next round, and takes {extra, plural, one {# extra-action card} other {# extra-action cards}}.',
  'goa.does.extra':
    'Extra-action cards: when everybody has had {actions, plural, one {# action} other {# actions}}, each brings one more. You may keep {extraKept} for the next round.',

  'goa.does.colony':
    'Needs {need, plural, one {# colonist} other {# colonists}} to found. It has {fields, plural, one {# field, which is} other {# fields, which are}} filled at once.',
  'goa.does.colony.choice': 'Its tiles differ in the spices they allow; you choose one of those left.',
  'goa.does.colony.any': 'It allows every spice.',
  'goa.does.colony.left': 'Colony tiles left: {tiles}.',
  'goa.does.colony.points': 'Colonies score by their number: {colonyPoints}.',

  'goa.does.bonanza.name': 'Bonanza tile, face down',
  'goa.does.bonanza.hidden':
    'Lies face down under the corner tile. The player who takes that tile gets its effect at once.',
  'goa.does.bonanza.twoShips': SHIPS,
  'goa.does.bonanza.twoColonists': COLONISTS,
  'goa.does.bonanza.shipColonist':
    'Take {ships, plural, one {# ship} other {# ships}} and {colonists, plural, one {# colonist} other {# colonists}}.',
  'goa.does.bonanza.threeDucats': DUCATS,
  'goa.does.bonanza.fiveDucats': DUCATS,
  'goa.does.bonanza.oneExtraAction': EXTRA,
  'goa.does.bonanza.oneExpedition': CARDS,
  'goa.does.bonanza.oneSpice': SPICES,
} as const;
