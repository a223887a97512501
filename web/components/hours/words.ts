import { hours } from '#shared/words/en/hours.ts';
import { registerMessages } from '../../language.ts';

registerMessages(hours, {
  pl: () => import('#shared/words/pl/hours.ts'),
  cs: () => import('#shared/words/cs/hours.ts'),
  fr: () => import('#shared/words/fr/hours.ts'),
});
