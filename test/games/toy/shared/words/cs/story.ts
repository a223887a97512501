import type { Translated } from '#shared/words/languages.ts';
import type { toyStory as english } from '../en/story.ts';

/** Events, scores and refusals as sentences; in Czech. */
export const toyStory = {
  'toy.story.started': 'Hra začíná: {rounds, plural, one {# kolo} few {# kola} other {# kol}}.',
  'toy.story.laid': '{seat} vykládá kartu lícem dolů.',
  'toy.story.laid.seen': '{seat} vykládá kartu {card}.',
  'toy.story.uncovered': 'Karty jsou {cards}: {seat} vyhrává kolo.',
  'toy.story.built':
    '{seat} klade dva kameny, {stones}: {n, plural, one {# bod} few {# body} other {# bodů}}.',
  'toy.story.drawn': '{seat} si bere {n, plural, one {# kartu} few {# karty} other {# karet}}.',
  'toy.story.drawn.seen': '{seat} si bere {cards}.',
  'toy.story.reshuffled': 'Odložené karty se míchají.',
  'toy.story.stopped': '{seat} už si nebere.',
  'toy.story.rewarded':
    '{seat} vyhrává druhé kolo po sobě: o {n, plural, one {# bod} few {# body} other {# bodů}} víc.',
  'toy.stage': 'Do konce {rounds, plural, one {zbývá # kolo} few {zbývají # kola} other {zbývá # kol}}',
  'toy.score.streaks': 'Kola po sobě',
  'toy.score.stones': 'Kameny',
  'error.CARD_NOT_HELD': 'Tuto kartu nemáte.',
} satisfies Translated<typeof english>;
