import { feed } from '#shared/words/en/feed.ts';
import { registerMessages } from '../../language.ts';

registerMessages(feed, {
  pl: () => import('#shared/words/pl/feed.ts'),
  cs: () => import('#shared/words/cs/feed.ts'),
  fr: () => import('#shared/words/fr/feed.ts'),
});
