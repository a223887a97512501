import { merchantsIntroduction } from '#shared/games/merchants/words/en/introduction.ts';
import { registerMessages } from '../../../language.ts';

registerMessages(merchantsIntroduction, {
  pl: () => import('#shared/games/merchants/words/pl/introduction.ts'),
  cs: () => import('#shared/games/merchants/words/cs/introduction.ts'),
  fr: () => import('#shared/games/merchants/words/fr/introduction.ts'),
});
