import { guide } from '#shared/words/en/guide.ts';
import { registerMessages } from '../language.ts';

registerMessages(guide, {
  pl: () => import('#shared/words/pl/guide.ts'),
  cs: () => import('#shared/words/cs/guide.ts'),
  fr: () => import('#shared/words/fr/guide.ts'),
});
