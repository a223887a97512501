/** Goa's open decision as a question, in English: key → template. */
export const goaSay = {
  'page.goa.ask.quickStart': 'two markers down, or ducats',
  'page.goa.ask.flag': 'place the flag',
  'page.goa.ask.placing': 'place marker {n}',
  'page.goa.ask.auction': 'bid or pass – {what}',
  'page.goa.ask.auction.over': 'bid {n} or more, or pass – {what}',
  'page.goa.ask.auction.own': 'bid {n} or more, or sell for {high} – {what}',
  'page.goa.ask.auction.buy': 'buy for {n} or sell for {high} – {what}',
  'page.goa.ask.turn': 'action {n} of {of}',
  'page.goa.ask.turn.extra': 'an extra action',
  'page.goa.ask.turn.acted': 'play cards or tiles, or end your turn',
  'page.goa.ask.extra': 'take an extra action or pass',
  'page.goa.ask.extra.must': 'take an extra action',
  'page.goa.ask.fill': 'choose spices for {n, plural, one {# field} other {# fields}}',
  'page.goa.ask.spices': 'place {n, plural, one {# spice} other {up to # spices}}',
  'page.goa.ask.discardPlantation': 'discard a plantation',
  'page.goa.ask.either': '{n, plural, one {# ship or # colonist} other {# ships or # colonists}}',
  'page.goa.ask.resupply':
    '{n, plural, one {# ship, # colonist or # spice} other {# ships, # colonists or # spices}}',
  'page.goa.ask.mix': 'ships and colonists, {n} in all',
  'page.goa.ask.favor': 'take a removed tile',
  'page.goa.ask.founding': 'found {colony} or decline',
} as const;
