import { telling } from '#shared/words/en/telling.ts';
import { registerMessages } from '../../language.ts';

registerMessages(telling, {
  pl: () => import('#shared/words/pl/telling.ts'),
  cs: () => import('#shared/words/cs/telling.ts'),
  fr: () => import('#shared/words/fr/telling.ts'),
});
