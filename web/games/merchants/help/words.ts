import { helpMerchants } from '#shared/games/merchants/words/en/help.ts';
import '../text/words.ts';
import { registerMessages } from '../../../language.ts';

registerMessages(helpMerchants, {
  pl: () => import('#shared/games/merchants/words/pl/help.ts'),
  cs: () => import('#shared/games/merchants/words/cs/help.ts'),
  fr: () => import('#shared/games/merchants/words/fr/help.ts'),
});
