import { foot } from '#shared/words/en/foot.ts';
import { registerMessages } from '../language.ts';

registerMessages(foot, {
  pl: () => import('#shared/words/pl/foot.ts'),
  cs: () => import('#shared/words/cs/foot.ts'),
  fr: () => import('#shared/words/fr/foot.ts'),
});
