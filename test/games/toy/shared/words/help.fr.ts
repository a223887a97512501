import type * as english from './help.en.ts';
import type { Translated } from '#shared/words/languages.ts';

/** The rules of the toy in French. */
export const help = {
  'help.toy.part.game': 'Le jeu',
  'help.toy.goal': 'Le but',
  'help.toy.goal.text':
    'Chaque joueur a {hand} des {cards} cartes. Le plus de points après la dernière manche gagne.',
  'help.toy.round': 'Une manche',
  'help.toy.round.text':
    'Tous posent une carte face cachée.\nLa carte la plus haute gagne la manche et pose deux pierres de couleurs différentes.\nEnsuite ce joueur peut piocher jusqu’à {draw} cartes à la fois, autant qu’il veut.',
  'help.toy.points': 'Points',
  'help.toy.points.text':
    'Deux pierres rapportent {stones} points, avec une bleue au nord {blue}. La deuxième manche de suite en rapporte {streak} de plus.',
} satisfies Translated<typeof english.help>;
