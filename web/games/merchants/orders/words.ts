import { merchantsOrdersForm } from '#shared/games/merchants/words/en/ordersForm.ts';
import { registerMessages } from '../../../language.ts';
import '../text/words.ts';

registerMessages(merchantsOrdersForm, {
  pl: () => import('#shared/games/merchants/words/pl/ordersForm.ts'),
  cs: () => import('#shared/games/merchants/words/cs/ordersForm.ts'),
  fr: () => import('#shared/games/merchants/words/fr/ordersForm.ts'),
});
