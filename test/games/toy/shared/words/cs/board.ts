import type { Translated } from '#shared/words/languages.ts';
import type { toyBoard as english } from '../en/board.ts';

/** Controls and labels of the board. Loaded with it; in Czech. */
export const toyBoard = {
  'page.toy.short.hint': 'Na zkoušku.',
  'page.toy.long.hint': 'O kolo víc.',
  'page.toy.ask.lay': 'vyložte kartu',
  'page.toy.ask.build': 'položte dva kameny',
  'page.toy.ask.draw': 'berte si karty, nebo skončete',
  'page.toy.hint.lay': 'Vyberte kartu z ruky.',
  'page.toy.hand': 'Vaše karty',
  'page.toy.table': 'Stůl',
  'page.toy.pile': 'Balíček: {n, plural, one {# karta} few {# karty} other {# karet}}',
  'page.toy.rounds': 'Zbývá: {n, plural, one {# kolo} few {# kola} other {# kol}}',
  'page.toy.points': '{n, plural, one {# bod} few {# body} other {# bodů}}',
  'page.toy.cards': '{n, plural, one {# karta} few {# karty} other {# karet}} v ruce',
  'page.toy.laid': 'vyložená karta',
  'page.toy.lay': 'Vyložit {card}',
  'page.toy.build': 'Položit {stones}',
  'page.toy.draw': 'Vzít {n, plural, one {# kartu} few {# karty} other {# karet}}',
  'page.toy.stop': 'Už nebrat',
  'page.toy.gains': '+{n, plural, one {# bod} few {# body} other {# bodů}}',
} satisfies Translated<typeof english>;
