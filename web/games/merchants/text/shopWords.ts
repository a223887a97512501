import { merchantsShop } from '#shared/games/merchants/words/en/shop.ts';
import { registerMessages } from '../../../language.ts';

registerMessages(merchantsShop, {
  pl: () => import('#shared/games/merchants/words/pl/shop.ts'),
  cs: () => import('#shared/games/merchants/words/cs/shop.ts'),
  fr: () => import('#shared/games/merchants/words/fr/shop.ts'),
});
