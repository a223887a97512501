import { draft } from '#shared/words/en/draft.ts';
import { registerMessages } from '../language.ts';

registerMessages(draft, {
  pl: () => import('#shared/words/pl/draft.ts'),
  cs: () => import('#shared/words/cs/draft.ts'),
  fr: () => import('#shared/words/fr/draft.ts'),
});
