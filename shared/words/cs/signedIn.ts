import type { signedIn as english } from '../en/signedIn.ts';
import type { Translated } from '../languages.ts';

/** Shown when another player signed in in this browser while a game's page was open: Czech. */
export const signedIn = {
  'page.signedIn.as':
    'V tomto prohlížeči je teď přihlášen hráč {name}. Tato stránka byla otevřena pro někoho jiného; koncept z této stránky zůstává uložen pro jeho místo.',
  'page.signedIn.notAs':
    'Hráč, pro kterého byla tato stránka otevřena, už v tomto prohlížeči není přihlášen. Koncept z této stránky zůstává uložen pro jeho místo.',
} satisfies Translated<typeof english>;
