import { table } from '#shared/words/en/table.ts';
import { registerMessages } from '../language.ts';

registerMessages(table, {
  pl: () => import('#shared/words/pl/table.ts'),
  cs: () => import('#shared/words/cs/table.ts'),
  fr: () => import('#shared/words/fr/table.ts'),
});
