import { textMode } from '#shared/words/en/textMode.ts';
import { registerMessages } from '../language.ts';

registerMessages(textMode, {
  pl: () => import('#shared/words/pl/textMode.ts'),
  cs: () => import('#shared/words/cs/textMode.ts'),
  fr: () => import('#shared/words/fr/textMode.ts'),
});
