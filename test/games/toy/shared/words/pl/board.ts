import type { Translated } from '#shared/words/languages.ts';
import type { toyBoard as english } from '../en/board.ts';

/** Controls and labels of the board. Loaded with it; in Polish. */
export const toyBoard = {
  'page.toy.short.hint': 'Na pierwszą próbę.',
  'page.toy.long.hint': 'O jedną rundę dłużej.',
  'page.toy.ask.lay': 'połóż kartę',
  'page.toy.ask.build': 'postaw dwa kamienie',
  'page.toy.ask.draw': 'dobierz karty lub zakończ',
  'page.toy.hint.lay': 'Wybierz kartę z ręki.',
  'page.toy.hand': 'Twoja ręka',
  'page.toy.table': 'Stół',
  'page.toy.pile': 'Stos: {n, plural, one {# karta} few {# karty} many {# kart}}',
  'page.toy.rounds': 'Pozostało: {n, plural, one {# runda} few {# rundy} many {# rund}}',
  'page.toy.points': '{n, plural, one {# punkt} few {# punkty} many {# punktów}}',
  'page.toy.cards': '{n, plural, one {# karta} few {# karty} many {# kart}} na ręce',
  'page.toy.laid': 'karta leży',
  'page.toy.lay': 'Połóż {card}',
  'page.toy.build': 'Postaw {stones}',
  'page.toy.draw': 'Dobierz {n, plural, one {# kartę} few {# karty} many {# kart}}',
  'page.toy.stop': 'Nie dobieraj',
  'page.toy.gains': '+{n, plural, one {# punkt} few {# punkty} many {# punktów}}',
} satisfies Translated<typeof english>;
