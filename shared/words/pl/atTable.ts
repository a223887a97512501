import type { atTable as english } from '../en/atTable.ts';
import type { Translated } from '../languages.ts';

/** Words of the table itself: Polish. */
export const atTable = {
  'page.question.agreed': 'Zgoda: {names}.',
  'page.question.declined': 'Odmowa: {names}.',
  'page.question.lapses': 'Pytanie wygasa {when}.',
  'page.question.counts': 'Brak odpowiedzi do {when} liczy się jako zgoda.',
  'page.question.nextMove': 'Następny ruch zamyka to pytanie.',
  'page.question.majority': 'Musi się zgodzić ponad połowa stołu.',
  'page.question.everybody': 'Muszą się zgodzić wszyscy pytani.',
  'page.question.withdraw': 'Wycofaj pytanie',
  'page.question.look': 'Zobacz wpis {to}',

  'page.news.answer': 'Odpowiedz',
  'page.news.show': 'Pokaż',

  'page.vacant.open': 'W tej chwili nie grasz; gra za Ciebie bot.',
  'page.vacant.left': 'Nie grasz już w tej grze; gra za Ciebie bot.',
  'page.vacant.timeOut': 'Twój czas minął dwa razy; gra za Ciebie bot.',
  'page.vacant.vote': 'Stół oferuje Twoje miejsce komuś innemu; do tego czasu gra za Ciebie bot.',
  'page.vacant.bot': 'Stół zgodził się, by za Ciebie dokończył bot.',
  'page.vacant.back': 'Wracam do gry',
  'page.vacant.gone': 'Miejsce pozostaje Twoje, dopóki ktoś go nie zajmie.',
  'page.asleep': 'Długo nikt nie grał, więc ta gra śpi.',
  'page.asleep.wake': 'Obudź grę',
  'page.vacant.seat': 'Miejsce gracza {name} jest wolne; na razie gra na nim bot.',
  'page.vacant.finished': 'Za gracza {name} kończy grę bot.',
  'page.vacant.offer': 'Zaoferuj miejsce gracza {name}',
  'page.vacant.offer.what':
    'Kto otworzy link lub e-mail, przejmie miejsce ze wszystkim, co do niego należy, i zobaczy to, co wolno widzieć z tego miejsca.',
  'page.vacant.link': 'Utwórz link',
  'page.vacant.link.new': 'Utwórz nowy link; stary przestanie działać',
  'page.vacant.label': 'Miejsce gracza {name}',

  'page.menu.title': 'Powiadomienia, przerwa, koniec gry',
  'page.menu': 'Opuść, wstrzymaj lub zakończ grę',
  'page.menu.voting':
    'Pytanie do stołu czeka na odpowiedzi. O coś innego można zapytać, gdy zostanie rozstrzygnięte.',
  'page.name': 'Nazwa gry',
  'page.name.what': 'Żeby odróżnić ją od innych, np. „Niedzielny stolik”.',
  'page.name.save': 'Zapisz',
  'page.name.saved': 'Zapisano.',
  'page.menu.leave': 'Opuść grę',
  'page.menu.leave.what':
    'Zagra za Ciebie bot, a pozostali mogą zaoferować Twoje miejsce komuś innemu. Dopóki nikt go nie zajmie, możesz wrócić. Twoje stałe polecenia zostaną usunięte.',
  'page.menu.leave.yes': 'Opuść teraz',
  'page.menu.pause': 'Poproś o przerwę',
  'page.menu.pause.what':
    'W czasie przerwy nikomu nie ucieka czas; kto chce, może grać. Musi się zgodzić ponad połowa stołu, a brak odpowiedzi przez dobę, a przy przerwie krótszej niż dwie doby przez jej połowę, liczy się jako zgoda.',
  'page.menu.pause.length': 'Jak długo',
  'page.menu.pause.days': '{n, plural, one {# dzień} few {# dni} many {# dni}}',
  'page.menu.pause.week': '1 tydzień',
  'page.menu.pause.date': 'do wybranej daty',
  'page.menu.pause.until': 'Do dnia',
  'page.menu.resume': 'Poproś o wznowienie gry',
  'page.menu.resume.what': 'Przerwa skończy się od razu. Musi się zgodzić ponad połowa stołu.',
  'page.menu.end': 'Poproś o zakończenie gry teraz',
  'page.menu.end.what': 'Muszą się zgodzić wszyscy. Gra się wtedy kończy i liczy się obecny wynik.',
  'page.menu.replace': '{name} nie wykonuje ruchu',
  'page.menu.replace.vacant': 'Miejsce gracza {name}',
  'page.menu.replace.what':
    'Musi się zgodzić ponad połowa pozostałych. {name} może wrócić, dopóki nikt nie zajmie miejsca.',
  'page.menu.replace.successor': 'Poproś o oddanie miejsca komuś innemu',
  'page.menu.replace.bot': 'Poproś, by dokończył bot',
  'page.menu.ask': 'Zapytaj stół',

  'page.takeBack': 'Poproś o cofnięcie gry do tego miejsca',
  'page.takeBack.what':
    'Wszystko po wpisie {to} przestanie się liczyć. Jeśli inni już zagrali lub coś zobaczyli, muszą się zgodzić.',
  'page.takeBack.yes': 'Cofnij do wpisu {to}',

  'page.takeOver.title': 'Przejmij miejsce w grze {game}',
  'page.takeOver.what':
    'Ta gra już trwa. Przejmujesz miejsce gracza {name} ze wszystkim, co do niego należy; polecenia i notatki gracza {name} pozostają prywatne.',
  'page.takeOver.where': 'Gra doszła do: {where}.',
  'page.takeOver.turns':
    'Dotąd {n, plural, one {rozegrano # turę} few {rozegrano # tury} many {rozegrano # tur}}.',
  'page.takeOver.noTurns': 'Nie rozegrano jeszcze żadnej tury.',
  'page.takeOver.yes': 'Przejmij miejsce',
} satisfies Translated<typeof english>;
