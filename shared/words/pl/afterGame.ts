import type { afterGame as english } from '../en/afterGame.ts';
import type { Translated } from '../languages.ts';

/** Words of what can be done once a game is over; in Polish. */
export const afterGame = {
  'page.again.title': 'Po grze',
  'page.again.play': 'Zagraj ponownie',
  'page.again.go': 'Przejdź do nowej gry',
  'page.again.hint': 'Ci sami gracze i te same ustawienia; wszyscy przesiadają się o jedno miejsce.',
  'page.share.make': 'Zrób obrazek',
  'page.share.busy': 'Rysowanie …',
  'page.share.share': 'Udostępnij',
  'page.share.save': 'Zapisz obrazek',
  'page.share.link': 'Kopiuj link',
  'page.share.copied': 'Skopiowano.',
  'page.share.copyFailed': 'Ta przeglądarka nie pozwala stronie kopiować: użyj adresu z paska.',
  'page.share.picture': 'Obrazek zakończonej gry: {lead}',
  'page.share.failed': 'Ta przeglądarka nie potrafi zrobić obrazka.',
} satisfies Translated<typeof english>;
