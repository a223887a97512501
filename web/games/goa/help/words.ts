import { helpGoa } from '#shared/games/goa/words/en/help.ts';
import '../text/words.ts';
import { registerMessages } from '../../../language.ts';

registerMessages(helpGoa, {
  pl: () => import('#shared/games/goa/words/pl/help.ts'),
  cs: () => import('#shared/games/goa/words/cs/help.ts'),
  fr: () => import('#shared/games/goa/words/fr/help.ts'),
});
