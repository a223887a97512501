import { help } from '#shared/words/en/help.ts';
import { registerMessages } from '../language.ts';

registerMessages(help, {
  pl: () => import('#shared/words/pl/help.ts'),
  cs: () => import('#shared/words/cs/help.ts'),
  fr: () => import('#shared/words/fr/help.ts'),
});
