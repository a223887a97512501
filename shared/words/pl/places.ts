import type { places as english } from '../en/places.ts';
import type { Translated } from '../languages.ts';

/** The pages around the games, in Polish. */
export const places = {
  'page.status.aborted': 'Ta gra została odwołana, zanim się zaczęła.',
  'page.status.open': 'czeka na graczy',
  'page.status.running': 'w toku',
  'page.status.over': 'skończona',

  'page.term': '{label}:',

  'page.lost': 'Tu nic nie ma',
  'page.lost.why': 'Ten adres donikąd nie prowadzi. Być może brakuje części linku.',

  'page.home.title': 'Gry planszowe, ruch po ruchu',
  'page.home.what':
    'W Carrack gra się w planszówki przez kilka dni: otwórz grę, wykonaj ruch, zamknij. Zaproś znajomych linkiem; nikt nie potrzebuje konta.',
  'page.home.games': 'Twoje gry',
  'page.home.kept': 'Na tym urządzeniu, w stanie z ostatniej wizyty:',
  'page.home.noneWaiting': 'Żadna gra na Ciebie nie czeka.',
  'page.home.waiting': 'Czekają na Ciebie',
  'page.home.others': 'Czekają na innych',
  'page.home.left': 'Opuszczone lub utracone miejsca',
  'page.home.left.bot': 'gra za Ciebie bot; możesz wrócić',
  'page.home.yourTurn': 'Twoja kolej',
  'page.home.waitsFor': 'czeka na: {names}',
  'page.home.won':
    '{n, plural, one {Zwycięstwo} few {Wspólne zwycięstwo} many {Wspólne zwycięstwo}}: {names}',
  'page.home.scores': 'Wynik – {scores}',
  'page.home.touched': 'Co Cię dotyczyło',
  'page.home.finished': 'Zakończone gry ({n})',
  'page.home.archive': 'Wszystkie zakończone gry',
  'page.home.with': 'przy stole: {names}',
  'page.home.open': '{n, plural, one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc}}',
  'page.home.replay': 'Otwórz zapisaną grę',
  'page.home.profile': 'Twój profil',
  'page.home.bots': 'Zagraj teraz z botami: {game}',
  'page.home.guide': 'Poznaj grę w rundzie z przewodnikiem: {game}',
  'page.home.sample': 'Obejrzyj skończoną grę: {game}',
  'page.sample.note':
    'Przykładowa gra, którą boty rozegrały do końca. Historia i sprawdzenie losu działają jak w Twojej własnej grze.',

  'page.new.game': 'Gra',
  'page.new.options': 'Opcje',
  'page.new.seats': 'Miejsca',
  'page.new.seats.number': 'Liczba miejsc',
  'page.new.seat': 'Miejsce {seat}',
  'page.new.seat.me': 'Ja',
  'page.new.seat.open': 'Wolne: wyślesz link',
  'page.new.seat.invite': 'Zaproszenie e-mailem',
  'page.new.seat.bot': 'Bot, {level}',
  'page.new.title': 'Nazwa gry (nieobowiązkowa)',
  'page.new.name': 'Twoje imię przy stole',
  'page.new.name.optional': 'Twoje imię przy stole (nieobowiązkowe)',
  'page.new.create': 'Utwórz grę',

  'page.lobby.host':
    'Udostępnij linki. Gra zacznie się, gdy wszystkie miejsca będą zajęte albo gdy ją rozpoczniesz.',
  'page.lobby.guest': 'Gra zacznie się, gdy wszystkie miejsca będą zajęte albo gdy rozpocznie ją gospodarz.',
  'page.lobby.waits': 'Dzienny limit gier samych botów jest wyczerpany. Ta gra zacznie się jutro sama.',
  'page.lobby.start': 'Zacznij teraz, z botami na wolnych miejscach',
  'page.lobby.start.what':
    'Boty zajmą {n, plural, one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc}} na całą grę, a linki do nich przestaną działać.',
  'page.lobby.start.yes': 'Zacznij z botami',
  'page.lobby.removed':
    'Gospodarz zwolnił Twoje miejsce przy tym stole, a Twój link już nie działa. Jeśli to pomyłka, poproś o zaproszenie e-mailem: z nim znów usiądziesz do gry. Przy własnym stole miejsce dla Ciebie zawsze się znajdzie.',
  'page.lobby.remove': 'Usuń: {name}',
  'page.lobby.remove.what':
    '{name} traci miejsce i dowie się o tym, a Ty dostaniesz nowy link do niego. Żaden link do tej gry już tej osoby nie wpuści; wpuści ją zaproszenie e-mailem.',
  'page.lobby.remove.yes': 'Usuń teraz: {name}',
  'page.lobby.leave': 'Odejdź od stołu',
  'page.lobby.leave.what':
    'Twoje miejsce będzie wolne dla kogoś innego. Aby wrócić, potrzebujesz nowego linku od gospodarza.',
  'page.lobby.leave.host':
    'Twoje miejsce będzie wolne dla kogoś innego. Nadal prowadzisz ten stół jako gospodarz.',
  'page.lobby.leave.yes': 'Odejdź teraz',
  'page.lobby.cancel': 'Odwołaj grę',
  'page.lobby.cancel.what':
    'Gra kończy się dla wszystkich, którzy mają w niej miejsce, a linki przestają działać.',
  'page.lobby.cancel.yes': 'Odwołaj teraz',
  'page.lobby.free': 'wolne',
  'page.link.for': 'Link: {label}',
  'page.link.copy': 'Kopiuj',
  'page.link.copy.for': 'Kopiuj link: {label}',
  'page.link.share': 'Udostępnij',
  'page.link.share.for': 'Udostępnij link: {label}',
  'page.link.copied': 'Skopiowano.',
  'page.link.copyFailed': 'Kopiowanie jest tu niedozwolone: zaznacz link i skopiuj go.',
  'page.link.renew': 'Nowy link',
  'page.link.renew.for': 'Nowy link: {label}; stary przestanie działać',
  'page.link.unknown': 'To urządzenie nie zna tego linku. Utwórz nowy; stary przestanie działać.',

  'page.join.title': 'Zajmij miejsce w grze {game}',
  'page.join.title.some': 'Zajmij miejsce w grze',
  'page.join.others': 'Przy stole:',
  'page.join.how':
    'To zaproszenie na miejsce {seat}. Podaj imię, które zobaczą inni; bez hasła, bez konta. Ta przeglądarka zachowa Twoje miejsce.',
  'page.join.minute': 'Zasady w minutę',
  'page.join.name': 'Twoje imię',
  'page.join.take': 'Zajmij miejsce',
  'page.join.look': 'Obejrzyj grę',

  'error.LINK_BROKEN': 'Brakuje części tego linku. Poproś o niego jeszcze raz i skopiuj całość.',
} satisfies Translated<typeof english>;
