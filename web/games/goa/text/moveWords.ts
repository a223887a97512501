import { goaMoves } from '#shared/games/goa/words/en/moves.ts';
import { registerMessages } from '../../../language.ts';

registerMessages(goaMoves, {
  pl: () => import('#shared/games/goa/words/pl/moves.ts'),
  cs: () => import('#shared/games/goa/words/cs/moves.ts'),
  fr: () => import('#shared/games/goa/words/fr/moves.ts'),
});
