import type { hints as english } from '../en/hints.ts';
import type { Translated } from '../languages.ts';

/** Hints for a player's first game, in Czech. */
export const hints = {
  'hint.title': 'První hra',
  'hint.more': 'Pravidla',
  'hint.done': 'Rozumím',
  'hint.never': 'Bez rad',
  'hint.switch': 'Rady v první hře',
  'hint.switch.on': 'Rady jsou zapnuté.',
  'hint.switch.off': 'Rady jsou vypnuté.',
  'hint.switch.again': 'Od příští hry uvidíte znovu všechny rady.',
  'hint.switch.turnOn': 'Ukazovat znovu všechny rady',
  'hint.switch.turnOff': 'Bez rad',
} satisfies Translated<typeof english>;
