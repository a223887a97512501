import { goaOrders } from '#shared/games/goa/words/en/orders.ts';
import { goaOrdersForm } from '#shared/games/goa/words/en/ordersForm.ts';
import { registerMessages } from '../../../language.ts';
import '../text/words.ts';

registerMessages(goaOrdersForm, {
  pl: () => import('#shared/games/goa/words/pl/ordersForm.ts'),
  cs: () => import('#shared/games/goa/words/cs/ordersForm.ts'),
  fr: () => import('#shared/games/goa/words/fr/ordersForm.ts'),
});
registerMessages(goaOrders, {
  pl: () => import('#shared/games/goa/words/pl/orders.ts'),
  cs: () => import('#shared/games/goa/words/cs/orders.ts'),
  fr: () => import('#shared/games/goa/words/fr/orders.ts'),
});
