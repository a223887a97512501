import { afterGame } from '#shared/words/en/afterGame.ts';
import { registerMessages } from '../../language.ts';

registerMessages(afterGame, {
  pl: () => import('#shared/words/pl/afterGame.ts'),
  cs: () => import('#shared/words/cs/afterGame.ts'),
  fr: () => import('#shared/words/fr/afterGame.ts'),
});
