import { privacy } from '#shared/words/en/privacy.ts';
import { registerMessages } from '../language.ts';

registerMessages(privacy, {
  pl: () => import('#shared/words/pl/privacy.ts'),
  cs: () => import('#shared/words/cs/privacy.ts'),
  fr: () => import('#shared/words/fr/privacy.ts'),
});
