import type { goaSay as english } from '../en/question.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Goa's open decision as a question, in French. */
export const goaSay = {
  'page.goa.ask.quickStart': 'deux marqueurs vers le bas, ou des ducats',
  'page.goa.ask.flag': 'placez le drapeau',
  'page.goa.ask.placing': 'placez le marqueur {n}',
  'page.goa.ask.auction': 'enchérissez ou passez – {what}',
  'page.goa.ask.auction.over': 'offrez {n} ou plus, ou passez – {what}',
  'page.goa.ask.auction.own': 'offrez {n} ou plus, ou vendez pour {high} – {what}',
  'page.goa.ask.auction.buy': 'achetez pour {n} ou vendez pour {high} – {what}',
  'page.goa.ask.turn': 'action {n} sur {of}',
  'page.goa.ask.turn.extra': 'action supplémentaire',
  'page.goa.ask.turn.acted': 'jouez encore, ou terminez le tour',
  'page.goa.ask.extra': 'faites une action supplémentaire, ou passez',
  'page.goa.ask.extra.must': 'faites une action supplémentaire',
  'page.goa.ask.fill': 'choisissez des épices pour {n, plural, one {# case} other {# cases}}',
  'page.goa.ask.spices': 'placez {n, plural, one {# épice} other {jusqu’à # épices}}',
  'page.goa.ask.discardPlantation': 'défaussez une plantation',
  'page.goa.ask.either': '{n, plural, one {# navire ou # colon} other {# navires ou # colons}}',
  'page.goa.ask.resupply':
    '{n, plural, one {# navire, # colon ou # épice} other {# navires, # colons ou # épices}}',
  'page.goa.ask.mix': 'navires et colons, {n} en tout',
  'page.goa.ask.favor': 'prenez une tuile écartée',
  'page.goa.ask.founding': 'fondez {colony} ou renoncez',
} satisfies Translated<typeof english>;
