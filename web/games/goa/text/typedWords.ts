import { goaTyped } from '#shared/games/goa/words/en/typed.ts';
import { registerMessages } from '../../../language.ts';

registerMessages(goaTyped, {
  pl: () => import('#shared/games/goa/words/pl/typed.ts'),
  cs: () => import('#shared/games/goa/words/cs/typed.ts'),
  fr: () => import('#shared/games/goa/words/fr/typed.ts'),
});

/** The word keys of what is typed. */
export const goaTypedKeys: readonly string[] = Object.keys(goaTyped);
