import { merchantsOrders } from '#shared/games/merchants/words/en/orders.ts';
import { merchantsStory } from '#shared/games/merchants/words/en/story.ts';
import { registerMessages } from '../../../language.ts';
import './introductionWords.ts'; // the log's first line names the options

registerMessages(merchantsStory, {
  pl: () => import('#shared/games/merchants/words/pl/story.ts'),
  cs: () => import('#shared/games/merchants/words/cs/story.ts'),
  fr: () => import('#shared/games/merchants/words/fr/story.ts'),
});
registerMessages(merchantsOrders, {
  pl: () => import('#shared/games/merchants/words/pl/orders.ts'),
  cs: () => import('#shared/games/merchants/words/cs/orders.ts'),
  fr: () => import('#shared/games/merchants/words/fr/orders.ts'),
});
