import type { goaSay as english } from '../en/question.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Goa's open decision as a question, in Polish. */
export const goaSay = {
  'page.goa.ask.quickStart': 'dwa znaczniki w dół albo dukaty',
  'page.goa.ask.flag': 'umieść flagę',
  'page.goa.ask.placing': 'umieść wskaźnik {n}',
  'page.goa.ask.auction': 'licytuj albo pasuj – {what}',
  'page.goa.ask.auction.over': 'licytuj co najmniej {n} albo pasuj – {what}',
  'page.goa.ask.auction.own': 'licytuj co najmniej {n} albo sprzedaj za {high} – {what}',
  'page.goa.ask.auction.buy': 'kup za {n} albo sprzedaj za {high} – {what}',
  'page.goa.ask.turn': 'akcja {n} z {of}',
  'page.goa.ask.turn.extra': 'dodatkowa akcja',
  'page.goa.ask.turn.acted': 'zagraj coś jeszcze albo zakończ turę',
  'page.goa.ask.extra': 'wykonaj dodatkową akcję albo pasuj',
  'page.goa.ask.extra.must': 'wykonaj dodatkową akcję',
  'page.goa.ask.fill': 'wybierz przyprawy na {n, plural, one {# pole} few {# pola} many {# pól}}',
  'page.goa.ask.spices': 'umieść {n, plural, one {# przyprawę} few {do # przypraw} many {do # przypraw}}',
  'page.goa.ask.discardPlantation': 'odrzuć plantację',
  'page.goa.ask.either':
    '{n, plural, one {# statek albo # kolonista} few {# statki albo # kolonistów} many {# statków albo # kolonistów}}',
  'page.goa.ask.resupply':
    '{n, plural, one {# statek, # kolonista albo # przyprawa} few {# statki, # kolonistów albo # przyprawy} many {# statków, # kolonistów albo # przypraw}}',
  'page.goa.ask.mix': 'statki i koloniści, razem {n}',
  'page.goa.ask.favor': 'weź jeden z odłożonych żetonów',
  'page.goa.ask.founding': 'załóż kolonię {colony} albo zrezygnuj',
} satisfies Translated<typeof english>;
