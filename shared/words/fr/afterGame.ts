import type { afterGame as english } from '../en/afterGame.ts';
import type { Translated } from '../languages.ts';

/** Words of what can be done once a game is over; in French. */
export const afterGame = {
  'page.again.title': 'Après la partie',
  'page.again.play': 'Rejouer',
  'page.again.go': 'Aller à la nouvelle partie',
  'page.again.hint': 'Mêmes joueurs, mêmes réglages ; chacun se décale d’une place.',
} satisfies Translated<typeof english>;
