import { records } from '#shared/words/en/records.ts';
import { registerMessages } from '../../language.ts';

registerMessages(records, {
  pl: () => import('#shared/words/pl/records.ts'),
  cs: () => import('#shared/words/cs/records.ts'),
  fr: () => import('#shared/words/fr/records.ts'),
});
