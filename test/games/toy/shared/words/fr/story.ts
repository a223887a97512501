import type { Translated } from '#shared/words/languages.ts';
import type { toyStory as english } from '../en/story.ts';

/** Events, scores and refusals as sentences; in French. */
export const toyStory = {
  'toy.story.started': 'La partie commence : {rounds, plural, one {# manche} other {# manches}}.',
  'toy.story.laid': '{seat} pose une carte face cachée.',
  'toy.story.laid.seen': '{seat} pose la carte {card}.',
  'toy.story.uncovered': 'Les cartes sont {cards} : {seat} gagne la manche.',
  'toy.story.built': '{seat} pose deux pierres, {stones} : {n, plural, one {# point} other {# points}}.',
  'toy.story.drawn': '{seat} pioche {n, plural, one {# carte} other {# cartes}}.',
  'toy.story.drawn.seen': '{seat} pioche {cards}.',
  'toy.story.reshuffled': 'Les cartes défaussées sont mélangées.',
  'toy.story.stopped': '{seat} ne pioche plus.',
  'toy.story.rewarded':
    '{seat} gagne deux manches de suite : {n, plural, one {# point} other {# points}} de plus.',
  'toy.stage': 'Encore {rounds, plural, one {# manche} other {# manches}}',
  'toy.score.streaks': 'Manches de suite',
  'toy.score.stones': 'Pierres',
  'error.CARD_NOT_HELD': 'Vous n’avez pas cette carte.',
} satisfies Translated<typeof english>;
