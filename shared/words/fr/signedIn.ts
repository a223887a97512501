import type { signedIn as english } from '../en/signedIn.ts';
import type { Translated } from '../languages.ts';

/** Shown when another player signed in in this browser while a game's page was open: French. */
export const signedIn = {
  'page.signedIn.as':
    'Ce navigateur est maintenant connecté au nom de {name}. Cette page avait été ouverte pour quelqu’un d’autre ; son brouillon est conservé pour cette place.',
  'page.signedIn.notAs':
    'Le joueur pour qui cette page avait été ouverte n’est plus connecté dans ce navigateur. Son brouillon est conservé pour cette place.',
} satisfies Translated<typeof english>;
