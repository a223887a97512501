import type { Translated } from '#shared/words/languages.ts';
import type { toyStory as english } from '../en/story.ts';

/** Events, scores and refusals as sentences; in Polish. */
export const toyStory = {
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
} satisfies Translated<typeof english>;
