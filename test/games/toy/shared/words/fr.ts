import type * as english from './en.ts';
import type { Translated } from '#shared/words/languages.ts';

/** French words of the toy that service and page say: key → template. */
export const common = {
  // Names of things.
  'toy.stone.red.north': 'rouge au nord',
  'toy.stone.blue.north': 'bleu au nord',
  'toy.stone.red.east': 'rouge à l’est',
  'toy.stone.blue.south': 'bleu au sud',
  'toy.option.length': 'Durée',
  'toy.length.short': 'deux manches',
  'toy.length.long': 'trois manches',

  // Events, scores and refusals as sentences.
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

  // What a player is asked to do, by type of move.
  'ask.toy.lay': 'posez une carte',
  'ask.toy.build': 'posez deux pierres',
  'ask.toy.draw': 'piochez des cartes',
  'ask.toy.stop': 'ne piochez plus',
} satisfies Translated<typeof english.common>;

/** French words of the toy that the page alone says. */
export const page = {
  // Before a game is opened: the form of a new game, the invitation.
  'page.new.hint.toy': '2–3 joueurs, deux minutes : posez une carte, puis des pierres.',
  'page.join.minute.toy':
    'Tous posent une carte à la fois. La plus haute gagne la manche et pose deux pierres. Le plus de points gagne.',

  // The board.
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

  // Hints for a first game: a line, and what opens under it.
  'hint.toy.lay': 'Posez une carte. La plus haute gagne la manche.\nToutes les cartes sont différentes.',
  'hint.toy.build': 'Une pierre bleue au nord rapporte {n, plural, one {# point} other {# points}}.',
  'hint.toy.draw': 'Plus de cartes, plus de choix.',

  // The guide of a first round.
  'guide.toy.aim': 'Le plus de points l’emporte. Chaque carte posée compte.',
  'guide.toy.track': 'Points d’une carte',
  'guide.toy.lay': 'Choisissez une carte pour la poser.',
  'guide.toy.build': 'La manche est à vous : posez deux pierres.',
  'guide.toy.draw': 'Piochez, ou arrêtez.',
} satisfies Translated<typeof english.page>;
