import { goaStores } from '#shared/games/goa/words/en/supplies.ts';
import { registerMessages } from '../../../../language.ts';

registerMessages(goaStores, {
  pl: () => import('#shared/games/goa/words/pl/supplies.ts'),
  cs: () => import('#shared/games/goa/words/cs/supplies.ts'),
  fr: () => import('#shared/games/goa/words/fr/supplies.ts'),
});
