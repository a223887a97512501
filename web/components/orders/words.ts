import { orders } from '#shared/words/en/orders.ts';
import { registerMessages } from '../../language.ts';

registerMessages(orders, {
  pl: () => import('#shared/words/pl/orders.ts'),
  cs: () => import('#shared/words/cs/orders.ts'),
  fr: () => import('#shared/words/fr/orders.ts'),
});
