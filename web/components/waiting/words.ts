import { waiting } from '#shared/words/en/waiting.ts';
import { registerMessages } from '../../language.ts';

registerMessages(waiting, {
  pl: () => import('#shared/words/pl/waiting.ts'),
  cs: () => import('#shared/words/cs/waiting.ts'),
  fr: () => import('#shared/words/fr/waiting.ts'),
});
