import type { signedIn as english } from '../en/signedIn.ts';
import type { Translated } from '../languages.ts';

/** Shown when the player of a game's open page is no longer the one who has its seat: Czech. */
export const signedIn = {
  'page.signedIn.as':
    'Jste přihlášeni jako {name} a místo na této stránce má teď někdo jiný: převzal ho, nebo tu předtím byl přihlášen jiný hráč. Koncept z této stránky zůstává uložen pro to místo.',
  'page.signedIn.notAs':
    'Hráč, pro kterého byla tato stránka otevřena, už v tomto prohlížeči není přihlášen. Koncept z této stránky zůstává uložen pro jeho místo.',
} satisfies Translated<typeof english>;
