import type { goaHints as english } from '../en/hints.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Hints for a first game of Goa, in Polish: a first line, and what is shown when the hint is opened. */
export const goaHints = {
  'hint.goa.start':
    'Po {all} rundach wygrywa, kto ma najwięcej punktów. Runda: aukcje i akcje ({actions}).\nŻetony i akcje dają przyprawy i statki, a te przesuwają znaczniki w dół: ku mocniejszym akcjom i punktom. Dotknij prawie wszystkiego, by przeczytać, co to jest.',
  'hint.goa.lastOfA':
    'Ostatnia runda fazy A: żetony, których nikt teraz nie weźmie, przepadną.\nWszystko, co masz, zostaje. Rund fazy B, z nowymi żetonami, będzie {rounds}.',
  'hint.goa.phaseB':
    'Faza B: nowe żetony, Twoje rzeczy zostają. Do końca gry rund: {rounds}.\nPunkty: rzędy Twoich znaczników, kolonie, jednakowe symbole na ręce, plantacje z jednym polem, najwięcej dukatów.',
  'hint.goa.last':
    'Ostatnia runda: niewydane statki, koloniści i przyprawy nie dają punktów.\nZamień je na postęp i kolonie. Najwięcej dukatów daje punkty: {richest}.',
  'hint.goa.quickStart': 'Dukaty wygrywają pierwsze aukcje, znaczniki od razu wzmacniają akcje.',
  'hint.goa.flag':
    'Najpierw flaga, ze wskaźnikiem 1; od niej idą następne wskaźniki.\nProwadzisz aukcję flagi i żetonu pod ostatnim wskaźnikiem.',
  'hint.goa.placing':
    'Prowadzisz aukcję tego żetonu: kto wygra, płaci Tobie, albo bierzesz go sam.\nWskaźnik kładzie się obok poprzedniego, krawędzią lub rogiem. We własnej aukcji mówisz ostatni.',
  'hint.goa.forFlag':
    'Flaga: {extra, plural, one {# dodatkowa akcja} few {# dodatkowe akcje} many {# dodatkowych akcji}}; zaczynasz akcje i następną rundę.\nKto zaczyna, kładzie pierwszy i ostatni wskaźnik.',
  'hint.goa.auction':
    'Odzywasz się raz: daj tyle, ile to dla Ciebie warte, albo spasuj.\nNa koniec prowadzący bierze Twoje dukaty albo żeton. Dotknij żetonu, by przeczytać, co robi. Dukaty dają punkty tylko temu, kto ma ich najwięcej: {richest}.',
  'hint.goa.auctioneer':
    'Mówisz ostatni: sprzedaj temu, kto dał najwięcej, albo weź i zapłać do banku.\nGdy nikt nie licytował, masz to za darmo.',
  'hint.goa.turn':
    'Dotknij podświetlonej akcji, pola rozwoju (postęp) albo kolonii.\nPostęp kosztuje przyprawy z pola i statki podane z lewej. Gdy ich brak: żniwa albo budowa statków. Prócz tego można użyć żetonów i jednej karty.',
  'hint.goa.redTile':
    'Czerwony żeton działa raz w każdej rundzie, oprócz akcji: dotknij go.\nLeży pod Twoją planszą. Przed akcją czy po niej, to bez różnicy.',
  'hint.goa.acted': 'W turze można zagrać jedną kartę; czerwony żeton działa raz w rundzie.',
  'hint.goa.extra':
    'Każda karta to jeszcze jedna akcja. Kto pasuje, odpada w tej rundzie.\nNa później można zachować: {kept}.',
  'hint.goa.fill': 'Wybierz przyprawy na następne kroki: patrz pod swoimi znacznikami.',
  'hint.goa.spices': 'Wybierz przyprawy na następne kroki: patrz pod swoimi znacznikami.',
  'hint.goa.discardPlantation': 'Plantacje z jednym polem dają punkty także po odrzuceniu.',
  'hint.goa.either': 'Statkami płaci się za postęp, koloniści zakładają kolonie.',
  'hint.goa.resupply': 'Statki są na postęp, koloniści na kolonie. Przyprawy potrzebują wolnych pól.',
  'hint.goa.mix': 'Za każdą niezebraną przyprawę weź statek albo kolonistę.',
  'hint.goa.favor': 'Jeden z tych żetonów będzie Twój, jak po wygranej aukcji.',
  'hint.goa.founding':
    'Kolonia daje punkty i rodzi przyprawy. Rezygnując, dostajesz kolonistę.\nRysunki to przyprawy, które mogą tam leżeć; gdy żetonów jest kilka, wybierasz jeden.',
} satisfies Translated<typeof english>;
