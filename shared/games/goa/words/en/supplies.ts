/** The supply beside Goa's grid and revealed cards, in English: key → template. Loaded with what they name. */
export const goaStores = {
  'page.goa.board.colony': '{colony}: {left, plural, one {# tile} other {# tiles}} left, {need} colonists',
  'page.goa.board.colony.any': '{n} × any spice',
  'page.goa.board.colony.none': 'none left',
  'page.goa.board.firsts.rule': 'The first to reach row 4 or 5 of a column draws an expedition card.',
  'page.goa.board.firsts.rows': 'Row',
  'page.goa.board.firsts.row': 'Row {n}',
  'page.goa.board.firsts.taken': '{column}, row {n}: taken by {name}',
  'page.goa.board.firsts.open': '{column}, row {n}: free',
  'page.goa.board.pile': 'Draw pile: {n, plural, one {# card} other {# cards}}',
  'page.goa.board.discard': 'Discard pile: {n, plural, one {# card} other {# cards}}',
  'page.goa.board.shuffles': 'Shuffled: {n, plural, one {once} other {# times}}',
  'page.goa.board.unseen': '{n, plural, one {# tile is} other {# tiles are}} set aside unseen in each phase.',
  'page.goa.board.spent': 'Out of the game: {n, plural, one {# tile} other {# tiles}}',
  'page.goa.board.bonanzas': 'Bonanza tiles under corners: {n}',
  'page.goa.board.card': '{card}, {symbol}, {n, plural, one {# colonist} other {# colonists}}',
  'page.goa.board.revealed': 'Revealed: {n, plural, one {# colonist} other {# colonists}}',
} as const;
