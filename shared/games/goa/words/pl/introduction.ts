import type { goaIntroduction as english } from '../en/introduction.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What is said of Goa before a game of it is opened, in Polish: the form of a new game, the invitation. */
export const goaIntroduction = {
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
    'Pod każdym rogiem planszy leży zakryty żeton dla tego, kto zdobędzie żeton nad nim.',
  'page.goa.option.money': 'Dukaty',
  'page.goa.money.hidden': 'Tajne',
  'page.goa.money.hidden.hint':
    'Dukatów innych nie widać do końca gry. Wynikają z płatności, które widzą wszyscy.',
  'page.goa.money.open': 'Jawne',
  'page.goa.money.open.hint': 'Wszyscy widzą dukaty wszystkich.',
  'page.join.minute.goa':
    'W każdej rundzie licytuje się żetony: zapłata należy do właściciela wskaźnika na żetonie. Potem każdy wykonuje trzy akcje: buduje statki, zbiera przyprawy, pobiera podatki, dobiera karty wypraw, zakłada kolonie albo płaci przyprawami i statkami za przesunięcie znacznika w dół planszy rozwoju, co wzmacnia akcję. Po ośmiu rundach wygrywa ten, kto ma najwięcej punktów: za znaczniki, kolonie, karty z tym samym symbolem i najwięcej dukatów.',
} satisfies Translated<typeof english>;
