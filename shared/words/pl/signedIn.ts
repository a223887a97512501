import type { signedIn as english } from '../en/signedIn.ts';
import type { Translated } from '../languages.ts';

/** Shown when the player of a game's open page is no longer the one who has its seat: Polish. */
export const signedIn = {
  'page.signedIn.as':
    'Zalogowany gracz to {name}, a miejsce z tej strony należy do kogoś innego: ktoś je przejął albo wcześniej był tu zalogowany inny gracz. Szkic z tej strony jest zachowany dla tamtego miejsca.',
  'page.signedIn.notAs':
    'Gracz, dla którego otwarto tę stronę, nie jest już zalogowany w tej przeglądarce. Szkic z tej strony jest zachowany dla tamtego miejsca.',
} satisfies Translated<typeof english>;
