import type { help as english } from '../en/help.ts';
import type { Translated } from '../languages.ts';

/** The frame of the help pages, and how to play on this site, in Polish. */
export const help = {
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
} satisfies Translated<typeof english>;
