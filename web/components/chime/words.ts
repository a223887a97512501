import { chime } from '#shared/words/en/chime.ts';
import { registerMessages } from '../../language.ts';

registerMessages(chime, {
  pl: () => import('#shared/words/pl/chime.ts'),
  cs: () => import('#shared/words/cs/chime.ts'),
  fr: () => import('#shared/words/fr/chime.ts'),
});
