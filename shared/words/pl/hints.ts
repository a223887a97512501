import type { hints as english } from '../en/hints.ts';
import type { Translated } from '../languages.ts';

/** Hints of somebody's first game, in Polish. */
export const hints = {
  'hint.title': 'Pierwsza gra',
  'hint.more': 'Zasady',
  'hint.done': 'Rozumiem',
  'hint.never': 'Bez podpowiedzi',
  'hint.switch': 'Podpowiedzi w pierwszej grze',
  'hint.switch.on': 'Podpowiedzi są włączone.',
  'hint.switch.off': 'Podpowiedzi są wyłączone.',
  'hint.switch.turnOn': 'Pokazuj podpowiedzi w następnej grze',
  'hint.switch.turnOff': 'Bez podpowiedzi',

  'hint.merchants.loading':
    'Załaduj towar, który będzie często sprzedawany. Na tej samej sprzedaży zarabiają też inni.',
  'hint.merchants.planning':
    'Wieź to, co zaraz zagrasz: najpierw wymień, potem sprzedaj. Karty akcji specjalnych opłacają się wcześnie.',
  'hint.merchants.docks': 'Twoje doki dają jeszcze jedną wymianę.',
  'hint.merchants.office': 'Karta więcej prawie zawsze się przyda, chyba że koniec stosu Ci zaszkodzi.',
  'hint.merchants.trade':
    'Zarabia każdy, kto wiezie ten towar. Zagraj go, gdy masz go więcej niż inni – albo dobierz karty.',

  'hint.goa.quickStart': 'Dukaty wygrywają pierwsze aukcje, znaczniki wzmacniają akcje od początku.',
  'hint.goa.placing':
    'Wskaźnik przyniesie Ci pieniądze, gdy inni chcą żetonu, albo sam żeton tanio. Połóż go obok poprzedniego.',
  'hint.goa.auction':
    'Odzywasz się raz, więc daj tyle, ile żeton jest dla Ciebie wart. Właściciel wskaźnika mówi ostatni i bierze pieniądze albo żeton.',
  'hint.goa.turn':
    'Jedna z sześciu akcji. Brakuje przypraw lub statków na postęp? Żniwa albo budowa statków. Podatki są zawsze możliwe.',
  'hint.goa.acted': 'Akcja wykonana. Można jeszcze zagrać kartę lub żeton; potem zakończ turę.',
  'hint.goa.extra': 'Jeszcze jedna akcja za kartę – albo pas. Jedną kartę można zatrzymać na później.',
  'hint.goa.fill': 'Wybierz przyprawy, których wymagają Twoje następne kroki postępu.',
  'hint.goa.spices': 'Wybierz przyprawy, których wymagają Twoje następne kroki postępu.',
  'hint.goa.discardPlantation': 'Plantacje z jednym polem dają punkty także po odrzuceniu.',
  'hint.goa.either': 'Statkami płaci się za postęp, koloniści zakładają kolonie.',
  'hint.goa.resupply':
    'Statkami płaci się za postęp, koloniści zakładają kolonie. Przyprawy potrzebują wolnych pól.',
  'hint.goa.mix': 'To, czego nie zebrano w przyprawach, przychodzi jako statki i koloniści.',
  'hint.goa.favor': 'Jeden z tych żetonów będzie Twój, jak po wygranej aukcji.',
  'hint.goa.founding': 'Kolonia daje punkty i rodzi przyprawy. Odmowa nic nie kosztuje i daje kolonistę.',
} satisfies Translated<typeof english>;
