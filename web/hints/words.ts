import { hints } from '#shared/words/en/hints.ts';
import { registerMessages } from '../language.ts';

registerMessages(hints, {
  pl: () => import('#shared/words/pl/hints.ts'),
  cs: () => import('#shared/words/cs/hints.ts'),
  fr: () => import('#shared/words/fr/hints.ts'),
});
