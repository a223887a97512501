import { atTable } from '#shared/words/en/atTable.ts';
import { registerMessages } from '../../language.ts';

registerMessages(atTable, {
  pl: () => import('#shared/words/pl/atTable.ts'),
  cs: () => import('#shared/words/cs/atTable.ts'),
  fr: () => import('#shared/words/fr/atTable.ts'),
});
