import type { history as english } from '../en/history.ts';
import type { Translated } from '../languages.ts';

/** Words of the recap, the history, the revealed secrets and the fairness check: Polish. */
export const history = {
  'page.since': 'Od ostatniej wizyty',
  'page.since.move': 'Od Twojego ostatniego ruchu',
  'page.since.start': 'Do tej pory',
  'page.since.meanwhile': 'Od Twojego ruchu:',
  'page.since.meanwhile.start': 'Do tej pory:',
  'page.since.untouched': 'Nic z tego Cię nie dotyczyło.',
  'page.since.brief': 'W skrócie',
  'page.since.all': 'Całość ({n})',
  'page.since.undone': 'Coś, co było już widać, zostało cofnięte.',
  'page.since.play': 'Odtwórz',
  'page.since.pause': 'Wstrzymaj',
  'page.since.step': 'Krok',
  'page.since.skip': 'Pomiń',
  'page.since.close': 'Zamknij',
  'page.since.frame': '{at} z {of}: {text}',
  'page.since.marks': 'Zmiany są zaznaczone na planszy.',

  'page.witness.rewritten':
    'Dziennik tej gry został zmieniony: do wpisu {seq} serwer pokazuje teraz coś innego, niż pokazał wcześniej tej przeglądarce.',
  'page.witness.chance':
    'Serwer podaje teraz inne skróty losowań tej gry, niż ta przeglądarka widziała wcześniej.',

  'page.history.of': '{game}: historia',
  'page.history.back': 'Wróć do stołu',
  'page.history.position': 'Miejsce w dzienniku',
  'page.history.at': 'Wpis {at} z {of}',
  'page.history.turns': '{n, plural, one {# tura} few {# tury} many {# tur}}',
  'page.history.first': 'Na początek',
  'page.history.turnBack': 'Tura wstecz',
  'page.history.backwards': 'Krok wstecz',
  'page.history.forwards': 'Krok naprzód',
  'page.history.turnOn': 'Tura naprzód',
  'page.history.last': 'Na koniec',
  'page.history.quiet': 'Nic do odnotowania.',
  'page.history.undone': 'To zostało później cofnięte.',
  'page.history.beyond': 'Dziennik nie jest tak długi: to jego koniec.',
  'page.history.setup': 'Przygotowanie',
  'page.history.try': 'Wypróbuj stąd',

  'page.chart': 'Wynik tura po turze',
  'page.chart.table': 'Jako tabela',
  'page.chart.turn': 'Po turze',
  'page.chart.what': 'Wykres liniowy liczb z tabeli poniżej.',

  'page.revealed': 'Co było ukryte',
  'page.revealed.show': 'Pokaż, co było ukryte',
  'page.revealed.pile':
    'Stos po potasowaniu, {n, plural, one {# karta} few {# karty} many {# kart}}, od wierzchniej: wszystko, co rozdano, wyłożono i dobrano, pochodziło z niego w tej kolejności.',

  'page.verified': 'Czy było uczciwie?',
  'page.verified.what':
    'Twoja przeglądarka może odtworzyć losowania tej gry z ziarna i porównać je z tym, co zostało ogłoszone wcześniej i pokazane w trakcie gry.',
  'page.verified.check': 'Sprawdź tę grę',
  'page.verified.busy': 'Sprawdzanie …',
  'page.verified.download': 'Pobierz tę grę',
  'page.verified.file': 'Z tym plikiem każdy może odtworzyć i sprawdzić grę, także bez tej strony.',
  'page.verified.replay': 'Otwórz zapisaną grę',
  'page.verified.ok': 'Sprawdzone: wszystko się zgadza.',
  'page.verified.bad': 'Coś się nie zgadza.',
  'page.verified.seed.ok': 'Ziarno jest tym, którego skrót ogłoszono przy tworzeniu gry.',
  'page.verified.seed.bad': 'Ziarno nie jest tym, którego skrót ogłoszono przy tworzeniu gry.',
  'page.verified.commitment.ok':
    'Ziarno i wkład graczy są tymi, których skrót ogłoszono przed pierwszym ruchem.',
  'page.verified.commitment.bad':
    'Ziarno i wkład graczy nie są tymi, których skrót ogłoszono przed pierwszym ruchem.',
  'page.verified.draws.ok':
    'Odtworzono {count, plural, one {# tasowanie lub losowanie} few {# tasowania i losowania} many {# tasowań i losowań}}: {count, plural, one {zgadza} few {wszystkie zgadzają} many {wszystkie zgadzają}} się z ziarnem i wkładem graczy.',
  'page.verified.draws.bad':
    'Wpis {at} dziennika: wynik losowania nie zgadza się z ziarnem i wkładem graczy.',
  'page.verified.draws.none': 'Nie było tasowania ani losowania do odtworzenia.',
  'page.verified.log.ok':
    'Pokazany Ci dziennik zgadza się z rozegraną grą ({count, plural, one {# wpis} few {# wpisy} many {# wpisów}}).',
  'page.verified.log.bad': 'Wpis {at} pokazanego Ci dziennika nie zgadza się z rozegraną grą.',
  'page.verified.memory.same':
    'Dziennik nie został zmieniony: do wpisu {seq} jest taki, jaki ta przeglądarka widziała w trakcie gry.',
  'page.verified.memory.untold': 'Ta przeglądarka nie widziała gry w trakcie, więc nie ma z czym porównać.',
  'page.verified.memory.incomparable':
    'Ta przeglądarka widziała grę w trakcie, ale jej zapisu nie da się porównać: dotyczy innej wersji zasad albo tego, co mógł widzieć ktoś inny.',
  'page.verified.memory.rewritten':
    'Dziennik został zmieniony: do wpisu {seq} nie jest taki, jaki ta przeglądarka widziała w trakcie gry.',
  'page.verified.memory.chance':
    'Podawane teraz skróty nie są tymi, które ta przeglądarka widziała w trakcie gry.',

  'error.NOTHING_REVEALED': 'Serwer nie ujawnił ziarna tej gry.',
  'page.history.part': 'Przejdź do',
  'page.chart.part': 'Do',
  'page.chart.byPart': 'Wynik runda po rundzie',
  'page.chart.turnOf': '{n}: {who}',
} satisfies Translated<typeof english>;
