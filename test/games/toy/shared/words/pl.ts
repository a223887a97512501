import type * as english from './en.ts';
import type { Translated } from '#shared/words/languages.ts';

/** Polish words of the toy that service and page say: key → template. */
export const common = {
  // Names of things.
  'toy.stone.red.north': 'czerwony na północy',
  'toy.stone.blue.north': 'niebieski na północy',
  'toy.stone.red.east': 'czerwony na wschodzie',
  'toy.stone.blue.south': 'niebieski na południu',
  'toy.option.length': 'Jak długo trwa',
  'toy.length.short': 'dwie rundy',
  'toy.length.long': 'trzy rundy',

  // Events, scores and refusals as sentences.
  'toy.story.started': 'Gra się zaczyna: {rounds, plural, one {# runda} few {# rundy} many {# rund}}.',
  'toy.story.laid': '{seat} kładzie zakrytą kartę.',
  'toy.story.laid.seen': '{seat} kładzie kartę {card}.',
  'toy.story.uncovered': 'Karty to {cards}: {seat} wygrywa rundę.',
  'toy.story.built':
    '{seat} stawia dwa kamienie, {stones}: {n, plural, one {# punkt} few {# punkty} many {# punktów}}.',
  'toy.story.drawn': '{seat} dobiera {n, plural, one {# kartę} few {# karty} many {# kart}}.',
  'toy.story.drawn.seen': '{seat} dobiera {cards}.',
  'toy.story.reshuffled': 'Odrzucone karty są tasowane.',
  'toy.story.stopped': '{seat} już nie dobiera.',
  'toy.story.rewarded':
    '{seat} wygrywa drugą rundę z rzędu: {n, plural, one {# punkt} few {# punkty} many {# punktów}} więcej.',
  'toy.stage': 'Do końca {rounds, plural, one {została # runda} few {zostały # rundy} many {zostało # rund}}',
  'toy.score.streaks': 'Rundy z rzędu',
  'toy.score.stones': 'Kamienie',
  'error.CARD_NOT_HELD': 'Nie masz tej karty.',

  // What a player is asked to do, by type of move.
  'ask.toy.lay': 'połóż kartę',
  'ask.toy.build': 'postaw dwa kamienie',
  'ask.toy.draw': 'dobierz karty',
  'ask.toy.stop': 'nie dobieraj',
} satisfies Translated<typeof english.common>;

/** Polish words of the toy that the page alone says. */
export const page = {
  // Before a game is opened: the form of a new game, the invitation.
  'page.new.hint.toy': '2–3 graczy, dwie minuty: połóż kartę, postaw kamienie.',
  'page.join.minute.toy':
    'Wszyscy naraz kładą kartę. Najwyższa wygrywa rundę i stawia dwa kamienie. Wygrywa najwięcej punktów.',

  // The board.
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

  // Hints for a first game: a line, and what opens under it.
  'hint.toy.lay': 'Połóż kartę. Najwyższa wygrywa rundę.\nŻadne dwie karty nie są równe.',
  'hint.toy.build':
    'Niebieski kamień na północy daje {n, plural, one {# punkt} few {# punkty} many {# punktów}}.',
  'hint.toy.draw': 'Więcej kart, większy wybór.',

  // The guide of a first round.
  'guide.toy.aim': 'Wygrywa ten, kto ma najwięcej punktów. Punktuje każda położona karta.',
  'guide.toy.track': 'Punkty karty',
  'guide.toy.lay': 'Wybierz kartę, by ją położyć.',
  'guide.toy.build': 'Runda jest Twoja: połóż dwa kamienie.',
  'guide.toy.draw': 'Dobierz karty albo przestań.',
} satisfies Translated<typeof english.page>;
