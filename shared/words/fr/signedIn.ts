import type { signedIn as english } from '../en/signedIn.ts';
import type { Translated } from '../languages.ts';

/** Shown when the player of a game's open page is no longer the one who has its seat: French. */
export const signedIn = {
  'page.signedIn.as':
    'Vous êtes connecté au nom de {name}, et la place de cette page est à quelqu’un d’autre : on l’a reprise, ou un autre joueur était connecté ici auparavant. Son brouillon est conservé pour cette place.',
  'page.signedIn.notAs':
    'Le joueur pour qui cette page avait été ouverte n’est plus connecté dans ce navigateur. Son brouillon est conservé pour cette place.',
} satisfies Translated<typeof english>;
