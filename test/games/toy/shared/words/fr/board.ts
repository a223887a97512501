import type { Translated } from '#shared/words/languages.ts';
import type { toyBoard as english } from '../en/board.ts';

/** Controls and labels of the board. Loaded with it; in French. */
export const toyBoard = {
  'page.toy.short.hint': 'Pour un premier essai.',
  'page.toy.long.hint': 'Une manche de plus.',
  'page.toy.ask.lay': 'posez une carte',
  'page.toy.ask.build': 'posez deux pierres',
  'page.toy.ask.draw': 'piochez ou arrêtez',
  'page.toy.hint.lay': 'Choisissez une carte de votre main.',
  'page.toy.hand': 'Votre main',
  'page.toy.table': 'Table',
  'page.toy.pile': 'Pioche : {n, plural, one {# carte} other {# cartes}}',
  'page.toy.rounds': 'Encore {n, plural, one {# manche} other {# manches}}',
  'page.toy.points': '{n, plural, one {# point} other {# points}}',
  'page.toy.cards': '{n, plural, one {# carte} other {# cartes}} en main',
  'page.toy.laid': 'carte posée',
  'page.toy.lay': 'Poser {card}',
  'page.toy.build': 'Poser {stones}',
  'page.toy.draw': 'Piocher {n, plural, one {# carte} other {# cartes}}',
  'page.toy.stop': 'Ne plus piocher',
  'page.toy.gains': '+{n, plural, one {# point} other {# points}}',
} satisfies Translated<typeof english>;
