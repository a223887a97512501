import { merchantsTyped } from '#shared/games/merchants/words/en/typed.ts';
import { registerMessages } from '../../../language.ts';

registerMessages(merchantsTyped, {
  pl: () => import('#shared/games/merchants/words/pl/typed.ts'),
  cs: () => import('#shared/games/merchants/words/cs/typed.ts'),
  fr: () => import('#shared/games/merchants/words/fr/typed.ts'),
});

/** The word keys of what is typed. */
export const merchantsTypedKeys: readonly string[] = Object.keys(merchantsTyped);
