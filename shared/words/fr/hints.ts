import type { hints as english } from '../en/hints.ts';
import type { Translated } from '../languages.ts';

/** Hints for a player's first game, in French. */
export const hints = {
  'hint.title': 'Première partie',
  'hint.more': 'Règles',
  'hint.done': 'Compris',
  'hint.never': 'Sans conseils',
  'hint.switch': 'Conseils dans la première partie',
  'hint.switch.on': 'Les conseils sont activés.',
  'hint.switch.off': 'Les conseils sont désactivés.',
  'hint.switch.again': 'Tous les conseils reviennent dès votre prochaine partie.',
  'hint.switch.turnOn': 'Remontrer tous les conseils',
  'hint.switch.turnOff': 'Désactiver les conseils',
} satisfies Translated<typeof english>;
