import { goaRecord } from '#shared/games/goa/words/en/record.ts';
import { registerMessages } from '../../../language.ts';

registerMessages(goaRecord, {
  pl: () => import('#shared/games/goa/words/pl/record.ts'),
  cs: () => import('#shared/games/goa/words/cs/record.ts'),
  fr: () => import('#shared/games/goa/words/fr/record.ts'),
});
