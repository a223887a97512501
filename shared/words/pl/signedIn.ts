import type { signedIn as english } from '../en/signedIn.ts';
import type { Translated } from '../languages.ts';

/** Shown when another player signed in in this browser while a game's page was open: Polish. */
export const signedIn = {
  'page.signedIn.as':
    'W tej przeglądarce zalogowano teraz gracza {name}. Tę stronę otwarto dla kogoś innego; szkic z tej strony jest zachowany dla tamtego miejsca.',
  'page.signedIn.notAs':
    'Gracz, dla którego otwarto tę stronę, nie jest już zalogowany w tej przeglądarce. Szkic z tej strony jest zachowany dla tamtego miejsca.',
} satisfies Translated<typeof english>;
