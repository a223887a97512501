import type * as english from './help.en.ts';
import type { Translated } from '../../../words/languages.ts';

/** The rules of Goa in Polish. */
export const help = {
  'help.goa.edition': 'Wydanie',
  'help.goa.part.game': 'Gra',
  'help.goa.part.auctions': 'Aukcje',
  'help.goa.part.actions': 'Akcje',
  'help.goa.part.colonies': 'Kolonie',
  'help.goa.part.tiles': 'Żetony',
  'help.goa.part.cards': 'Karty wypraw',
  'help.goa.part.scoring': 'Punktacja',
  'help.goa.part.options': 'Opcje',
  'help.goa.part.editions': 'Dwa wydania',

  'help.goa.goal': 'Cel gry',
  'help.goa.goal.text':
    'Handlujesz przyprawami z Goa. Za dukaty kupujesz plantacje i inne żetony, plantacje i kolonie rodzą przyprawy, przyprawami i statkami płacisz za postęp, a postęp wzmacnia każdą akcję. Po {rounds} rundach fazy A i {rounds} rundach fazy B wygrywa, kto ma najwięcej punktów zwycięstwa.',
  'help.goa.things': 'Elementy gry',
  'help.goa.things.text':
    'Tego nigdy nie zabraknie. Przyprawa leży na polu, na którym może rosnąć; bez wolnego pola przepada. Karty wypraw są policzone; gdy trzeba dobrać, a stosu już nie ma, tasuje się odrzucone. Gdy nie ma ani jednych, ani drugich, nic się nie dobiera.',
  'help.goa.boards': 'Plansze',
  'help.goa.boards.text':
    'Na planszy głównej leży 25 żetonów, pięć na pięć.\nTwoja plansza zaopatrzenia ma cztery miejsca na plantacje i po jednym na każdą z czterech kolonii.\nTwoja plansza rozwoju ma pięć kolumn po pięć rzędów. Znacznik postępu w kolumnie mówi, jak mocna jest ta akcja; wszystkie zaczynają w rzędzie 1.',
  'help.goa.reading': 'Jak czytać plansze',
  'help.goa.reading.text':
    'Na planszy rozwoju:\nDuża liczba w polu to plon tego rzędu; przy Wyprawie: ile kart się dobiera i ile może być wtedy na ręce.\nPrzyprawy w polu i statki z lewej strony rzędu to cena kroku na to pole.\nZ lewej są też punkty zwycięstwa rzędu. Klepsydra obok to karta dodatkowej akcji, gdy dotrze tam ostatni z Twoich znaczników; karta w polu jest dla pierwszego gracza, który tam dojdzie.\n„+2” przy akcji mówi, co dałaby teraz.',
  'help.goa.setup': 'Przygotowanie gry',
  'help.goa.setup.text':
    'Każdy ma {ships, plural, one {# statek} few {# statki} many {# statków}}, {colonists, plural, one {# kolonistę} few {# kolonistów} many {# kolonistów}} i {ducats, plural, one {# dukat} few {# dukaty} many {# dukatów}}; gracz rozpoczynający, który ma flagę, tylko {starting}. Po kolei odkrywa się karty wypraw. Zaczyna ten, komu pierwszemu pokaże się symbol: {symbol}. Ta pierwsza flaga nie daje karty dodatkowej akcji.',
  'help.goa.setup.seen':
    'Z {tiles} żetonów odkłada się {removed} odkryte, w tym najwyżej {plantations} plantacje; resztę się wykłada.',
  'help.goa.setup.unseen':
    'Z {tiles} żetonów odkłada się {removed} zakryte, nie oglądając; resztę się wykłada.',
  'help.goa.round': 'Runda',
  'help.goa.round.text':
    'Umieszczanie wskaźników aukcji.\nAukcje tego, co leży pod nimi, w kolejności numerów.\nOd gracza rozpoczynającego zgodnie z ruchem wskazówek zegara każdy wykonuje po jednej akcji, {actions, plural, one {# raz} few {# razy} many {# razy}} dookoła.\nKarty dodatkowej akcji pozwalają na następne akcje.',
  'help.goa.phases': 'Faza A, faza B',
  'help.goa.phases.text':
    'Po rundzie {rounds} żetony, które zostały na planszy, wypadają z gry. Wykłada się cenniejsze żetony fazy B i odkłada ich tyle co przedtem. Wszystko, co masz, zostaje. Po rundzie {rounds} fazy B liczy się punkty.',
  'help.goa.first': 'Pierwsza gra',
  'help.goa.first.text':
    'Co pomaga na początku:\nKup jedną lub dwie plantacje z przyprawami, których wymagają pierwsze kroki: w każdej kolumnie zaczyna inna przyprawa.\nPotem na przemian żniwa, budowa statków i postęp: każdy krok wzmacnia akcję do końca gry.\n{colony} wymaga tylko {need} kolonistów, a odkrywane karty ({scouts}) przynoszą ich od {least} do {most}. Gdy się nie uda, masz jednego więcej na następną próbę.\nWysoka stawka za żeton pod Twoim wskaźnikiem cieszy: dukaty są Twoje.\nCzerwone żetony są najwięcej warte wcześnie, bo działają w każdej rundzie.',

  'help.goa.placing': 'Umieszczanie wskaźników',
  'help.goa.placing.text':
    'Gracz rozpoczynający kładzie flagę ze wskaźnikiem 1 na pustym miejscu albo na zewnątrz wzdłuż brzegu, tuż obok żetonu.\nDalej po kolei każdy kładzie następny wskaźnik na żetonie, który styka się z poprzednim krawędzią lub rogiem.\nOstatni kładzie znów gracz rozpoczynający. Jeśli takiego wolnego żetonu nie ma, może to być każdy bez wskaźnika.',
  'help.goa.placing.picture':
    'Czterech graczy: flaga ze wskaźnikiem 1 przy brzegu, wskaźniki od 2 do 5 na żetonach.',
  'help.goa.bidding': 'Licytacja',
  'help.goa.bidding.text':
    'Licytację prowadzi właściciel wskaźnika. Od jego lewej każdy raz licytuje albo pasuje; licytując, trzeba dać więcej niż najwyższa stawka. Nikt nie daje więcej dukatów, niż ma; kto nie może przebić, pasuje. Właściciel jest ostatni.\nGdy pasuje, żeton bierze ten, kto dał najwięcej, i płaci właścicielowi. Gdy nikt nie licytował, właściciel ma żeton za darmo.',
  'help.goa.bidding.2004': 'By zatrzymać żeton, musi przebić najwyższą stawkę i płaci swoją do banku.',
  'help.goa.bidding.2012': 'By zatrzymać żeton, płaci do banku o jeden dukat mniej niż najwyższa stawka.',
  'help.goa.flag': 'Flaga',
  'help.goa.flag.text':
    'Licytuje się ją pierwszą. Kto ją zdobędzie, dostaje {n, plural, one {# kartę} few {# karty} many {# kart}} dodatkowej akcji i jest graczem rozpoczynającym: w akcjach tej rundy i w następnej rundzie.',
  'help.goa.example': 'Przykład',
  'help.goa.example.auctioneer': 'właściciel wskaźnika',
  'help.goa.example.pass': 'pas',
  'help.goa.example.bids': 'stawka {n}',
  'help.goa.example.sell':
    'Właściciel pasuje: {winner} bierze żeton i płaci właścicielowi {n, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'help.goa.example.keep.2004':
    'Albo daje {n}, sam bierze żeton i płaci do banku {n, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'help.goa.example.keep.2012':
    'Albo sam bierze żeton i płaci do banku {n, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'help.goa.taking': 'Zdobycie żetonu',
  'help.goa.taking.text':
    'Plantację kładzie się na wolnym miejscu i od razu zapełnia. Żetony natychmiastowe wykonuje się i odkłada. Wszystkie inne leżą przed Tobą, aż ich użyjesz, albo do końca.\nGdy brak miejsca, najpierw odrzuć plantację razem z przyprawami. Te z jednym polem nadal dają punkty.',
  'help.goa.taking.2004': 'Odrzucić można też nową plantację.',
  'help.goa.taking.2012': 'Musi to być jedna z czterech, które już leżą.',

  'help.goa.turn': 'Tura akcji',
  'help.goa.turn.text':
    'Wykonaj jedną z sześciu akcji. Przed nią i po niej możesz używać żetonów i zagrać jedną kartę wypraw. Pasować nie można, ale podatki są zawsze możliwe.\nGdy po akcji można jeszcze coś zagrać, „{next}” zachowuje wybór i gra się dalej, a „{end}” wysyła go i kończy turę.',
  'help.goa.columns': 'Kolumny',
  'help.goa.columns.text': 'Co daje każdy rząd i ile kosztuje krok do następnego.',
  'help.goa.columns.row': 'Rząd',
  'help.goa.columns.yield': 'Daje',
  'help.goa.columns.cost': 'Koszt następnego rzędu',
  'help.goa.expedition.text':
    'Dobierz najwyżej tyle kart, ile mówi pierwsza liczba Twojego rzędu. Druga to limit ręki w tej akcji: by zrobić miejsce, przed dobraniem zagraj kartę albo odrzuć karty. Poza tą akcją ręka nie ma limitu.',
  'help.goa.found.text':
    'Nazwij kolonię, której nie masz; odkrywasz {scouts, plural, one {# kartę} few {# karty} many {# kart}} wypraw; razem przynoszą od {least} do {most} kolonistów. Dodaj: koloniści z Twojego rzędu + koloniści na tych kartach. Brakujących możesz dołożyć ze swoich.\nPrzed decyzją można zagrać tylko to, co przynosi kolonistów. Wtedy ją załóż: weź jeden z jej żetonów i od razu zapełnij przyprawami, które dopuszcza. Jeśli nie możesz albo nie chcesz, nic nie płacisz i dostajesz {consolation, plural, one {# kolonistę} few {# kolonistów} many {# kolonistów}}.',
  'help.goa.found.example':
    'Przykład: {colony} wymaga {need}. Rząd daje {row}, karty pokazują {a} i {b}; zostaje do zapłacenia {missing, plural, one {# kolonista} few {# kolonistów} many {# kolonistów}}.',
  'help.goa.bonuses': 'Premie za postęp',
  'help.goa.bonuses.text':
    'Kto pierwszy dojdzie w kolumnie do rzędu 4 i kto pierwszy do rzędu 5, dobiera {cards, plural, one {# kartę} few {# karty} many {# kart}} wypraw bez względu na limit.\nGdy Twój ostatni znacznik opuszcza rząd 1, 2, 3 albo 4, dostajesz {extra, plural, one {# kartę} few {# karty} many {# kart}} dodatkowej akcji.',
  'help.goa.extra': 'Dodatkowe akcje',
  'help.goa.extra.text':
    'Po ostatnich akcjach każdy, po kolei i wielokrotnie, zagrywa kartę dodatkowej akcji, by wykonać jeszcze jedną akcję, albo pasuje i odpada w tej rundzie. Pasując, można zatrzymać najwyżej {kept, plural, one {# taką kartę} few {# takie karty} many {# takich kart}}. Karty zdobyte w tym czasie można jeszcze zagrać. Runda kończy się, gdy odpadli wszyscy.',
  'help.goa.plays': 'Karty i żetony',
  'help.goa.plays.text':
    'Jedna karta wypraw w każdej turze akcji: przed akcją, w jej trakcie albo po niej. Karty ze znakiem A należą do akcji i zagrywa się je razem z nią.\nŻetonów dowolna liczba. Tego, co nic by nie dało, użyć nie można. Karty wolno odrzucać bez ograniczeń. Nic z tego nie jest akcją i nie przerywa w połowie zapłaty ani żniw.',

  'help.goa.colonies': 'Zakładanie',
  'help.goa.colonies.text':
    'Każdy może założyć każdą kolonię raz. Na rysunkach są przyprawy, które żeton dopuszcza.',
  'help.goa.colony.text':
    'Potrzeba kolonistów: {need}. {fields, plural, one {# pole} few {# pola} many {# pól}}; w grze {n, plural, one {jest # żeton} few {są # żetony} many {jest # żetonów}}.',
  'help.goa.colony.any': 'dowolna przyprawa',

  'help.goa.tiles': 'Pięć rodzajów',
  'help.goa.tiles.text':
    'Plantacje rodzą przyprawy. Żetony natychmiastowe działają przy zdobyciu. Czerwone działają raz w każdej rundzie, także w rundzie zdobycia. Niektóre działają raz w grze, inne na koniec. Pod każdym: ile ich jest w fazie A i w fazie B.',
  'help.goa.tiles.count': 'A: {a} · B: {b}',
  'help.goa.kind.plantation': 'plantacja',
  'help.goa.kind.immediate': 'natychmiast',
  'help.goa.kind.red': 'czerwony: raz w rundzie',
  'help.goa.kind.once': 'raz',
  'help.goa.kind.end': 'na koniec',
  'help.goa.plantations': 'Plantacje: {n, plural, one {# pole} few {# pola} many {# pól}}',
  'help.goa.plantations.text':
    'Leżą na Twojej planszy zaopatrzenia i od razu zapełniają się przyprawą, którą pokazują.',

  'help.goa.cards': 'Trzy rzeczy na każdej',
  'help.goa.cards.text':
    'Kart jest {n}, rodzajów {kinds}. Rysunek mówi, do czego kartę zagrać. Liczba ma znaczenie, gdy karta zostaje odkryta przy zakładaniu kolonii. Na koniec punktują jednakowe symbole na ręce.',

  'help.goa.bonanza': 'Żetony Bonanza (opcja z 2012)',
  'help.goa.bonanza.text':
    'Na początku każdej fazy pod każdym narożnym żetonem leży jeden zakryty. Kto bierze narożny żeton, od razu dostaje to, co pokazuje Bonanza. Przyprawa bez pola przepada.',
  'help.goa.quickStart': 'Szybki start',
  'help.goa.quickStart.text':
    'Przed pierwszą rundą każdy po kolei bierze {ducats, plural, one {# dukat} few {# dukaty} many {# dukatów}} albo przesuwa do rzędu 2 {markers, plural, one {# znacznik} few {# różne znaczniki} many {# różnych znaczników}}.',
  'help.goa.money': 'Tajne dukaty',
  'help.goa.money.text':
    'Dukatów innych nie widać do końca gry, choć można je policzyć z dziennika. Opcja „jawne” je pokazuje.',

  'help.goa.scoring': 'Punkty zwycięstwa',
  'help.goa.scoring.text':
    'Wygrywa, kto ma najwięcej punktów; przy remisie ten, kto ma więcej dukatów; dalej zwycięstwo jest wspólne.',
  'help.goa.scoring.left':
    'Nic innego nie daje punktów: ani statki, ani koloniści, ani przyprawy, ani karty dodatkowych akcji, ani inne żetony.',
  'help.goa.score.what': 'Za',
  'help.goa.score.rows': 'każdy znacznik, według rzędu',
  'help.goa.score.colonies': 'kolonie, według liczby',
  'help.goa.score.symbols': 'jednakowe symbole na ręce, według liczby, osobno dla każdego symbolu',
  'help.goa.score.richest': 'najwięcej dukatów; przy remisie każdy',
  'help.goa.score.small': 'każda plantacja z jednym polem, także odrzucona',
  'help.goa.score.foreman': 'to samo, gdy masz żeton {tile}; Płodozmian nie daje punktów',
  'help.goa.score.duty': 'spełnione: {tile}',
  'help.goa.sample': 'Przykład wyniku',
  'help.goa.sample.text':
    'Rzędy {rows}; kolonie: {colonies}; karty z jednakowymi symbolami: {cards}; najwięcej dukatów; plantacja z jednym polem.',

  'help.goa.editions': 'Czym się różnią',
  'help.goa.editions.text': 'Strona pokazuje wydanie wybrane u góry.',
  'help.goa.diff.start': 'Dukaty gracza rozpoczynającego',
  'help.goa.diff.symbol': 'Symbol gracza rozpoczynającego',
  'help.goa.diff.tilesIn': 'Żetony w każdej fazie',
  'help.goa.diff.removed': 'Odłożone żetony',
  'help.goa.diff.removed.2004': '{n}, zakryte',
  'help.goa.diff.removed.2012': '{n}, odkryte',
  'help.goa.diff.price': 'Prowadzący aukcję zatrzymuje żeton za',
  'help.goa.diff.price.2004': 'własną wyższą stawkę',
  'help.goa.diff.price.2012': 'najwyższą stawkę mniej jeden',
  'help.goa.diff.discard': 'Mając cztery plantacje, odrzuca się',
  'help.goa.diff.discard.2004': 'jedną z pięciu, może być nowa',
  'help.goa.diff.discard.2012': 'jedną z czterech starych',
  'help.goa.diff.tiles': 'Tylko w tym wydaniu',
  'help.goa.diff.none': '–',
  'help.goa.diff.any': 'bez ograniczeń',
  'help.goa.diff.sell': '{card}: najwyżej',
  'help.goa.diff.payDucats.2004': 'jest akcją',
  'help.goa.diff.payDucats.2012': 'nie jest akcją',
  'help.goa.diff.thirdScout.2004': 'przed odkryciem kart',
  'help.goa.diff.thirdScout.2012': 'przed lub po odkryciu',
  'help.goa.diff.espionage.2004':
    'weź statki, przyprawy lub dukaty albo, zakładając kolonię, kolonistów z jego rzędu',
  'help.goa.diff.espionage.2012': 'wykonaj całą akcję jego znacznikiem; także założenie kolonii',
  'help.goa.diff.symbols': 'Symbole na kartach',
  'help.goa.diff.steps': 'Kolumna „{column}”: przyprawy kolejnych kroków',
  'help.goa.diff.bonanza.2004': 'nie',
  'help.goa.diff.bonanza.2012': 'tak, do wyboru',

  'help.goa.figure.yield': 'Kolumna „{column}”: co dają rzędy',
  'help.goa.figure.sources':
    'EN, CZ i FR to instrukcje z 2004, PL to instrukcja z 2012; AID to publiczny skrót zasad z 2004. G, P, C, N, L: imbir, pieprz, cynamon, gałka muszkatołowa, goździki.',
  'help.goa.figure.cost': 'Kolumna „{column}”: ile kosztują kroki',
  'help.goa.figure.tiles': 'Jakie są żetony kolonii: {colony}',
  'help.goa.figure.cardColonists': 'Koloniści na kartach wypraw',
  'help.goa.figure.cardSymbols': 'Która karta wypraw ma który symbol',
  'help.goa.figure.payDucatsByStep': 'Cena w dukatach: {card}',
  'help.goa.figure.bonanzaGains': 'Co dają żetony Bonanza',
  'help.goa.figure.tilesA': 'Ile jest żetonów każdego rodzaju, faza A',
  'help.goa.figure.tilesB': 'Ile jest żetonów każdego rodzaju, faza B',
} satisfies Translated<typeof english.help>;
