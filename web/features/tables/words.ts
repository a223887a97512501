import type * as tables from '#shared/words/en/tables.ts';
import type { Words } from '../../lib/language.ts';

/** The words of tables before their games begin, and of the profile. */
export const tablesWords: Words<typeof tables> = {
  en: () => import('#shared/words/en/tables.ts'),
  pl: () => import('#shared/words/pl/tables.ts'),
  cs: () => import('#shared/words/cs/tables.ts'),
  fr: () => import('#shared/words/fr/tables.ts'),
};
