import { goaHoldings } from '#shared/games/goa/words/en/holdings.ts';
import { registerMessages } from '../../../language.ts';

registerMessages(goaHoldings, {
  pl: () => import('#shared/games/goa/words/pl/holdings.ts'),
  cs: () => import('#shared/games/goa/words/cs/holdings.ts'),
  fr: () => import('#shared/games/goa/words/fr/holdings.ts'),
});
