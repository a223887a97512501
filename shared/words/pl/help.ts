import type * as english from '../en/help.ts';
import type { Translated } from '../languages.ts';

/** Polish words of the pages that explain: help and privacy. */
export const help = {
  // The frame of the help, and how to play on this site.
  'help.title': 'Zasady i pomoc',
  'help.topics': 'Tematy',
  'help.playing': 'Jak się tu gra',
  'help.guide': 'Zagraj pierwszą rundę z przewodnikiem',
  'help.contents': 'Spis treści',
  'help.search': 'Szukaj na tej stronie',
  'help.search.found': 'Znaleziono {n, plural, one {# hasło} few {# hasła} many {# haseł}}',
  'help.search.none': 'Nic tu nie znaleziono. Zasady każdej gry mają własną stronę: wybierz ją u góry.',
  // One group a line: words that players search for = words that the help uses.
  'help.synonyms': [
    'pieniąd, pieniędz, monet, kasa, forsa, złoto, zapłat, płac, koszt, cena, ceny = dukat, monet, pieniądz',
    'łódź, łodzi, łódk, okręt, żaglow, karak, flot = statk, statek',
    'pz, punkt, wynik, zwycięs, wygra = punkt',
    'osadnik, ludzi, robotnik, ludność = kolonist',
    'worek, worki, kostk, towar, surow = przypraw, towar',
    'pole, pola, farm, ogród = plantacj',
    'klepsydr, premi, bonus = dodatkow',
    'awans, ulepsz, poziom, rozwój, rozwoju, tor = postęp, rozwoju',
    'kafel, płytk, pionek, pionk = żeton, wskaźnik, znacznik',
    'licytac, oferta, stawk, aukcj = aukcj, licyt, stawk',
    'zwiad, odkryc, ręka, ręki = wypraw',
    'zaczyna, początkow, kolejność = rozpoczynając, flag',
    'dochód, dochod, przychód = podatk, dukat',
    'koniec, końca, remis, zwycięzc = najwięcej punktów, najwięcej monet, na koniec',
    'strateg, porad, początkując, samouczek, start = pierwsza gra, na początku',
    'cofn, cofa, pomyłk, błąd = cofa, usuwa',
    'email, poczta, powiadom = mail',
    'komputer, robot, przeciwnik = bot',
    'losow, kości, oszust, przypad = los, ziarn',
    'hasło, logowan, konto, urządzen = miejsc, zalog',
    'klawiatur, skrót = klawisz',
    'talia, talii = stos',
    'urlop, wakac, wyjazd, nieobecn, ferie, wolne = urlop, gdy Cię nie ma',
  ].join('\n'),

  'help.doubts': 'Co nie jest pewne',
  'help.doubts.text':
    'Niektóre wartości są w instrukcjach tylko narysowane. Zostały odtworzone, mają znak ≈ i są tu wypisane. Trwająca gra zachowuje wartości, z którymi się zaczęła.',
  'help.doubts.none': 'Wszystkie wartości są pewne.',
  'help.doubts.figure': 'Odtworzone wartości',
  'help.doubts.source': 'Dlaczego',
  'help.doubt.mark': 'niepewne: {sure}',
  'help.doubt.likely': 'prawdopodobne',
  'help.doubt.likely.why': 'Prawdopodobne: częściowo wydrukowane, reszta wynika z wyraźnego wzoru.',
  'help.doubt.guess': 'nasz wybór',
  'help.doubt.guess.why': 'Nasz wybór: tylko narysowane; wartość, z którą dobrze się gra.',
  'help.doubt.reconstructed': 'odtworzone',
  'help.doubt.reconstructed.why':
    'Odtworzone: częściowo wydrukowane i uzupełnione tak, by zgadzały się wszystkie sumy i przykłady.',

  'help.playing.part.turn': 'Twoja kolej',
  'help.playing.part.days': 'Gra przez wiele dni',
  'help.playing.part.page': 'Strona',
  'help.playing.draft': 'Szkic i wysłanie',
  'help.playing.draft.text':
    'To, co można wybrać, ma na planszy obwódkę; pasek mówi, o co chodzi.\nKażdy wybór trafia do szkicu. Plansza pokazuje, jak będzie po nim; nikt inny tego nie widzi.\n„{send}” czyni go ostatecznym. Gdy najpierw trzeba dobrać kartę, „{soFar}” wysyła początek, a dalej grasz, gdy ją zobaczysz.\nSzkic zostaje na tym urządzeniu. Jeśli gra tymczasem pójdzie dalej, zostaje z niego wszystko, co nadal możliwe.',
  'help.playing.back': 'Cofanie',
  'help.playing.back.text':
    '„{back}” albo Escape usuwa ze szkicu ostatni krok.\nWysłany ruch cofa „{undo}”: bez pytania, dopóki nikt po nim nie zagrał i nic nie zostało odkryte; inaczej za zgodą tych, którzy coś zobaczyli albo zagrali. Gdy odpowiedział bot, pytani są wszyscy pozostali; same boty zawsze się zgadzają. Kolejność stosów się nie zmienia: przyjdą te same karty.',
  'help.playing.look': 'Gdzie czego szukać',
  'help.playing.look.text':
    'W większości gier dotknij prawie czegokolwiek, by zobaczyć objaśnienie; jeśli czegoś nie można teraz wybrać, mówi ono dlaczego.\n„{log}” opowiada o każdym ruchu i każdej płatności: zajrzyj tam, gdy grali inni, a Twoje pieniądze się zmieniły.\nZasady każdej gry otworzysz u góry tej strony i pod każdym stołem.',
  'help.playing.days': 'Ruch po ruchu',
  'help.playing.days.text':
    'Zajrzyj, zdecyduj, zamknij stronę. Nikt nie musi być obecny w tym samym czasie.\nW aukcji każdy licytuje albo pasuje raz, po kolei. Kto nie może licytować, pasuje automatycznie, a decyzja, na którą jest tylko jedna odpowiedź, zapada sama.\nGra może mieć zegar. Twój czas biegnie tylko w Twojej turze i wtedy, gdy nie śpisz; te godziny i urlopy ustawisz na stronie „{profile}”. Gdy czas się skończy, tę turę rozegra bot.',
  'help.playing.bots': 'Boty',
  'help.playing.bots.text':
    'Bot może zająć każde miejsce i gra od razu. Wie tyle, co gracz na jego miejscu, nic więcej. Liczba poziomów zależy od gry.',
  'help.playing.told': 'Powiadomienia',
  'help.playing.told.text':
    'Potwierdź adres na stronie „{profile}”, a dostaniesz wiadomość e-mail, gdy gra na Ciebie czeka: po trzech minutach, jedną o wszystkich grach. W grze bez zegara przypomnienia przyjdą po dniu, po następnych trzech dniach i po kolejnym tygodniu; w grze z zegarem wiadomość ostrzeże, gdy kończy się Twój czas. Nic nie przychodzi, gdy patrzysz na grę. Link w każdej wiadomości wyłącza następne.\nTelefon albo komputer może też pokazać powiadomienie: włącz je na stronie „{profile}”, na każdym urządzeniu osobno. Webhook zawiadomi czat albo Twój program.\nJeśli chcesz, otwarta gra wyda cichy dźwięk albo zawibruje, gdy zaczyna się Twoja kolej. Włączysz to na stronie „{profile}” albo pod stołem.',
  'help.playing.since': 'Od ostatniej wizyty',
  'help.playing.since.text':
    'Gdy wrócisz, strona opowie, co się wydarzyło, na życzenie krok po kroku. „{history}” pokazuje stół po każdym ruchu; prowadzi tam każdy wpis dziennika.',
  'help.playing.orders': 'Stałe polecenia',
  'help.playing.orders.text':
    '„{orders}” obok decyzji pozwala odpowiedzieć z góry. Polecenia widzisz tylko Ty i w każdej chwili możesz je zmienić albo wycofać.\nTam, gdzie są licytacje, podajesz limit na każdą licytację rundy: dotknij jej na planszy. Powyżej limitu pasujesz albo dostajesz pytanie. Gdzie indziej polecenia mówią, co kupić, kiedy spasować i kiedy skończyć.\nGdy grają inni, możesz zaplanować na planszy swoją turę. Kiedy przyjdzie, plan wyśle się sam albo jednym dotknięciem. Jeśli już nie jest możliwy, strona mówi, na którym kroku i dlaczego.\nOdpowiedź z poleceń czeka od pół minuty do trzech minut, żeby nikt nie odróżnił jej od Twojej. Gdy Cię nie ma, bot może rozstrzygać to, czego nie ma w poleceniach, i gra toczy się dalej; urlop zatrzymuje zamiast tego Twój zegar.',
  'help.playing.seat': 'Twoje miejsce',
  'help.playing.seat.text':
    'Miejsce należy do przeglądarki, w której zostało zajęte; hasła nie ma. Z potwierdzonym adresem zalogujesz się gdzie indziej linkiem z wiadomości e-mail. Widzowie widzą to, co jawne, jeśli gospodarz pozwala.',
  'help.playing.chance': 'Los, który można sprawdzić',
  'help.playing.chance.text':
    'Gdy gra powstaje, serwer ogłasza skrót tajnego ziarna, a przeglądarki graczy dodają własny los. Dlatego nikt nie może sterować kartami.\nPo końcu gry ziarno jest jawne i Twoja przeglądarka może przeliczyć każde tasowanie i losowanie.',
  'help.playing.text': 'Tryb tekstowy',
  'help.playing.text.text':
    '„{text}” pokazuje stół słowami i ma wiersz na komendy: dla czytników ekranu i dla tych, którzy wolą pisać. Komenda „pomoc” wymienia pozostałe.',
  'help.playing.hints': 'Podpowiedzi',
  'help.playing.hints.text':
    'W Twojej pierwszej grze danego rodzaju każdej decyzji towarzyszy krótka podpowiedź; dotknięcie ją otwiera. „{done}” odkłada tę podpowiedź, „{never}” wszystkie. Na stronie „{profile}” wyłączysz podpowiedzi albo włączysz je na następną grę.',
  'help.playing.keys': 'Klawisze',
  'help.playing.keys.text': 'Klawiszami Tab, Enter i spacją dotrzesz wszędzie. Ponadto:',
  'help.playing.key.n': 'do następnej gry, która czeka na Ciebie',
  'help.playing.key.f': 'pokazuje, co się działo od Twojego ostatniego ruchu',
  'help.playing.key.escape': 'cofa ostatni krok albo zamyka to, co otwarte',
  'help.playing.key.send': 'wysyła szkic',
  'help.playing.key.slash': 'szuka na tych stronach',
  'help.playing.key.arrows': 'przez historię, ruch po ruchu',
  'help.playing.key.ends': 'na początek albo na koniec historii',

  // The history of a game.
  'page.history.of': '{game}: historia',
  'page.history.back': 'Wróć do stołu',
  'page.history.position': 'Miejsce w dzienniku',
  'page.history.at': 'Wpis {at} z {of}',
  'page.history.first': 'Na początek',
  'page.history.turnBack': 'Tura wstecz',
  'page.history.backwards': 'Krok wstecz',
  'page.history.forwards': 'Krok naprzód',
  'page.history.turnOn': 'Tura naprzód',
  'page.history.last': 'Na koniec',
  'page.history.undone': 'To zostało później cofnięte.',
  'page.history.beyond': 'Dziennik nie jest tak długi: to jego koniec.',
  'page.history.try': 'Wypróbuj stąd',
  'page.revealed': 'Co było ukryte',
  'page.revealed.show': 'Pokaż, co było ukryte',
  'page.history.part': 'Przejdź do',

  // Trials: going on from a past position in the browser alone.
  'page.trial': '{game}: próba od wpisu {at}',
  'page.trial.private':
    'To Twoja prywatna kopia. Nic nie jest wysyłane, nikt jej nie widzi, a po wyjściu znika.',
  'page.trial.leave': 'Wróć do historii',
  'page.trial.back': 'Cofnij',
  'page.trial.restart': 'Od początku',
  'page.trial.decides': '{name}: {question}',
  'page.trial.over': 'Próba dotarła do końca gry.',
  'page.trial.alone': 'Grasz jako',
  'page.trial.all': 'wszyscy',
  'page.trial.dice': 'Los',
  'page.trial.dice.own': 'taki jak w grze',
  'page.trial.dice.new': 'nowy',
  'page.trial.dice.hint': 'Potasowany stos zachowuje swoją kolejność.',
  'page.trial.seen':
    'Grasz dalej z tego, co teraz widzisz: ukrytych kart innych nie można tu zagrać, a próba kończy się tam, gdzie decyduje los lub ukryta karta.',
  'page.trial.stopped': 'Tu zdecydowałby los albo coś, czego nie widzisz. Cofnij lub wybierz inny ruch.',
  'page.trial.stuck': '{name} decyduje na podstawie czegoś, czego nie widzisz. Cofnij, by spróbować inaczej.',
  'page.trial.steps': 'Ruchy próby',
  'page.trial.itself': 'automatycznie',

  // Where a finished game was decided.
  'decided.what':
    'Boty rozgrywają dalszy ciąg partii po każdej decyzji, wiele razy i za każdym razem z nowym losem. Szansa gracza na wygraną to udział rozgrywek, w których był pierwszy. Wszystko dzieje się w tej przeglądarce, nic nie jest wysyłane.',
  'decided.busy': 'Trwa rozgrywanie …',
  'decided.stop': 'Zatrzymaj',
  'decided.goOn': 'Kontynuuj',
  'decided.closer': 'Przyjrzyj się dokładniej',
  'decided.games':
    '{n, plural, one {# dokończona rozgrywka.} few {# dokończone rozgrywki.} many {# dokończonych rozgrywek.}}',
  'decided.chances': 'Szanse na wygraną',
  'decided.curve': 'Wykres liniowy szans na wygraną, decyzja po decyzji.',
  'decided.curve.seat': '{name}: {from} na początku, między {low} a {high}, {to} na końcu.',
  'decided.moments': 'Punkty zwrotne',
  'decided.soon': 'Żaden nie jest jeszcze pewny.',
  'decided.row': 'Wpis {seq}',
  'decided.change': '{name}: {from} → {to}',
  'decided.instead': 'Najsilniejszy bot: „{text}” Szansa gracza {name} wyniosłaby wtedy {share}.',
  'decided.same': 'Najsilniejszy bot zrobiłby to samo.',
  'decided.forced': 'Nie było innego wyboru.',
  'decided.lucky': 'Swoje dołożył też los.',
  'decided.bot': 'Co na to najsilniejszy bot',
  'decided.agreement':
    '{name}: wybór bota w {same} z {n, plural, one {# decyzji} few {# decyzji} many {# decyzji}}',
  'decided.all': 'Wszystkie decyzje',
  'decided.decision': 'Decyzja',
  'decided.other': 'Bot: „{text}” ({share})',

  // What is stored, and for how long.
  'privacy.title': 'Prywatność',
  'privacy.lead':
    'Carrack przechowuje to, czego wymagają Twoje gry. Nie ma reklam, nikt nie liczy odwiedzin i żadna strona nie wczytuje niczego z innych witryn.',
  'privacy.why':
    'Wszystko to służy Twoim grom: by oddać Ci miejsce, powiedzieć, kiedy Twoja kolej, i nie dopuścić do nadużyć.',
  'privacy.operator':
    'Za Twoje dane odpowiada ten, kto prowadzi ten serwis; może też czytać jego bazę danych.',
  'privacy.stored': 'Co przechowujemy i jak długo',
  'privacy.what': 'Co',
  'privacy.kept': 'Jak długo',
  'privacy.account':
    'Twoje imię, język, strefa czasowa, godziny, w których nie śpisz, urlopy i sposób powiadamiania; adres e-mail, jeśli go podasz',
  'privacy.account.kept': 'do usunięcia konta',
  'privacy.keys':
    'Klucze dostępu, kod odzyskiwania i tokeny dla skryptów, w postaci, która nie pozwala się zalogować',
  'privacy.keys.kept': 'do ich usunięcia, kod także do użycia',
  'privacy.session': 'Przeglądarki zalogowane na Twoje konto: rodzaj przeglądarki, dzień ostatniego użycia',
  'privacy.session.kept': '{days} dni od zalogowania albo do wylogowania',
  'privacy.guest': 'Imię gościa, na którego konto nikt już nie może się zalogować',
  'privacy.guest.kept': '{days} dni od pierwszej wizyty',
  'privacy.games': 'Twoje gry: każdy ruch, wiadomości przy stole, wyniki i imię, pod którym grasz',
  'privacy.games.kept': 'na stałe, bo należą do wszystkich; po usunięciu konta bez Twojego imienia',
  'privacy.orders': 'Twoje stałe polecenia',
  'privacy.orders.kept': 'do końca gry albo do opuszczenia miejsca',
  'privacy.notes': 'Twoje prywatne notatki o grze',
  'privacy.notes.kept': '{days} dni od ostatniego ruchu',
  'privacy.calledOff': 'Kto miał miejsce w odwołanej grze i co tam napisał',
  'privacy.calledOff.kept': '{days} dni od jej założenia',
  'privacy.channels': 'Urządzenia i adresy, które powiadamiają Cię o grach',
  'privacy.channels.kept': 'do ich usunięcia; {days} dni, jeśli nic już tam nie dociera',
  'privacy.notice': 'Kiedy wysłano do Ciebie e-mail o grze',
  'privacy.notice.kept': 'do końca gry, co najmniej {days} dni',
  'privacy.delivery': 'Kiedy przyszła do Ciebie wiadomość inną drogą',
  'privacy.delivery.kept': '{days} dni',
  'privacy.invitation': 'Adres i imię osoby zaproszonej e-mailem oraz słowa gospodarza do niej',
  'privacy.invitation.kept': '{days} dni od wysłania, gdy odpowiedź już padła albo nie jest już możliwa',
  'privacy.delayedMail': 'E-mail na Twoją prośbę, którego nie udało się jeszcze wysłać',
  'privacy.delayedMail.kept': 'do wysłania, najwyżej {days} dni',
  'privacy.bounce': 'Że e-maile na jakiś adres wracają; zamiast adresu jego cyfrowy odcisk',
  'privacy.bounce.kept': '{days} dni albo do ponownego potwierdzenia adresu',
  'privacy.refusals': 'Że jakiś adres nie chce e-maili; zamiast adresu jego cyfrowy odcisk',
  'privacy.refusals.kept': 'dopóki jego właściciel nie zmieni zdania',
  'privacy.blocks': 'Gracze, z którymi nie chcesz grać',
  'privacy.blocks.kept': 'do zdjęcia blokady',
  'privacy.report': 'Zgłoszenia do operatora',
  'privacy.report.kept': '{days} dni',
  'privacy.links': 'Cyfrowe odciski użytych linków',
  'privacy.links.kept': 'do końca ich ważności, najwyżej trzy dni',
  'privacy.counts': 'Liczniki przeciw nadużyciom, z cyfrowymi odciskami adresów e-mail i sieciowych',
  'privacy.counts.kept': 'do końca dnia',
  'privacy.job':
    'Dane, których czas minął, znikają mniej więcej w ciągu 30 godzin. W kopiach zapasowych mogą zostać jeszcze {days} dni.',
  'privacy.here': 'Na Twoim urządzeniu',
  'privacy.here.what':
    'Przeglądarka zachowuje ciasteczko, które Cię loguje, ciasteczko z cyfrowymi odciskami użytych w niej adresów, przez minutę takie, które pokazuje, że ciasteczka są zapisywane, ostatnio otwarte gry, szkice i ustawienia. Nic z tego nie służy do śledzenia.',
  'privacy.seen': 'Kto co widzi',
  'privacy.seen.table':
    'Każdy, kto może oglądać grę, widzi imiona przy stole, ruchy i wiadomości, kto jest online i kiedy gracz ostatnio dostał wiadomość o swojej turze. O tym, czy wolno oglądać, decyduje gospodarz.',
  'privacy.seen.nobody':
    'Nikt przy stole nie widzi Twojego adresu e-mail. Gospodarz widzi adresy, które sam zaprosił.',
  'privacy.seen.you': 'Notatki i polecenia widzisz tylko Ty.',
  'privacy.seen.channels':
    'Jeśli włączysz powiadomienia, przekazuje je producent przeglądarki i nie może ich przeczytać. Webhook dostaje te same powiadomienia, z nazwą gry i imionami graczy.',
  'privacy.seen.others':
    'Firmy, które utrzymują serwis i doręczają jego e-maile, pracują dla tego, kto go prowadzi.',
  'privacy.can': 'Co możesz zrobić',
  'privacy.can.export':
    'Pobrać wszystko, co o Tobie przechowujemy, albo usunąć konto: jedno i drugie w profilu.',
  'privacy.can.stop': 'Wyłączyć e-maile linkiem na dole każdego z nich.',
  'privacy.can.refuse':
    'Zaproszenie nie dla Ciebie? Link w nim pozwala odmówić następnych: od tego gospodarza albo od wszystkich.',
  'privacy.can.profile': 'Do profilu',
} satisfies Translated<typeof english.help>;
