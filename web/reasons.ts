import { errors } from '#shared/words/en/errors.ts';
import { registerMessages } from './language.ts';

registerMessages(errors, {
  pl: () => import('#shared/words/pl/errors.ts'),
  cs: () => import('#shared/words/cs/errors.ts'),
  fr: () => import('#shared/words/fr/errors.ts'),
});
