import type { replay as english } from '../en/replay.ts';
import type { Translated } from '../languages.ts';

/** The page that opens a saved game: Polish. */
export const replay = {
  'page.replay': 'Otwórz zapisaną grę',
  'page.replay.what':
    'Otwórz plik gry pobrany z jej strony. Ta przeglądarka sprawdzi go i pokaże ruch po ruchu. Plik nie jest nigdzie wysyłany i nic z niego nie jest przechowywane.',
  'page.replay.choose': 'Wybierz plik',
  'page.replay.drop': 'albo upuść go tutaj',
  'page.replay.busy': 'Wczytywanie pliku …',
  'page.replay.note': 'Zapisana gra z pliku {file}',
  'page.replay.other': 'Otwórz inny plik',
  'page.replay.checked': 'Co sprawdzono',
  'page.replay.ok': 'Wszystko, co można sprawdzić, się zgadza.',
  'page.replay.bad': 'Coś w tym pliku się nie zgadza.',
  'page.replay.rows.ok':
    'W dzienniku niczego nie brakuje i wszystko da się odtworzyć ({count, plural, one {# wpis} few {# wpisy} many {# wpisów}}).',
  'page.replay.rows.bad': 'Wpisu {at} dziennika brakuje albo nie da się go odtworzyć.',
  'page.replay.head.ok': 'Ostatni skrót dziennika zgadza się z jego wpisami.',
  'page.replay.head.bad': 'Ostatni skrót dziennika nie zgadza się z jego wpisami.',
  'page.replay.end.ok': 'Dziennik kończy się tam, gdzie podaje plik.',
  'page.replay.end.bad': 'Plik podaje inny koniec gry niż jej dziennik.',
  'page.replay.log.ok': 'Pokazany dziennik (kto patrzył: {viewer}) zgadza się z rozegraną grą.',
  'page.replay.log.bad':
    'Wpis {at} pokazanego dziennika (kto patrzył: {viewer}) nie zgadza się z rozegraną grą.',
  'page.replay.spectator': 'widz',
  'page.replay.open.running':
    'Ziarno, tasowania i losowania są tajne, dopóki gra trwa; można je sprawdzić po jej końcu.',
  'page.replay.open.none': 'Grę odwołano przed pierwszym ruchem, więc niczego nie losowano.',
  'page.replay.open.fault': 'Z powodu tego błędu nie sprawdzono tasowań ani losowań.',
  'page.replay.names': 'Imion graczy nie obejmuje żaden skrót.',
  'error.NO_EXPORT': 'To nie jest plik zapisanej gry ({where}).',
  'error.OTHER_GAME': 'Ta strona nie zna gry {game}.',
} satisfies Translated<typeof english>;
