/** What happens in Goa, what it scores, and why a move is refused. */
export const goaStory = {
  'goa.story.started': 'The game begins with {players, plural, one {# player} other {# players}}: {edition}.',
  'goa.story.seatsDrawn': 'The order at the table, clockwise: {seats}.',
  'goa.story.tilesLaid':
    'For {phase} {n, plural, one {# tile is} other {# tiles are}} laid, the others put away unseen. Row by row: {tiles}.',
  'goa.story.tilesLaid.removed':
    'For {phase} {n, plural, one {# tile is} other {# tiles are}} laid; put away are {removed}. Row by row: {tiles}.',
  'goa.story.bonanzaLaid':
    '{n, plural, one {# Bonanza tile is} other {# Bonanza tiles are}} put face down under the corners.',
  'goa.story.cardsShuffled':
    '{n, plural, one {# expedition card is} other {# expedition cards are}} shuffled.',
  'goa.story.cardsTurned':
    'After {n, plural, one {# card} other {# cards}} {seat} turns over the start symbol, takes the flag and has {ducats, plural, one {# ducat} other {# ducats}}.',
  'goa.story.quickStarted.markers': '{seat} moves the markers in {columns} to row 2.',
  'goa.story.quickStarted.ducats':
    '{seat} takes {ducats, plural, one {# ducat} other {# ducats}} for a quick start.',
  'goa.story.roundBegan': 'Round {round} of {phase} begins.',

  'goa.story.stepBegan.setup': 'The game is set up.',
  'goa.story.stepBegan.over': 'The game is over.',
  'goa.story.stepBegan.quickStart': '{seat} chooses a quick start.',
  'goa.story.stepBegan.placing': '{seat} places an auction marker.',
  'goa.story.stepBegan.auction': '{seat} may bid for what lies under marker {marker}.',
  'goa.story.stepBegan.auction.bid':
    '{seat} may bid for what lies under marker {marker}; the highest bid is {amount}.',
  'goa.story.stepBegan.turn': 'It is {seat}’s turn: action {action}.',
  'goa.story.stepBegan.turn.extra': 'It is {seat}’s turn: an extra action.',
  'goa.story.stepBegan.turn.acted': '{seat} may still play something.',
  'goa.story.stepBegan.extra': '{seat} may play an extra-action card.',
  'goa.story.stepBegan.fill': '{seat} chooses spices for {n, plural, one {# field} other {# fields}}.',
  'goa.story.stepBegan.spices': '{seat} places {n, plural, one {# spice} other {# spices}}.',
  'goa.story.stepBegan.discardPlantation':
    '{seat} has no free space for this tile and discards a plantation: {tile}.',
  'goa.story.stepBegan.either': '{seat} chooses: {n} ships or {n} colonists.',
  'goa.story.stepBegan.resupply': '{seat} chooses: {n} ships, colonists or spices.',
  'goa.story.stepBegan.mix': '{seat} takes {n} more as ships and colonists.',
  'goa.story.stepBegan.favor': '{seat} chooses one of the tiles put away.',
  'goa.story.stepBegan.founding': '{seat} decides whether to found {colony}.',
  'goa.story.extraPlayed': '{seat} plays an extra-action card.',
  'goa.story.passed': '{seat} passes and takes no more extra actions in this round.',
  'goa.noCards': 'nothing',
  'goa.story.ended.2': 'The game is over. Hands: {seat1} has {cards1}; {seat2} has {cards2}.',
  'goa.story.ended.3':
    'The game is over. Hands: {seat1} has {cards1}; {seat2} has {cards2}; {seat3} has {cards3}.',
  'goa.story.ended.4':
    'The game is over. Hands: {seat1} has {cards1}; {seat2} has {cards2}; {seat3} has {cards3}; {seat4} has {cards4}.',

  'goa.story.flagPlaced': '{seat} places the flag with marker 1 (row {row}, column {column}).',
  'goa.story.markerPlaced':
    '{seat} places marker {marker} (row {row}, column {column}) on this tile: {tile}.',
  'goa.story.bid': '{seat} bids {amount, plural, one {# ducat} other {# ducats}}.',
  'goa.story.bidPassed': '{seat} passes.',
  'goa.story.bidPassed.forced': '{seat} has not the ducats to bid and passes.',
  'goa.story.auctionWon.bought':
    '{seat} pays {to} {price, plural, one {# ducat} other {# ducats}} and gets this: {tile}.',
  'goa.story.auctionWon.kept':
    '{seat} pays {price, plural, one {# ducat} other {# ducats}} to the bank and gets this: {tile}.',
  'goa.story.auctionWon.free': 'Nobody bids: {seat} gets this for nothing: {tile}.',
  'goa.story.bonanzaTaken': '{seat} finds a tile under the corner. {bonanza}.',
  'goa.story.tileUsed': '{seat} uses a tile: {tile}.',
  'goa.story.tileUsed.on': '{seat} uses a tile and looks at {on}’s board: {tile}.',
  'goa.story.swapped':
    '{seat} leaves Swap on the board (row {row}, column {column}) and takes this tile: {tile}.',
  'goa.story.favorTaken': '{seat} takes this tile from those put away: {tile}.',
  'goa.story.plantationLaid': '{seat} lays this tile as {plot}: {tile}.',
  'goa.story.plantationDiscarded': '{seat} discards this tile: {tile}.',
  'goa.story.plantationDiscarded.kept': '{seat} discards this tile and keeps it face down: {tile}.',
  'goa.story.gained.ships': '{seat} gains {n, plural, one {# ship} other {# ships}} ({by}).',
  'goa.story.gained.colonists': '{seat} gains {n, plural, one {# colonist} other {# colonists}} ({by}).',
  'goa.story.gained.ducats': '{seat} gains {n, plural, one {# ducat} other {# ducats}} ({by}).',
  'goa.story.gained.extra':
    '{seat} gains {n, plural, one {# extra-action card} other {# extra-action cards}} ({by}).',
  'goa.story.drawn': '{seat} draws {n, plural, one {# expedition card} other {# expedition cards}} ({by}).',
  'goa.story.drawn.seen':
    '{seat} draws {n, plural, one {# expedition card} other {# expedition cards}} ({by}): {cards}.',
  'goa.story.drawn.none': '{seat} draws no expedition card ({by}).',
  'goa.story.cardPlayed': '{seat} plays an expedition card: {card}.',
  'goa.story.cardsDiscarded':
    '{seat} discards {n, plural, one {# expedition card} other {# expedition cards}}: {cards}.',
  'goa.story.revealed':
    '{seat} reveals {n, plural, one {# expedition card} other {# expedition cards}} with {colonists, plural, one {# colonist} other {# colonists}}: {cards}.',
  'goa.story.revealedDiscarded':
    '{n, plural, one {The revealed card is} other {The # revealed cards are}} discarded.',
  'goa.story.sold': '{seat} sells {spices} for {ducats, plural, one {# ducat} other {# ducats}}.',
  'goa.story.spicesPlaced': '{seat} places {spices}: {by}.',
  'goa.story.spicesPlaced.none': '{seat} places no spice ({by}).',
  'goa.story.dutyDone': '{seat} fulfils a duty with {spices}.',
  'goa.story.progressed':
    '{seat} moves the marker of {column} to row {row} ({by}) for {spices} and {ships, plural, one {# ship} other {# ships}}.',
  'goa.story.progressed.spices': '{seat} moves the marker of {column} to row {row} ({by}) for {spices}.',
  'goa.story.progressed.ships':
    '{seat} moves the marker of {column} to row {row} ({by}) for {ships, plural, one {# ship} other {# ships}}.',
  'goa.story.progressed.ducats':
    '{seat} moves the marker of {column} to row {row} ({by}) for {ducats, plural, one {# ducat} other {# ducats}}.',
  'goa.story.progressed.free': '{seat} moves the marker of {column} to row {row} ({by}) for nothing.',
  'goa.story.foundingBegun':
    '{seat} tries to found {colony} with {board, plural, one {# colonist} other {# colonists}} of the board.',
  'goa.story.foundingBegun.on':
    '{seat} tries to found {colony} with {board, plural, one {# colonist} other {# colonists}} of {on}’s board.',
  'goa.story.colonyFounded':
    '{seat} pays {colonists, plural, one {# colonist} other {# colonists}} and founds {colony}, where {spices} may lie.',
  'goa.story.notFounded':
    '{seat} cannot found {colony}: {missing, plural, one {# colonist is} other {# colonists are}} missing.',
  'goa.story.notFounded.declined': '{seat} declines to found {colony}.',

  'goa.score.row': '{column}: row {row}',
  'goa.score.colonies': '{n, plural, one {# colony} other {# colonies}}',
  'goa.score.cards':
    '{n, plural, one {# expedition card} other {# expedition cards}} with the same symbol: {symbol}',
  'goa.score.richest': 'Most ducats: {ducats}',
  'goa.score.plantations':
    '{n, plural, one {# plantation with one field} other {# plantations with one field}}',
  'goa.score.duty': 'Duty fulfilled',
  'goa.score.missions': 'Missions',

  'error.MARKERS_WRONG': 'Choose {markers} different markers.',
  'error.NO_SUCH_SPACE': 'The board has no such space.',
  'error.SPACE_NOT_EMPTY': 'The flag is placed on an empty space.',
  'error.FLAG_NOT_BESIDE_TILE': 'A tile must lie directly beside the flag; diagonally is not enough.',
  'error.NO_TILE_THERE': 'There is no tile on this space.',
  'error.SPACE_HAS_MARKER': 'A marker lies on this tile already.',
  'error.SPACE_NOT_ADJACENT': 'The marker must touch the one before, by edge or corner.',
  'error.BID_TOO_LOW': 'Bid at least {min, plural, one {# ducat} other {# ducats}}.',
  'error.NOT_ENOUGH_DUCATS': 'This takes {price, plural, one {# ducat} other {# ducats}}; you have {ducats}.',
  'error.EXTRA_CARDS_LEFT':
    'You have {extra, plural, one {# extra-action card} other {# extra-action cards}} and may keep {kept}: play one.',
  'error.ACTION_FIRST': 'Take your action first.',
  'error.ACTION_TAKEN': 'You have taken your action in this turn.',
  'error.ANSWER_FIRST': 'Answer the open question first.',
  'error.COLUMN_UNKNOWN': 'The development board has no such column.',
  'error.LAST_ROW': 'This marker is in the last row.',
  'error.SHIPS_MISSING': 'You lack {ships, plural, one {# ship} other {# ships}} for this step.',
  'error.SPICES_MISSING': 'You do not have the spices for this.',
  'error.PAYMENT_WRONG': 'Pay exactly the spices of this step.',
  'error.NO_FREE_FIELD': 'You have no free field.',
  'error.FIELD_NOT_FREE': 'This is not one of your free fields.',
  'error.FIELD_EMPTY': 'There is no spice on this field.',
  'error.SPICE_NOT_ALLOWED': 'This spice does not grow on this field.',
  'error.TOO_MANY_SPICES': 'At most {max, plural, one {# spice} other {# spices}}.',
  'error.FILL_ALL_FIELDS': 'Every field gets a spice.',
  'error.EXPEDITION_YIELD': 'Your expedition draws at most {max, plural, one {# card} other {# cards}}.',
  'error.CARD_LIMIT':
    'Your hand has room for {room, plural, one {# more card} other {# more cards}}: play or discard first, or draw fewer.',
  'error.COLONY_UNKNOWN': 'There is no such colony.',
  'error.COLONY_FOUNDED': 'You have founded this colony already.',
  'error.COLONY_TILE_GONE': 'This colony tile is not there any more.',
  'error.COLONISTS_MISSING': 'You lack {missing, plural, one {# colonist} other {# colonists}}.',
  'error.CARD_NOT_IN_HAND': 'This expedition card is not in your hand.',
  'error.CARD_PLAYED_THIS_TURN': 'One expedition card can be played in a turn.',
  'error.CARD_NOT_NOW': 'This expedition card cannot be played now.',
  'error.TILE_NOT_YOURS': 'You have no such tile.',
  'error.TILE_USED_THIS_ROUND': 'You have used this tile in this round.',
  'error.TILE_USED': 'You have used this tile already.',
  'error.TILE_NOT_NOW': 'This tile would do nothing now.',
  'error.TILE_NOT_REMOVED': 'This tile is not among those put away.',
  'error.NOT_LEAST_ADVANCED': 'Only your least advanced marker can be moved.',
  'error.OPPONENT_UNKNOWN': 'Choose another player.',
} as const;
