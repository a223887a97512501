import { identity } from '#shared/words/en/identity.ts';
import { registerMessages } from '../../language.ts';

registerMessages(identity, {
  pl: () => import('#shared/words/pl/identity.ts'),
  cs: () => import('#shared/words/cs/identity.ts'),
  fr: () => import('#shared/words/fr/identity.ts'),
});
