import { record } from '#shared/words/en/record.ts';
import { registerMessages } from '../language.ts';

registerMessages(record, {
  pl: () => import('#shared/words/pl/record.ts'),
  cs: () => import('#shared/words/cs/record.ts'),
  fr: () => import('#shared/words/fr/record.ts'),
});
