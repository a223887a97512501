import type { afterGame as english } from '../en/afterGame.ts';
import type { Translated } from '../languages.ts';

/** Words of what can be done once a game is over; in Czech. */
export const afterGame = {
  'page.again.title': 'Po hře',
  'page.again.play': 'Hrát znovu',
  'page.again.go': 'Přejít do nové hry',
  'page.again.hint': 'Stejní hráči, stejné nastavení; všichni se posunou o jedno místo.',
} satisfies Translated<typeof english>;
