import type * as english from '../en/mails.ts';
import type { Translated } from '../languages.ts';

/** Polish words of mails, and of the page that shows captured ones. Subjects are one line. */
export const mails = {
  'mail.game': '{game} ({names})',
  'mail.game.many': '{game} ({names} i jeszcze {n, plural, one {# gracz} few {# graczy} many {# graczy}})',
  'mail.titled': '{game} „{title}”',
  'mail.bot': 'Bot {seat}',
  'mail.seat': 'Miejsce {seat}',
  'mail.hello': '{name},',
  'mail.hello.stranger': 'Dzień dobry,',
  'mail.more': ' (i jeszcze {n, plural, one {# gra} few {# gry} many {# gier}})',

  'mail.turn.subject': 'Twoja kolej: {games}',
  'mail.turn.reminder.subject': 'Wciąż Twoja kolej: {games}',
  'mail.turn.ask': ' – {ask}',
  'mail.turn.also': ' – Twoja kolej także: {games}',
  'mail.turn.more': '{n, plural, one {jeszcze # gra} few {jeszcze # gry} many {jeszcze # gier}}',
  'mail.turn.decide': 'Twoja kolej: {ask}.',
  'mail.turn.waits': 'Inni wciąż czekają na Twój ruch: {ask}.',
  'mail.began': 'Gra się zaczęła.',
  'mail.orders.ask': 'Twoje polecenia zostawiły tę decyzję Tobie: {why}',
  'mail.orders.did': 'Co zrobiły Twoje polecenia:',
  'mail.touching': 'Co Cię dotyczyło od Twojego ostatniego ruchu:',
  'mail.touching.seat': 'Co Cię dotyczyło, odkąd zajmujesz to miejsce:',
  'mail.touching.began': 'Co Cię dotyczyło do tej pory:',
  'mail.latest': 'Ostatnio:',
  'mail.since': 'Wszystko od Twojego ostatniego ruchu:',
  'mail.since.seat': 'Wszystko, odkąd zajmujesz to miejsce:',
  'mail.since.began': 'Wszystko do tej pory:',
  'mail.earlier':
    '… a przedtem jeszcze {n, plural, one {# zdanie} few {# zdania} many {# zdań}} w dzienniku gry.',
  'mail.go.turn': 'Wykonaj ruch',
  'mail.moves': 'Albo odpowiedz od razu. Każdy przycisk najpierw prosi o potwierdzenie.',
  'mail.moves.more':
    'Albo odpowiedz od razu; pozostałe odpowiedzi są niżej. Każdy przycisk najpierw prosi o potwierdzenie.',
  'mail.moves.others': 'Pozostałe odpowiedzi',
  'mail.go.game': 'Otwórz grę',
  'mail.others': 'Także dla Ciebie:',
  'mail.others.turn': '{game}: Twoja kolej',
  'mail.others.time': '{game}: kończy się Twój czas',
  'mail.others.holiday': '{game}: Twój urlop się zaczął',
  'mail.others.played': '{game}: czas minął, bot zagrał za Ciebie',
  'mail.others.vacant': '{game}: Twoje miejsce przepadło',
  'mail.others.removed': '{game}: nie masz już miejsca',
  'mail.removed.what':
    'Gospodarz zwolnił Twoje miejsce, zanim gra się zaczęła. Link, z którym tu trafiasz, już nie działa.',
  'mail.removed.next':
    'Jeśli to pomyłka, poproś o zaproszenie e-mailem: z nim znów usiądziesz do gry. Przy własnym stole miejsce dla Ciebie zawsze się znajdzie.',
  'mail.go.removed': 'Do Twoich gier',
  'mail.others.request': '{game}: ktoś chce się dosiąść',
  'mail.others.accepted': '{game}: masz miejsce',
  'mail.others.declined': '{game}: tym razem bez miejsca',
  'mail.others.full': '{game}: miejsca są zajęte',
  'mail.request.what':
    'Ktoś chciałby zagrać przy Twoim stole. Na stronie zobaczysz, kto pyta i na ile można na nim polegać; przyjmujesz albo odmawiasz.',
  'mail.go.request': 'Zobacz, kto pyta',
  'mail.accepted.what': 'Gospodarz zaprasza Cię do stołu. Damy znać, gdy gra się zacznie.',
  'mail.declined.what':
    'Tym razem nie udało się z miejscem przy tym stole. Dziękujemy za zainteresowanie: inne stoły też szukają graczy.',
  'mail.full.what':
    'Wszystkie miejsca zajęto, zanim gospodarz Ci odpowiedział, i gra się zaczęła. Inne stoły też szukają graczy.',
  'mail.go.tables': 'Inne otwarte stoły',
  'mail.others.invited': '{game}: ktoś znajomy trzyma dla Ciebie miejsce',
  'mail.others.mention': '{game}: wiadomość dla Ciebie',
  'mail.others.vote': '{game}: gracze pytają Cię o zgodę',
  'mail.others.started': '{game}: gra się zaczęła',
  'mail.others.over': '{game}: koniec gry',
  'mail.others.more':
    '… i {n, plural, one {jeszcze # gra czeka} few {jeszcze # gry czekają} many {jeszcze # gier czeka}} na Ciebie.',
  'mail.picture': 'Stół, jak go wszyscy widzą',
  'mail.picture.who': 'Od góry do dołu: {names}',
  'mail.lasting':
    'Linki są tylko dla Ciebie: nie przekazuj tej wiadomości dalej. Logują jeden raz, w ciągu trzech dni; później już nie logują.',

  'mail.until': ' – do {until}',
  'mail.deadline': 'Masz czas do {until}.',
  'mail.atZero.bot': 'Jeśli do tego czasu nie wykonasz ruchu, w tej turze zagra za Ciebie bot.',
  'mail.atZero.seat':
    'Jeśli do tego czasu nie wykonasz ruchu, zagra bot, a Ty stracisz miejsce: Twój czas już raz minął.',
  'mail.atZero.holiday':
    'Jeśli do tego czasu nie wykonasz ruchu, Twój urlop zacznie się sam, o ile masz jeszcze wolne dni.',
  'mail.time.subject': 'Kończy się Twój czas – {game}: {ask}',
  'mail.time.what': 'Kończy się Twój czas: masz go do {until}.',
  'mail.holiday.what':
    'Twój czas minął, więc Twój urlop zaczął się sam. Potrwa do {until}, a do tego czasu zegar stoi.',
  'mail.played.subject': '{game}: Twój czas minął, bot zagrał za Ciebie',
  'mail.played.what': 'Twój czas minął, więc bot zagrał za Ciebie.',
  'mail.played.moves': 'Co zagrał:',
  'mail.played.next': 'Jeśli czas minie także w Twojej następnej turze, stracisz miejsce.',
  'mail.vacant.left': 'Nie grasz już w tej grze. Dopóki ktoś nie zajmie Twojego miejsca, gra bot.',
  'mail.vacant.timeOut':
    'Twój czas minął dwa razy z rzędu, więc Twoje miejsce może zająć ktoś inny. Do tego czasu gra bot.',
  'mail.vacant.vote':
    'Gracze zdecydowali w głosowaniu, że Twoje miejsce może zająć ktoś inny. Do tego czasu gra bot.',
  'mail.vacant.bot': 'Gracze zdecydowali w głosowaniu, że grę dokończy za Ciebie bot.',
  'mail.vacant.back': 'Możesz wrócić, dopóki nikt inny nie zajął miejsca.',
  'mail.vote.subject': '{game}: {name} prosi o Twój głos',
  'mail.vote.until': 'Głosować możesz do {until}.',
  'mail.vote.silence': 'Głosować możesz do {until}. Brak odpowiedzi oznacza zgodę.',
  'mail.vote.row': 'Głosować możesz, dopóki ktoś nie wykona ruchu.',
  'mail.mention.what': 'Napisano do Ciebie przy stole:',
  'mail.mention.said': '{name}: „{text}”',
  'mail.host': 'Gospodarz',
  'mail.go.vacant': 'Wróć na swoje miejsce',
  'mail.go.vote': 'Zagłosuj',

  'mail.started.subject': '{game}: gra się zaczęła',
  'mail.started.waits': 'To jeszcze nie Twoja kolej. Gdy przyjdzie, dostaniesz wiadomość.',
  'mail.over.subject': '{game}: koniec gry',
  'mail.over.final': 'Wynik końcowy:',
  'mail.over.rank': '{rank}. {name}: {total}',

  'mail.invited.subject': '{host} zaprasza do gry: {game}',
  'mail.invited.what':
    '{host} zaprasza do gry {game} w serwisie Carrack. Gra toczy się przez kilka dni w przeglądarce: otwórz, wykonaj ruch, zamknij. Bez hasła, bez konta.',
  'mail.invited.note': '{host} dodaje: „{note}”',
  'mail.invited.seats': 'Przy stole: {names}.',
  'mail.kept.what':
    '{host} zaprasza Cię do gry {game} i trzyma dla Ciebie miejsce. Macie już za sobą wspólną grę.',
  'mail.kept.clock': 'Gra toczy się na czas. Ile go masz, pokaże strona.',
  'mail.kept.relaxed': 'Gra toczy się bez zegara: są tylko przypomnienia.',
  'mail.kept.why':
    'Otrzymujesz tę wiadomość, bo Ty i {host} macie za sobą wspólną grę. Nie chcesz zaproszeń od tego gospodarza albo od nikogo?',
  'mail.invited.take': 'Zajmij miejsce albo odmów',
  'mail.invited.quiet': 'Brak odpowiedzi niczego nie zmienia.',
  'mail.invited.until': 'Zaproszenie jest ważne do {until}.',
  'mail.invited.running': 'Gra już trwa: zajmiesz w niej miejsce po kimś, kto odszedł.',
  'mail.invited.refuse': 'Odmów zaproszeń',
  'mail.invited.why':
    'Otrzymujesz tę wiadomość, bo Twój adres podaje {host}. Nie chcesz zaproszeń od tego gospodarza albo od nikogo?',

  'mail.in.subject': 'Logowanie do Carrack',
  'mail.in.what': 'Otwórz ten link w przeglądarce, w której chcesz grać. Działa jeden raz, w ciągu godziny.',
  'mail.in.later': 'Otwórz ten link w przeglądarce, w której chcesz grać. Działa jeden raz, w ciągu doby.',
  'mail.code': 'Albo wpisz w ciągu godziny ten kod w przeglądarce, w której zamówiono tę wiadomość: {code}',
  'mail.in.go': 'Zaloguj się',
  'mail.in.ignore':
    'Jeśli to nie Twoja prośba, zignoruj tę wiadomość: bez linku albo kodu nikt się nie zaloguje.',

  'mail.own.subject': 'Potwierdź swój adres dla Carrack',
  'mail.own.what':
    '{name} chce otrzymywać pod tym adresem wiadomości o swojej turze. Link działa jeden raz, w ciągu dnia, w przeglądarce, w której podano adres.',
  'mail.own.go': 'Potwierdź adres',
  'mail.own.ignore': 'Jeśli to pomyłka, zignoruj tę wiadomość: więcej nie zostanie wysłanych.',

  'mail.former.subject': 'Twój adres w serwisie Carrack',
  'mail.former.what':
    '{name} nie korzysta już z tego adresu. Linki w dawniejszych wiadomościach przestały działać.',
  'mail.former.not':
    'Jeśli to nie Ty, ktoś inny używa przeglądarki zalogowanej na Twoje konto. Wyloguj ją w profilu.',
  'mail.erased.subject': 'Twoje konto w Carrack zostało usunięte',
  'mail.erased.what':
    'Konto gracza {name} zostało usunięte, a wraz z nim ten adres. Twoje gry pozostają bez Twojego imienia. To ostatnia wiadomość na ten adres, chyba że ktoś znów wyśle tu zaproszenie.',
  'mail.erased.not':
    'Jeśli to nie Ty, ktoś inny użył przeglądarki zalogowanej na Twoje konto. Nie można tego cofnąć.',
  'mail.test.subject': 'Wiadomość próbna od Carrack',
  'mail.test.what': 'Oto wiadomość zamówiona w profilu: poczta tutaj dociera.',

  'mail.channel.test.title': 'Test z serwisu Carrack',
  'mail.channel.test.what': 'Oto test zamówiony w profilu: wiadomości tutaj docierają.',
  'mail.group.memberJoined': 'Do grupy dołącza {name}.',
  'mail.group.tableOpened': 'Otwarty stół: {game} ({names}).',
  'mail.group.gameBegan': 'Początek gry {game}: {names}.',
  'mail.group.gameEnded': 'Koniec gry {game}: {names}.',
  'mail.group.bot': 'bot',
  'mail.group.other': 'ktoś inny',
  'mail.off.subject': 'Webhook został wyłączony',
  'mail.off.what':
    'Przez cały dzień nie udało się niczego dostarczyć do webhooka „{webhook}”, więc został wyłączony.',
  'mail.off.next': 'W profilu możesz go wypróbować i włączyć ponownie.',

  'mail.stop': 'Wyłącz wiadomości o grach',
  'mail.stop.why': 'Otrzymujesz tę wiadomość, bo grasz w serwisie Carrack. Nie chcesz ich więcej?',

  'mail.feed.name': 'Carrack: terminy',
  'mail.feed.deadline': '{game}: kończy się Twój czas',

  'mail.dev.title': 'Przechwycone wiadomości',
  'mail.dev.what':
    'Ten serwis działa w wersji rozwojowej: poczta, powiadomienia push i wywołania webhooków nie są wysyłane, lecz przechowywane tutaj. Najnowsze na początku.',
  'mail.dev.none': 'Nie ma jeszcze wiadomości.',
  'mail.dev.text': 'Tekst',
  'mail.dev.html': 'HTML',
  'mail.dev.headers': 'Nagłówki',
  'mail.dev.back': 'Wszystkie wiadomości',

  // What a messenger shows of a link to a game.
  'preview.invites': '{host} zaprasza: {game}',
  'preview.invited': 'Zaproszenie do gry: {game}',
  'preview.seats': 'Zajęte miejsca: {taken} z {n}.',
  'preview.names': '{game}: {names}',
  'preview.running': 'Gra trwa, można popatrzeć.',
  'preview.aborted': 'Gra została odwołana.',
  'preview.won': '{n, plural, one {Wygrywa} few {Wygrywają} many {Wygrywają}}: {names}.',
  'preview.first': 'Poznaj grę w rundzie z przewodnikiem: {game}',
  'preview.sample': 'Skończona gra do obejrzenia: {game}',
  'preview.cover': 'Elementy gry {game} na stole',
} satisfies Translated<typeof english.mails>;
