import type { goaNew as english } from '../en/goaNew.ts';
import type { Translated } from '../languages.ts';

/** A new game of Goa and its options, in Polish. */
export const goaNew = {
  'page.new.hint.goa':
    'Dorn 2004. 2–4 graczy, około 90 minut: licytuj żetony, uprawiaj przyprawy, zakładaj kolonie.',
  'page.goa.option.edition': 'Wydanie',
  'page.goa.edition.2012': '2012',
  'page.goa.edition.2012.hint':
    'Prowadzący aukcję może kupić o jednego dukata taniej niż najwyższa stawka; na życzenie żetony Bonanza.',
  'page.goa.edition.2004': '2004',
  'page.goa.edition.2004.hint': 'Pierwsze wydanie: prowadzący aukcję musi przebić pozostałych.',
  'page.goa.option.quickStart': 'Szybki start',
  'page.goa.quickStart.no': 'Nie',
  'page.goa.quickStart.no.hint': 'Wszyscy zaczynają na górze każdej kolumny.',
  'page.goa.quickStart.yes': 'Tak',
  'page.goa.quickStart.yes.hint':
    'Przed pierwszą rundą każdy przesuwa dwa znaczniki w dół albo bierze dukaty.',
  'page.goa.option.bonanza': 'Żetony Bonanza',
  'page.goa.bonanza.no': 'Nie',
  'page.goa.bonanza.no.hint': 'Pod narożnikami nic nie leży.',
  'page.goa.bonanza.yes': 'Tak',
  'page.goa.bonanza.yes.hint':
    'Pod każdym rogiem planszy leży ukryty żeton dla tego, kto zdobędzie żeton nad nim.',
  'page.goa.option.money': 'Dukaty',
  'page.goa.money.hidden': 'Tajne',
  'page.goa.money.hidden.hint': 'Do końca gry nikt nie widzi dukatów innych.',
  'page.goa.money.open': 'Jawne',
  'page.goa.money.open.hint': 'Wszyscy widzą dukaty wszystkich.',
} satisfies Translated<typeof english>;
