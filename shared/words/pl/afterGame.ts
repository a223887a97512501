import type { afterGame as english } from '../en/afterGame.ts';
import type { Translated } from '../languages.ts';

/** Words of what can be done once a game is over; in Polish. */
export const afterGame = {
  'page.again.title': 'Po grze',
  'page.again.play': 'Zagraj ponownie',
  'page.again.go': 'Przejdź do nowej gry',
  'page.again.hint': 'Ci sami gracze i te same ustawienia; wszyscy przesiadają się o jedno miejsce.',
} satisfies Translated<typeof english>;
